import { chatLink } from "@shop/contract/chat.ts";
import type { Bilingual } from "@shop/contract/locale.ts";
import { pages } from "@shop/contract/pages.ts";
import { shop } from "@shop/contract/shop.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { MessagePage } from "@shop/screens/parts/message-page.tsx";
import { buttonClasses } from "@shop/ui/button.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { PageHead } from "../head/page-head.tsx";

const title: Bilingual = { en: "This page is being built", ar: "هذه الصفحة قيد الإنشاء" };
const text: Bilingual = {
  en: "Until it opens you can order by chat: tell us the part numbers and how many you need.",
  ar: "حتى تُفتح يمكنك الطلب عبر المحادثة: أخبرنا بأرقام القطع والكميات التي تحتاجها.",
};

/** Stands at /cart, /checkout, /login and /signup until their screens are there; says so, and how to order meanwhile. */
export function Page() {
  const texts = useMessages("common");
  const { locale } = useLocale();
  return (
    <>
      <PageHead title={title[locale]} description={text[locale]} />
      <MessagePage reading="- - -" title={title[locale]} text={text[locale]}>
        <a
          href={chatLink(shop.chatNumber, texts.chatGreeting)}
          target="_blank"
          rel="noopener"
          className={buttonClasses({ variant: "signal", size: "lg" })}
        >
          {texts.chat}
        </a>
        <TextLink href={pages.products}>{texts.products}</TextLink>
      </MessagePage>
    </>
  );
}
