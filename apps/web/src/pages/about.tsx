import { aboutText } from "@shop/domain/site/about-text.ts";
import { branches } from "@shop/domain/site/branches.ts";
import { brands } from "@shop/domain/site/brands.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { AboutScreen } from "@shop/screens/about/about-screen.tsx";
import { ContactForm } from "@shop/screens/contact/contact-form.tsx";

import { PageHead } from "../head/page-head.tsx";
import { organization } from "../head/schema-org.ts";
import { StructuredData } from "../head/structured-data.tsx";
import { openChat } from "../open-chat.ts";
import { useFormDraft } from "../shell/form-draft.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";
import { useSite } from "../site-context.ts";

/** The about page. */
export function AboutPage() {
  const texts = useMessages("about");
  useFormDraft(pages.about);
  const { locale } = useLocale();
  const { origin } = useSite();
  return (
    <>
      <PageHead title={texts.title} description={aboutText.whoWeAre[locale]} address={pages.about} />
      <StructuredData graph={import.meta.env.SSR ? [organization(origin, locale)] : []} />
      <AboutScreen
        shop={shop}
        branches={branches}
        brands={brands}
        story={aboutText}
        contactForm={
          <>
            <NoscriptNotice />
            <ContactForm onChat={openChat} />
          </>
        }
      />
    </>
  );
}
