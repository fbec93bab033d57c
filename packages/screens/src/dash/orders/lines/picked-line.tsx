import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { FieldError } from "@shop/ui/field.tsx";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";
import { type ReactNode, useId } from "react";

import { LocalText, PartNumber } from "../../../shared/local-text.tsx";
import { UnitQuantity } from "../../../shared/product/unit-notes.tsx";

export interface PickedLineProps {
  readonly line: AdminOrder["lines"][number];
  /** Units of it that can be picked. */
  readonly left: number;
  /** Units that are picked. */
  readonly qty: number;
  /** What is wrong with that number; undefined for a valid one. */
  readonly error: string | undefined;
  /** Disables the number while the form is being saved. */
  readonly disabled: boolean;
  /** Wording of the number, with `{name}`, `{most}` and `{count}`. */
  readonly texts: Readonly<Record<"quantityOf" | "decrease" | "increase" | "wholePieces" | "of", string>>;
  /** Called with the number of units. */
  readonly onQty: (qty: number) => void;
  /** What follows the number; nothing by default. */
  readonly children?: ReactNode;
}

/** How many units of a line of an order are picked: for a parcel, or as what came back. */
export function PickedLine({ line, left, qty, error, disabled, texts, onQty, children }: PickedLineProps) {
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const id = useId();
  const name = localName(line, locale);
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-44 leading-snug">
          <p className="font-semibold wrap-anywhere">
            <LocalText text={name} />
          </p>
          {line.part_number && (
            <p className="text-muted text-sm">
              <PartNumber number={line.part_number} />
            </p>
          )}
          <UnitQuantity sold={line} qty={left} />
        </div>
        <div className="grid justify-items-end gap-1">
          <span className="flex items-center gap-2">
            <QuantityControl
              value={qty}
              min={0}
              max={left}
              disabled={disabled}
              invalid={error !== undefined}
              errorId={error && `${id}-error`}
              labels={{
                quantity: fill(texts.quantityOf, { name }),
                decrease: fill(texts.decrease, { name }),
                increase: fill(texts.increase, { name }),
                rejected: fill(texts.wholePieces, { most: formatCount(left) }),
              }}
              onChange={onQty}
            />
            <span className="text-muted text-sm whitespace-nowrap">
              {fill(texts.of, { count: formatCount(left) })}
            </span>
          </span>
          {error && <FieldError id={`${id}-error`}>{errorWords(errors, error)}</FieldError>}
        </div>
      </div>
      {children}
    </li>
  );
}
