import { chatLink } from "@shop/contract/chat.ts";
import { shop } from "@shop/contract/shop.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

/** Says, where scripts are switched off, that this page needs them, and how to order without. */
export function NeedsScripts() {
  const { needsScripts } = useMessages("errors");
  const { chat, chatGreeting } = useMessages("common");
  return (
    <noscript>
      <p className="border-caution mt-6 border-s-4 ps-3">
        {needsScripts} <TextLink href={chatLink(shop.chatNumber, chatGreeting)}>{chat}</TextLink>{" "}
        <TextLink href={`tel:${shop.phone.replaceAll(" ", "")}`}>
          <span className="figures">{shop.phone}</span>
        </TextLink>
      </p>
    </noscript>
  );
}
