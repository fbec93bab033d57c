import { addLine } from "@shop/contract/cart.ts";
import { pages } from "@shop/contract/pages.ts";
import { sharedCart, useSharedCartModel } from "@shop/data/models/use-shared-cart-model.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";
import { SharedCartScreen } from "@shop/screens/shared-cart/shared-cart-screen.tsx";
import { useNavigate } from "react-router-dom";

import { cartLineOf } from "../cart/cart-line.ts";
import { useCartStore } from "../cart/use-cart.tsx";
import { PageHead } from "../head/page-head.tsx";
import { PageMissing, type Warm } from "../page-module.ts";
import { usePageArguments } from "../router/page-arguments.ts";

export const warm: Warm = async ({ api, queryClient }, { params }) => {
  const cart = await queryClient.ensureQueryData(sharedCart(api, params["token"] ?? ""));
  if (cart === null) throw new PageMissing("There is no such cart.", { ownPage: true });
};

/** A cart that somebody shared. */
export function Page() {
  const { shared } = useMessages("cart");
  const { locale } = useLocale();
  const { change } = useCartStore();
  const navigate = useNavigate();
  const onNotice = useNotify();
  const { params } = usePageArguments();
  const model = useSharedCartModel({ token: params["token"] ?? "" });
  return (
    <>
      <PageHead title={shared.title} description={shared.hint} />
      <SharedCartScreen
        {...model}
        onTake={(lines) => {
          change((cart) =>
            lines.reduce((taken, { product, qty }) => addLine(taken, cartLineOf(product, locale), qty), cart),
          );
          onNotice("addedToCart");
          void navigate(pages.cart);
        }}
      />
    </>
  );
}
