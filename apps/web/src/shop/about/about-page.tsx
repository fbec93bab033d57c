import { useAboutModel } from "@shop/data/shop/about/use-about-model.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { AboutScreen } from "@shop/screens/shop/about/about-screen.tsx";
import { ContactForm } from "@shop/screens/shop/contact/contact-form.tsx";

import { PageHead } from "../../head/page-head.tsx";
import { organization, store } from "../../head/schema-org.ts";
import { useStoredDraft } from "../../shell/form-draft.ts";
import { useSite } from "../../site-context.ts";
import { useOpenChat } from "../orders/use-open-chat.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";

/** The about page. */
export function AboutPage() {
  const texts = useMessages("about");
  const onChat = useOpenChat();
  useStoredDraft(pages.about);
  const { locale } = useLocale();
  const { origin } = useSite();
  const model = useAboutModel();
  const { shop } = model;
  const content = model.content.status === "ready" ? model.content.data : null;
  return (
    <>
      <PageHead
        title={texts.title}
        description={content?.about.who_we_are[locale] || shop.tagline[locale]}
        address={pages.about}
        graph={
          import.meta.env.SSR
            ? [
                organization(shop, origin, locale),
                ...(content?.branches ?? []).map((branch) => store(branch, origin, locale)),
              ]
            : []
        }
      />
      <AboutScreen
        {...model}
        contactForm={
          <>
            <NoscriptNotice />
            <ContactForm onChat={onChat} />
          </>
        }
      />
    </>
  );
}
