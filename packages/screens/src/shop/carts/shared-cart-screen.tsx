import type { SharedCart } from "@shop/contract/carts/shared-cart.ts";
import type { SharedCartView } from "@shop/data/shop/carts/view.ts";
import { exactStock } from "@shop/domain/catalogue/shown-stock.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { priceBeforeForPieces, priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount, formatPrice } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Link } from "@shop/ui/link.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import ShoppingCart from "lucide-react/icons/shopping-cart";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { LocalText, PartNumber } from "../../shared/local-text.tsx";
import { ScreenHead } from "../../shared/page/screen-head.tsx";
import { Price } from "../../shared/product/price.tsx";
import { ProductPicture } from "../../shared/product/product-picture.tsx";
import { ProductsLink } from "../../shared/product/products-link.tsx";
import { StockBadge } from "../../shared/product/stock-badge.tsx";
import { UnitQuantity } from "../../shared/product/unit-notes.tsx";
import { TotalLine, UpdatingNote } from "../../shared/sums/total-line.tsx";

export interface SharedCartScreenProps extends SharedCartView {
  /** Adds all lines to the visitor's own cart. */
  readonly onTake: (lines: SharedCart["lines"]) => void;
  /** Puts all lines in place of the visitor's own cart; undefined where that is empty. */
  readonly onReplace?: ((lines: SharedCart["lines"]) => void) | undefined;
}

const skeleton = (
  <div className="grid gap-4">
    <Skeleton className="h-24 rounded-md" />
    <Skeleton className="h-24 rounded-md" />
    <Skeleton className="h-24 rounded-md" />
  </div>
);

/** What has changed of a line since it was kept: its price, and too few in stock; nothing where nothing has. */
function SinceKept({
  product,
  qty,
  keptPrice,
}: Pick<SharedCart["lines"][number], "product" | "qty"> & { readonly keptPrice: string }) {
  const texts = useMessages("carts");
  const { priceUpdating } = useMessages("common");
  const { locale } = useLocale();
  const now = priceForPieces(product, qty);
  const left = exactStock(product);
  const words = (price: string) => `\u2068${formatPrice(price, priceUpdating)}\u2069`;
  return (
    <div className="text-caution text-sm empty:hidden">
      {Number(now) !== Number(keptPrice) && (
        <p>{fill(texts.priceChanged, { before: words(keptPrice), now: words(now) })}</p>
      )}
      {left !== null && left < qty && (
        <p>{left <= 0 ? texts.soldOut : plural(locale, left, texts.stockShort)}</p>
      )}
    </div>
  );
}

/** A shared cart with the current data of its products. */
export function SharedCartScreen({ cart, onTake, onReplace }: SharedCartScreenProps) {
  const texts = useMessages("carts");
  const { locale } = useLocale();
  const browse = <ProductsLink>{texts.browse}</ProductsLink>;
  if (cart.status === "ready" && !cart.data) {
    return (
      <>
        <ScreenHead title={texts.shared.missing} />
        <EmptyState heading="h2" title={texts.shared.missingHint} action={browse} />
      </>
    );
  }
  return (
    <>
      {cart.status === "ready" && cart.data?.name != null ? (
        <ScreenHead title={cart.data.name} note={texts.shared.keptHint} />
      ) : (
        <ScreenHead title={texts.shared.title} note={texts.shared.hint} />
      )}
      <RemoteView remote={cart} skeleton={skeleton}>
        {(shared) => {
          if (!shared) return null;
          if (shared.lines.length === 0) {
            return <EmptyState heading="h2" title={texts.shared.nothingLeft} action={browse} />;
          }
          const priced = shared.lines.map(({ product, qty }) => ({
            price: priceForPieces(product, qty),
            qty,
          }));
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
              <div>
                {shared.missing > 0 && (
                  <p className="border-caution mb-4 border-s-4 ps-3">
                    {plural(locale, shared.missing, texts.shared.noLonger)}
                  </p>
                )}
                <ul className="border-line divide-line divide-y border-b not-first:border-t first:-mt-4">
                  {shared.lines.map(({ product, qty, kept_price: keptPrice }) => (
                    <li key={product.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
                      <span className="border-line bg-surface w-18 shrink-0 overflow-hidden rounded-sm border">
                        <ProductPicture
                          address={pictureAddresses(product.images)[0]}
                          alt=""
                          width={72}
                          sizes="72px"
                        />
                      </span>
                      <div className="min-w-0 grow basis-24">
                        <Link
                          href={pages.product(product.id)}
                          className="-my-2 inline-block py-2 leading-snug font-semibold wrap-anywhere hover:underline"
                        >
                          <LocalText text={localName(product, locale)} />
                        </Link>
                        {product.part_number && (
                          <p className="text-muted text-sm">
                            <PartNumber number={product.part_number} />
                          </p>
                        )}
                        <UnitQuantity sold={product} qty={qty} price={priceForPieces(product, qty)} />
                        <StockBadge product={product} />
                        {keptPrice !== null && <SinceKept {...{ product, qty, keptPrice }} />}
                      </div>
                      <p className="ms-auto grid max-w-full justify-items-end gap-1">
                        <span className="flex flex-wrap items-baseline justify-end gap-x-2">
                          <span className="figures">{formatCount(qty)} ×</span>
                          <Price
                            price={priceForPieces(product, qty)}
                            before={priceBeforeForPieces(product, qty)}
                            size="sm"
                          />
                        </span>
                        {!isZeroPrice(product.price) && qty > 1 && (
                          <Price price={totalOf([{ price: priceForPieces(product, qty), qty }])} />
                        )}
                      </p>
                    </li>
                  ))}
                </ul>
              </div>
              <div className="border-line bg-surface grid gap-3 rounded-md border p-4 lg:sticky lg:top-20 lg:p-6">
                <TotalLine label={texts.total} lines={priced} />
                <UpdatingNote lines={priced} />
                <Button variant="signal" size="lg" className="w-full" onClick={() => onTake(shared.lines)}>
                  <ShoppingCart aria-hidden className="size-4.5 rtl:-scale-x-100" />
                  {texts.shared.take}
                </Button>
                {onReplace && (
                  <Button className="w-full" onClick={() => onReplace(shared.lines)}>
                    {texts.shared.replace}
                  </Button>
                )}
              </div>
            </div>
          );
        }}
      </RemoteView>
    </>
  );
}
