import type { SharedCart } from "@shop/contract/carts/shared-cart.ts";
import { useSharedCartModel } from "@shop/data/shop/carts/use-shared-cart-model.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { totalOf } from "@shop/domain/money/money.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { cartShareAddress, versionOf } from "@shop/domain/site/share-pictures.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatPrice } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { SharedCartScreen } from "@shop/screens/shop/carts/shared-cart-screen.tsx";
import { useNavigate, useParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { useAddLines } from "./use-add-lines.ts";
import { useCartCount, useCartStore } from "./use-cart.tsx";

/** What link previews in chats say of a shared cart: how many products, their total and names; and the picture that is made of it. */
function useCartPreview(token: string, lines: SharedCart["lines"]) {
  const { shared } = useMessages("carts");
  const { priceUpdating } = useMessages("common");
  const { count } = useMessages("products");
  const { locale } = useLocale();
  const isolated = useIsolated();
  const shop = useShop();
  if (lines.length === 0) return { description: shared.hint };
  const total = totalOf(lines.map(({ product, qty }) => ({ price: priceForPieces(product, qty), qty })));
  const pictures = lines.flatMap(({ product }) => pictureAddresses(product.images).slice(0, 1)).slice(0, 4);
  const version = versionOf([shop.name[locale], shop.accent, lines.length, total, ...pictures]);
  return {
    description: fill(shared.preview, {
      count: plural(locale, lines.length, count),
      total: isolated(formatPrice(total, priceUpdating)),
      names: lines.map(({ product }) => localName(product, locale)).join(locale === "ar" ? "، " : ", "),
    }),
    sharePicture: { address: cartShareAddress(token, locale, version), alt: shared.title },
  };
}

/** The page of a shared cart. */
export function SharedCartPage() {
  const { shared } = useMessages("carts");
  const addLines = useAddLines();
  const navigate = useNavigate();
  const { change } = useCartStore();
  const hasCart = useCartCount() > 0;
  const take = (lines: SharedCart["lines"]) => {
    addLines(lines);
    void navigate(pages.cart);
  };
  const params = useParams();
  const { token = "" } = params;
  const model = useSharedCartModel({ token });
  const isMissing = model.cart.status === "ready" && model.cart.data === null;
  const preview = useCartPreview(token, (model.cart.status === "ready" && model.cart.data?.lines) || []);
  return (
    <>
      <PageHead title={isMissing ? shared.missing : shared.title} {...preview} />
      <SharedCartScreen
        {...model}
        {...(hasCart && {
          onReplace: (lines) => {
            change(() => []);
            take(lines);
          },
        })}
        onTake={take}
      />
    </>
  );
}
