import type { NewOrderView } from "@shop/data/dash/orders/new-order-view.ts";
import { ANY_PRICE } from "@shop/domain/orders/lines/price-limit.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import type { ReactNode } from "react";

import { AddProduct } from "../orders/lines/add-product.tsx";
import { LineFields } from "../orders/lines/line-fields.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { ScanField, type ScanFieldProps } from "./scan-field.tsx";
import type { NewLines } from "./use-new-lines.ts";

export interface LinesSectionProps extends Pick<ScanFieldProps, "onReceipt" | "onEmpty"> {
  readonly lines: NewLines;
  /** What the lines read and call. */
  readonly view: Pick<NewOrderView, "onLookUp" | "onReadList" | "productSearch" | "discountLimit">;
  /** Disables the fields while the order is being stored. */
  readonly disabled: boolean;
  /** What stands above the field for a scanner; nothing by default. */
  readonly children?: ReactNode;
}

/** The lines of an order that is being taken: scanned, typed, pasted or chosen, each with its price and quantity. */
export function LinesSection({ lines, view, disabled, onReceipt, onEmpty, children }: LinesSectionProps) {
  const { taken: texts, order } = useMessages("dashOrders");
  const { onLookUp, onReadList, productSearch, discountLimit } = view;
  return (
    <DashSection title={order.lines}>
      {children}
      <ScanField
        error={lines.lacksLines ? texts.noLines : undefined}
        onAdd={lines.onAdd}
        {...{ disabled, onLookUp, onReadList, onReceipt, onEmpty }}
      />
      <ul className="divide-line divide-y">
        {lines.edits.map((edit) => (
          <LineFields
            key={edit.key}
            edit={edit}
            errors={lines.errors.get(edit.key) ?? {}}
            isNew
            removable
            disabled={disabled}
            onEdit={(change) => lines.onEdit(edit.key, change)}
          />
        ))}
      </ul>
      <div className="mt-4">
        <AddProduct
          search={productSearch}
          edits={lines.edits}
          takesStock={false}
          disabled={disabled}
          onAdd={lines.onAdd}
        />
      </div>
      {lines.lines.length > 0 && (
        <p className="text-muted text-sm">
          {discountLimit === ANY_PRICE
            ? texts.percentHint
            : discountLimit === 0
              ? texts.fixedPrices
              : fill(texts.limitHint, { percent: formatCount(discountLimit) })}
        </p>
      )}
    </DashSection>
  );
}
