import type { SavedPartsList } from "@shop/contract/parts-lists/parts-list.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";

import { useSite } from "../../site-context.ts";
import { Keep } from "../accounts/keep.tsx";
import { useAddLines } from "../carts/use-add-lines.ts";
import { readListFile } from "./read-list-file.ts";

/** What pages of parts lists give their screen beside its model. */
export function usePartsListPage() {
  const { origin } = useSite();
  const { locale } = useLocale();
  return {
    chatNumber: useShop().chat_number,
    readFile: readListFile,
    onAdd: useAddLines(),
    keep: (list: SavedPartsList) => <Keep key={JSON.stringify(list)} content={{ list }} />,
    addressOf: (token: string) => origin + localAddress(pages.savedPartsList(token), locale),
  };
}
