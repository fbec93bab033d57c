import type { AdminProduct } from "@shop/contract/entities/admin-product.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { cn } from "@shop/ui/cn.ts";

import { Price } from "../../parts/price.tsx";
import { useCellEditing } from "./cell-editing.tsx";
import { EditableCell } from "./editable-cell.tsx";

/** Stock of at most this many pieces is marked. */
const LOW_STOCK = 5;

interface ValueCellProps {
  readonly product: AdminProduct;
}

function Amount({ amount }: { readonly amount: number }) {
  return (
    <span
      className={cn(
        "figures",
        amount <= 0 ? "text-negative font-semibold" : amount <= LOW_STOCK && "text-caution font-semibold",
      )}
    >
      {formatCount(amount)}
    </span>
  );
}

/** The price of a product, edited in its place unless the product is deleted. */
export function PriceCell({ product }: ValueCellProps) {
  const editing = useCellEditing();
  if (!editing || product.deleted_at !== null) return <Price price={product.price} size="sm" />;
  return (
    <EditableCell field="price" {...{ product, editing }}>
      {(price) => <Price price={price} size="sm" />}
    </EditableCell>
  );
}

/** The stock of a product, edited in its place unless the product is deleted. */
export function AmountCell({ product }: ValueCellProps) {
  const editing = useCellEditing();
  if (!editing || product.deleted_at !== null) return <Amount amount={product.amount} />;
  return (
    <EditableCell field="amount" {...{ product, editing }}>
      {(amount) => <Amount amount={Number(amount)} />}
    </EditableCell>
  );
}
