import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { isLowStock } from "@shop/domain/catalogue/low-stock.ts";
import { shopMinuteOf } from "@shop/domain/catalogue/offer.ts";
import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatMinute } from "@shop/i18n/format-date.ts";
import { formatAmount, formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { cn } from "@shop/ui/cn.ts";
import { useState } from "react";

import { Price } from "../../../shared/product/price.tsx";
import { useMay } from "../../shared/rights.tsx";
import { useCellEditing } from "./cell-editing.tsx";
import { EditableCell } from "./editable-cell.tsx";

interface ValueCellProps {
  readonly product: AdminProduct;
}

interface AmountProps {
  readonly amount: number;
  readonly isLow: boolean;
}

function Amount({ amount, isLow }: AmountProps) {
  return (
    <span
      className={cn(
        "figures",
        amount <= 0 ? "text-negative font-semibold" : isLow && "text-caution font-semibold",
      )}
    >
      {formatCount(amount)}
    </span>
  );
}

interface AmountCellProps extends ValueCellProps {
  /** Stock up to which a product without a limit of its own is marked. */
  readonly lowStockAt: number;
}

/** The offer of a product that holds; one that does not hold now is marked with its first minute, or is over. */
function OfferNote({
  product: { offer_price: price, price_before: before, offer_from: from },
}: ValueCellProps) {
  const { offer: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  const [now] = useState(() => shopMinuteOf(new Date()));
  if (price === null) return null;
  const note =
    from !== null && from > now ? fill(texts.comes, { minute: formatMinute(from, locale) }) : texts.over;
  return (
    <span className="text-muted block text-xs">
      {`${texts.title}: `}
      <bdi className="figures">{`${formatAmount(price)} ${CURRENCY_LABEL}`}</bdi>
      {before === null && ` (${note})`}
    </span>
  );
}

/** The price of a product, edited in its place unless the product is deleted. */
export function PriceCell({ product }: ValueCellProps) {
  const editing = useCellEditing();
  const mayPrice = useMay("prices");
  const priceOf = (price: string) => (
    <>
      <Price price={price} size="sm" />
      <OfferNote product={product} />
    </>
  );
  if (!editing || !mayPrice || product.deleted_at !== null) return priceOf(product.price);
  return (
    <EditableCell field="price" {...{ product, editing }}>
      {priceOf}
    </EditableCell>
  );
}

/** The stock of a product, edited in its place unless the product is deleted. */
export function AmountCell({ product, lowStockAt }: AmountCellProps) {
  const editing = useCellEditing();
  const { restockRequests } = useMessages("dashProducts");
  const { locale } = useLocale();
  const { low_stock_at, restock_requests: waiting } = product;
  const amountOf = (amount: number) => (
    <>
      <Amount amount={amount} isLow={isLowStock({ amount, low_stock_at }, lowStockAt)} />
      {waiting > 0 && (
        <span className="text-muted block text-xs">{plural(locale, waiting, restockRequests)}</span>
      )}
    </>
  );
  if (!editing || product.deleted_at !== null) return amountOf(product.amount);
  return (
    <EditableCell field="amount" {...{ product, editing }}>
      {(amount) => amountOf(Number(amount))}
    </EditableCell>
  );
}
