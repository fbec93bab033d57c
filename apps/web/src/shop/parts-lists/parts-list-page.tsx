import { usePartsListModel } from "@shop/data/shop/parts-lists/use-parts-list-model.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { addLine } from "@shop/domain/cart/cart.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";
import { PartsListScreen } from "@shop/screens/shop/parts-lists/parts-list-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";
import { useStoredDraft } from "../../shell/form-draft.ts";
import { cartLineOf } from "../carts/cart-line.ts";
import { useCartStore } from "../carts/use-cart.tsx";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";

/** The page that finds the products of a pasted parts list. */
export function PartsListPage() {
  const { title, hint } = useMessages("partsList");
  const { locale } = useLocale();
  const { change } = useCartStore();
  const onNotice = useNotify();
  useStoredDraft(pages.partsList);
  return (
    <>
      <PageHead title={title} description={hint} address={pages.partsList} />
      <NoscriptNotice />
      <PartsListScreen
        {...usePartsListModel()}
        chatNumber={useShop().chat_number}
        onAdd={(parts) => {
          change((cart) =>
            parts.reduce((taken, { product, qty }) => addLine(taken, cartLineOf(product, locale), qty), cart),
          );
          onNotice("addedToCart");
        }}
      />
    </>
  );
}
