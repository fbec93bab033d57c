import { chatLink } from "@shop/contract/chat.ts";
import { shop } from "@shop/contract/shop.ts";

/** Opens a chat with the shop, the message written already: in a tab of its own, or here where the browser allows none. */
export function openChat(text: string): void {
  const address = chatLink(shop.chatNumber, text);
  // With 'noopener' the answer would always be null, whether the tab opened or not.
  const tab = open(address, "_blank");
  if (tab) tab.opener = null;
  else location.assign(address);
}
