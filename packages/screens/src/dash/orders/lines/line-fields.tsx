import { CURRENCY_LABEL, MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatAmount, formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import { FieldError } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash from "lucide-react/icons/trash";
import { useId } from "react";

import { LocalText, PartNumber } from "../../../shared/local-text.tsx";
import { ProductPicture } from "../../../shared/product/product-picture.tsx";
import { UnitQuantity } from "../../../shared/product/unit-notes.tsx";
import type { LineEdit, LineErrors } from "./line-edits.ts";
import { useLeftWords } from "./use-left-words.ts";

export interface LineFieldsProps {
  /** The line with its entered price and quantity. */
  readonly edit: LineEdit;
  /** What is wrong with the price and the quantity; empty for a valid line. */
  readonly errors: LineErrors;
  /** Whether all lines are new, so that none is marked as added; false by default. */
  readonly isNew?: boolean;
  /** False for the only line that is left. */
  readonly removable: boolean;
  /** Disables the fields while the lines are being saved. */
  readonly disabled: boolean;
  /** Called with the values that change. */
  readonly onEdit: (change: Partial<LineEdit>) => void;
}

/** The price, the quantity and the removal of one line of an order. */
export function LineFields({ edit, errors, isNew = false, removable, disabled, onEdit }: LineFieldsProps) {
  const { edit: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const id = useId();
  const { line, qty, price, removed, added } = edit;
  const name = localName(line, locale);
  const sent = line.sent ?? 0;
  const isRemovable = removable && sent === 0;
  const wasSent = plural(locale, sent, texts.sent);
  const leftWords = useLeftWords();
  const words = useMessages("errors");
  const wordsOf = (error: string | undefined): string | undefined =>
    error === undefined ? undefined : errorWords(words, error);
  const priceError = wordsOf(errors.price);
  const qtyError = errors.left === undefined ? wordsOf(errors.qty) : leftWords(errors.left);
  const isUnpriced = isZeroPrice(line.price);
  const described = [priceError && `${id}-price-error`, `${id}-price-hint`].filter(Boolean).join(" ");
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-3 py-4">
      <span className="border-line bg-surface block overflow-hidden rounded-sm border">
        <ProductPicture address={line.image ?? undefined} alt="" width={48} sizes="48px" />
      </span>
      <span className="min-w-0 leading-snug">
        <span className={`block font-semibold wrap-anywhere ${removed ? "text-muted line-through" : ""}`}>
          <LocalText text={name} />
        </span>
        {line.part_number && (
          <span className="text-muted block text-sm">
            <PartNumber number={line.part_number} />
          </span>
        )}
        <UnitQuantity sold={line} qty={qty} price={price} />
        {sent > 0 && <span className="text-muted block text-sm">{wasSent}</span>}
        {removed && <Badge tone="negative">{texts.removed}</Badge>}
        {added && !isNew && <Badge tone="positive">{texts.added}</Badge>}
      </span>
      <Button
        variant="quiet"
        size="icon"
        className="-me-2 -mt-2"
        aria-label={fill(removed ? texts.putBack : texts.remove, { name })}
        aria-disabled={(!removed && !isRemovable) || disabled}
        title={removed || isRemovable ? undefined : sent > 0 ? wasSent : texts.lastLine}
        onClick={() => {
          if (!disabled && (removed || isRemovable)) onEdit({ removed: !removed });
        }}
      >
        {removed ? <RotateCcw aria-hidden className="size-5" /> : <Trash aria-hidden className="size-5" />}
      </Button>
      {!removed && (
        <div className="col-span-3 grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:col-span-2 sm:col-start-2 sm:grid-cols-2">
          <div className="grid content-start gap-1">
            <label htmlFor={id} className="text-sm font-semibold">
              {texts.price} <span className="sr-only">{name}</span>
            </label>
            <span className="flex items-center gap-2">
              <Input
                id={id}
                name={`price-${line.product_id}`}
                dir="ltr"
                inputMode="decimal"
                autoComplete="off"
                className="figures max-w-36"
                disabled={disabled}
                aria-invalid={priceError ? true : undefined}
                aria-describedby={described}
                value={isUnpriced && price === line.price ? "" : price}
                placeholder={isUnpriced ? "0" : undefined}
                onChange={({ target }) =>
                  onEdit({ price: target.value === "" && isUnpriced ? line.price : target.value })
                }
              />
              <span className="text-muted text-sm">{CURRENCY_LABEL}</span>
            </span>
            {priceError && <FieldError id={`${id}-price-error`}>{priceError}</FieldError>}
            <p id={`${id}-price-hint`} className="text-muted text-sm empty:hidden">
              {isUnpriced
                ? texts.setPrice
                : price !== line.price &&
                  fill(added ? texts.inShop : texts.before, { value: formatAmount(line.price) })}
            </p>
          </div>
          <div className="grid content-start justify-items-start gap-1">
            <span aria-hidden className="text-sm font-semibold">
              {texts.quantity}
            </span>
            <QuantityControl
              value={qty}
              min={Math.max(1, sent)}
              max={MAX_LINE_QUANTITY}
              disabled={disabled}
              invalid={qtyError !== undefined}
              errorId={qtyError && `${id}-qty-error`}
              labels={{
                quantity: fill(texts.quantityOf, { name }),
                decrease: fill(texts.decrease, { name }),
                increase: fill(texts.increase, { name }),
                rejected: fill(texts.wholePieces, { most: formatCount(MAX_LINE_QUANTITY) }),
              }}
              onChange={(next) => onEdit({ qty: next })}
            />
            {qtyError && <FieldError id={`${id}-qty-error`}>{qtyError}</FieldError>}
            {!added && qty !== line.qty && (
              <p className="text-muted text-sm">{fill(texts.before, { value: formatCount(line.qty) })}</p>
            )}
          </div>
        </div>
      )}
    </li>
  );
}
