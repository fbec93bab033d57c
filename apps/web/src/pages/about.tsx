import { aboutText } from "@shop/contract/about-text.ts";
import { pages } from "@shop/contract/pages.ts";
import { shop } from "@shop/contract/shop.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { AboutScreen } from "@shop/screens/about/about-screen.tsx";
import { ContactForm } from "@shop/screens/contact/contact-form.tsx";

import { PageHead } from "../head/page-head.tsx";
import { StructuredData } from "../head/structured-data.tsx";
import { organization } from "../head/things.ts";
import { openChat } from "../open-chat.ts";
import { useKeptEntries } from "../shell/kept-entries.ts";
import { NeedsScripts } from "../shell/needs-scripts.tsx";
import { useSite } from "../site-context.ts";

/** The about page. */
export function Page() {
  const texts = useMessages("about");
  useKeptEntries(pages.about);
  const { locale } = useLocale();
  const { origin } = useSite();
  return (
    <>
      <PageHead title={texts.title} description={aboutText.whoWeAre[locale]} address={pages.about} />
      <StructuredData things={import.meta.env.SSR ? [organization(origin, locale)] : []} />
      <AboutScreen
        shop={shop}
        story={aboutText}
        contactForm={
          <>
            <NeedsScripts />
            <ContactForm onChat={openChat} />
          </>
        }
      />
    </>
  );
}
