import { useShop } from "@shop/data/shop/settings/queries.ts";
import { callAddress } from "@shop/domain/site/call-address.ts";
import { chatLink } from "@shop/domain/site/chat.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

/** Shows, where scripts are disabled, that the page needs them, and how to order by chat or phone instead. */
export function NoscriptNotice() {
  const shop = useShop();
  const { needsScripts } = useMessages("errors");
  const { chat, chatGreeting } = useMessages("common");
  return (
    <noscript>
      <p className="border-caution mt-6 border-s-4 ps-3">
        {needsScripts} <TextLink href={chatLink(shop.chat_number, chatGreeting)}>{chat}</TextLink>{" "}
        <TextLink href={callAddress(shop.phone)}>
          <span className="figures">{shop.phone}</span>
        </TextLink>
      </p>
    </noscript>
  );
}
