import { useSharedCartModel } from "@shop/data/shop/carts/use-shared-cart-model.ts";
import { addLine } from "@shop/domain/cart/cart.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";
import { SharedCartScreen } from "@shop/screens/shop/carts/shared-cart-screen.tsx";
import { useNavigate, useParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { cartLineOf } from "./cart-line.ts";
import { useCartStore } from "./use-cart.tsx";

/** The page of a shared cart. */
export function SharedCartPage() {
  const { shared } = useMessages("carts");
  const { locale } = useLocale();
  const { change } = useCartStore();
  const navigate = useNavigate();
  const onNotice = useNotify();
  const params = useParams();
  const model = useSharedCartModel({ token: params["token"] ?? "" });
  const isMissing = model.cart.status === "ready" && model.cart.data === null;
  return (
    <>
      <PageHead title={isMissing ? shared.missing : shared.title} description={shared.hint} />
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
