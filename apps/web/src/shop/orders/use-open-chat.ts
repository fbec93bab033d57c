import { useShop } from "@shop/data/shop/settings/queries.ts";
import { chatLink } from "@shop/domain/site/chat.ts";
import { useCallback } from "react";

/** Returns the function that opens a prefilled chat with the shop in a new tab, or in this tab where the browser blocks popups. */
export function useOpenChat(): (text: string) => void {
  const { chat_number: number } = useShop();
  return useCallback(
    (text) => {
      const address = chatLink(number, text);
      // With 'noopener', `open` always returns null, so a blocked popup could not be detected.
      const tab = open(address, "_blank");
      if (tab) tab.opener = null;
      else location.assign(address);
    },
    [number],
  );
}
