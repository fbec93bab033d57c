import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { ProductFormValues } from "@shop/data/dash/products/view.ts";
import { piecesBetween } from "@shop/domain/books/stock-reasons.ts";
import { useWatch } from "react-hook-form";

import type { SchemaForm } from "../../../form/use-schema-form.ts";
import { StockReasonField } from "../../shared/form/stock-reason-field.tsx";

export interface AmountReasonProps {
  /** The form that holds the amount. */
  readonly form: SchemaForm<ProductFormValues, ProductFormValues>;
  /** The product as it is stored. */
  readonly product: Pick<AdminProduct, "amount">;
}

/** Why the amount of a product changes; nothing until it does. */
export function AmountReason({ form, product }: AmountReasonProps) {
  const [amount, reason] = useWatch({ control: form.control, name: ["amount", "stock_reason"] });
  return (
    <StockReasonField
      pieces={piecesBetween(product.amount, amount)}
      value={reason}
      onValue={(chosen) => form.setValue("stock_reason", chosen, { shouldDirty: true })}
    />
  );
}
