import { chatLink } from "@shop/domain/site/chat.ts";
import { shop } from "@shop/domain/site/shop.ts";

/** Opens a prefilled chat with the shop in a new tab, or in this tab where the browser blocks popups. */
export function openChat(text: string): void {
  const address = chatLink(shop.chatNumber, text);
  // With 'noopener', `open` always returns null, so a blocked popup could not be detected.
  const tab = open(address, "_blank");
  if (tab) tab.opener = null;
  else location.assign(address);
}
