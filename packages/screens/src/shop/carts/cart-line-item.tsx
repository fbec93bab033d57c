import type { CheckedLine } from "@shop/domain/cart/cart-check.ts";
import { quantityFrom } from "@shop/domain/cart/order-quantity.ts";
import { hasOwnUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { exactStock } from "@shop/domain/catalogue/shown-stock.ts";
import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { isolated } from "@shop/domain/locale/isolated.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { priceBeforeForPieces, stepInReach } from "@shop/domain/money/quantity-prices.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount, formatPrice } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Link } from "@shop/ui/link.tsx";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";
import Trash from "lucide-react/icons/trash";

import { lineName } from "../../shared/local-line.ts";
import { LocalText, PartNumber } from "../../shared/local-text.tsx";
import { focusIt } from "../../shared/page/focus-it.ts";
import { Price } from "../../shared/product/price.tsx";
import { ProductPicture } from "../../shared/product/product-picture.tsx";
import { UnitPrice, UnitQuantity, useQuantityLimits } from "../../shared/product/unit-notes.tsx";
import { LineChangeNote } from "./line-change-note.tsx";

export interface CartLineItemProps {
  /** The line with its current product, and what has changed since it was added. */
  readonly checked: CheckedLine;
  /** Focuses the line when it mounts: for a line that was just restored. */
  readonly isBack?: boolean;
  /** Called with the new number of pieces, from 1 to 1,000,000. */
  readonly onQuantity: (qty: number) => void;
  /** Called by the remove button, and by the minus button at one piece. */
  readonly onRemove: () => void;
  /** Called to apply the line's change to the cart. */
  readonly onAccept: () => void;
}

/** The next price by quantity where it is in reach and so many are in stock, with a button that adds what it needs. */
function NextStep({
  checked: { line, product },
  onQuantity,
}: Pick<CartLineItemProps, "checked" | "onQuantity">) {
  const texts = useMessages("carts");
  const { locale } = useLocale();
  const step = line.tieredPrice && stepInReach(line.tieredPrice, line.qty);
  // The next valid quantity from which it holds.
  const next = step && { ...step, from: quantityFrom(product ?? {}, step.from) };
  const left = product && exactStock(product);
  if (!next || next.from <= line.qty || (left !== null && left < next.from)) return null;
  return (
    <button
      type="button"
      className="text-muted hover:text-ink min-h-6 text-start text-sm underline underline-offset-4"
      onClick={() => onQuantity(next.from)}
    >
      {fill(texts.addMore, {
        more: formatCount(next.from - line.qty),
        price: isolated(formatPrice(next.price, ""), locale),
      })}
    </button>
  );
}

/** A line of the cart: product, quantity control, line total, and changes of price or stock. */
export function CartLineItem({ checked, isBack = false, onQuantity, onRemove, onAccept }: CartLineItemProps) {
  const texts = useMessages("carts");
  const { locale } = useLocale();
  const { line, product, change } = checked;
  const name = lineName(checked, locale);
  const limits = useQuantityLimits(
    product ?? {},
    fill(texts.wholePieces, { most: formatCount(MAX_LINE_QUANTITY) }),
  );
  const labels = {
    decrease: fill(texts.decrease, { name }),
    increase: fill(texts.increase, { name }),
    quantity: `${texts.quantity}: ${name}`,
    ...limits.labels,
  };
  return (
    <li className="grid gap-3 py-4">
      <div className="grid grid-cols-[min(5rem,23%)_minmax(0,1fr)_auto] items-start gap-x-[min(1rem,5%)] gap-y-3 lg:grid-cols-[6rem_minmax(0,1fr)_auto_minmax(7.5rem,auto)_auto] lg:items-center lg:gap-x-4">
        <Link
          href={pages.product(line.id)}
          tabIndex={-1}
          aria-hidden
          className="border-line bg-surface block overflow-hidden rounded-sm border"
        >
          <ProductPicture address={pictureAddresses([line])[0]} alt="" width={96} sizes="96px" />
        </Link>
        <div className="min-w-0">
          <Link
            ref={isBack ? focusIt : undefined}
            href={pages.product(line.id)}
            className="-my-2 inline-block py-2 leading-snug font-semibold wrap-anywhere hover:underline"
          >
            <LocalText text={name} />
          </Link>
          {product?.part_number && (
            <p className="text-muted text-sm">
              <span className="sr-only">{texts.partNumber}</span> <PartNumber number={product.part_number} />
            </p>
          )}
          <p className="text-muted mt-1 flex flex-wrap items-baseline gap-x-1.5">
            <Price
              price={line.price}
              before={change?.price == null && product ? priceBeforeForPieces(product, line.qty) : null}
              size="sm"
            />
            {product && hasOwnUnit(product) ? (
              <UnitPrice sold={product} price={line.price} />
            ) : (
              !isZeroPrice(line.price) && <span className="text-sm">{texts.each}</span>
            )}
          </p>
          {product && <UnitQuantity sold={product} qty={line.qty} />}
          {change === null && <NextStep {...{ checked, onQuantity }} />}
        </div>
        <div className="col-span-2 col-start-1 row-start-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-lg:col-span-3 lg:contents">
          <QuantityControl
            value={line.qty}
            {...limits.range}
            labels={labels}
            onChange={onQuantity}
            onRemove={onRemove}
          />
          <output className="block max-w-full min-w-0 text-end">
            {isZeroPrice(line.price) ? (
              <span aria-hidden className="text-muted">
                –
              </span>
            ) : (
              <>
                <span className="sr-only">{texts.sum}</span> <Price price={totalOf([line])} />
              </>
            )}
          </output>
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label={fill(texts.remove, { name })}
          className="col-start-3 row-start-1 -me-3 lg:col-start-auto lg:row-start-auto"
          onClick={onRemove}
        >
          <Trash aria-hidden className="size-5" />
        </Button>
      </div>
      {change && <LineChangeNote change={change} price={line.price} name={name} onAccept={onAccept} />}
    </li>
  );
}
