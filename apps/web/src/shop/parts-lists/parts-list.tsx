import type { OpenedPartsList } from "@shop/contract/parts-lists/endpoints.ts";
import type { SavedPartsList } from "@shop/contract/parts-lists/parts-list.ts";
import { usePartsListModel } from "@shop/data/shop/parts-lists/use-parts-list-model.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { PartsListScreen } from "@shop/screens/shop/parts-lists/parts-list-screen.tsx";

import { useSite } from "../../site-context.ts";
import { Keep } from "../accounts/keep.tsx";
import { withProducts } from "../carts/cart-line.ts";
import { useAddLines } from "../carts/use-add-lines.ts";
import { useQuotation } from "../orders/use-quotation.tsx";
import { readListFile } from "./read-list-file.ts";

const keepList = (list: SavedPartsList) => <Keep key={JSON.stringify(list)} content={{ list }} />;

export interface PartsListProps {
  /** The list of a link; none on an empty page. */
  readonly opened?: OpenedPartsList;
}

/** Connects the screen of parts lists: what is chosen goes into the cart, or becomes a quotation. */
export function PartsList({ opened }: PartsListProps) {
  const { origin } = useSite();
  const { locale } = useLocale();
  const { offer, dialog } = useQuotation();
  return (
    <>
      <PartsListScreen
        {...usePartsListModel(opened)}
        chatNumber={useShop().chat_number}
        readFile={readListFile}
        onAdd={useAddLines()}
        quotation={offer && { ...offer, onOpen: (parts) => offer.onOpen(withProducts([], parts, locale)) }}
        keep={keepList}
        addressOf={(token) => origin + localAddress(pages.savedPartsList(token), locale)}
      />
      {dialog}
    </>
  );
}
