import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { CellEditing, CellField } from "@shop/data/dash/products/cells-view.ts";
import { piecesBetween, reasonOfChange } from "@shop/domain/books/stock-reasons.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { asciiDigits } from "@shop/domain/search/folding.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatAmount, formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { cn } from "@shop/ui/cn.ts";
import { Input } from "@shop/ui/input.tsx";
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";

import { stockReasonWords } from "../../shared/value/stock-reason-words.ts";
import { CellStateMark, CellStateNote } from "./cell-state.tsx";

export interface EditableCellProps {
  /** The product of the row. */
  readonly product: AdminProduct;
  /** The field that the cell shows and edits. */
  readonly field: CellField;
  /** Checks and saves what is entered, and tells what became of it. */
  readonly editing: CellEditing;
  /** Renders a value that is not being edited. */
  readonly children: (value: string) => ReactNode;
}

const buttonIn = (row: Element | null | undefined, field: CellField): HTMLElement | null =>
  row?.querySelector<HTMLElement>(`[data-cell="${field}"]`) ?? null;

/** Moves the focus after rendering: to the same field of the next row, or back to the cell. */
const focusLater = (find: () => HTMLElement | null): void => {
  requestAnimationFrame(() => find()?.focus());
};

/** The text that an edit starts with: whole pounds without decimals. */
const startOf = (field: CellField, value: string): string =>
  field === "price" ? value.replace(/\.00$/, "") : value;

/**
 * A value of a product that is edited in its place: Enter, F2 or a digit opens it; Enter saves and moves to the next row, Tab saves and moves
 * on, Escape cancels. A text that cannot be stored stays open.
 */
export function EditableCell({ product, field, editing, children }: EditableCellProps) {
  const { cells: texts } = useMessages("dashProducts");
  const { fields } = useMessages("dashShell");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const id = useId();
  const cell = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const state = editing.stateOf(product.id, field);
  const stored = String(product[field]);
  const value = state === null || state.status === "saved" ? stored : state.text;
  const name = localName(product, locale);
  const format = (text: string): string =>
    field === "price" ? formatAmount(text) : formatCount(Number(text));

  const isOpen = draft !== null;
  useLayoutEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  const row = () => cell.current?.closest("tr");
  const open = (text: string) => {
    setDraft(text);
    setError(null);
  };
  const close = () => {
    setDraft(null);
    setError(null);
  };
  /** Saves what was entered; false where it cannot be stored. */
  const commit = (text: string): boolean => {
    const problem = editing.check(field, text);
    setError(problem);
    if (problem !== null) return false;
    close();
    const isSame = asciiDigits(text).trim() === startOf(field, stored);
    if (!isSame) editing.onSave(product, field, text);
    else if (state !== null) editing.onDiscard(product.id, field);
    return true;
  };
  const onInputKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") {
      event.preventDefault();
      const next = row()?.nextElementSibling;
      if (commit(event.currentTarget.value)) {
        focusLater(() => buttonIn(next, field) ?? buttonIn(row(), field));
      }
    } else if (event.key === "Escape") {
      event.stopPropagation();
      close();
      focusLater(() => buttonIn(row(), field));
    }
  };

  if (draft !== null) {
    const pieces = field === "amount" ? piecesBetween(product.amount, draft) : 0;
    const reason = reasonOfChange(pieces);
    return (
      <span ref={cell} className="grid min-w-0 gap-1 max-sm:flex-1">
        <Input
          ref={input}
          dir="ltr"
          inputMode={field === "price" ? "decimal" : "numeric"}
          autoComplete="off"
          className="figures min-h-11 w-full min-w-0 px-2 sm:min-h-9"
          aria-label={fill(field === "price" ? texts.priceOf : texts.amountOf, { name })}
          aria-invalid={error !== null}
          aria-describedby={`${id}-help`}
          value={draft}
          onChange={(event) => open(event.currentTarget.value)}
          onFocus={(event) => {
            // A first digit that opened the cell is continued, not replaced.
            if (event.currentTarget.value === startOf(field, value)) event.currentTarget.select();
          }}
          onKeyDown={onInputKey}
          onBlur={(event) => commit(event.currentTarget.value)}
        />
        {reason && (
          <span className="text-muted text-start text-xs">
            {fill(texts.recordedAs, { reason: stockReasonWords(reason, pieces, fields) })}
          </span>
        )}
        <span
          id={`${id}-help`}
          role={error === null ? undefined : "alert"}
          className={cn("text-start text-sm", error === null ? "sr-only" : "text-negative")}
        >
          {error === null ? texts.keys : errorWords(errors, error)}
        </span>
      </span>
    );
  }
  return (
    <span ref={cell} className="grid min-w-0 gap-1">
      <span className="flex min-w-0 items-center justify-start gap-1.5 sm:ltr:justify-end">
        {state && <CellStateMark state={state} />}
        <button
          type="button"
          data-cell={field}
          className="hover:border-line-strong -mx-1.5 min-h-11 min-w-11 rounded-sm border border-transparent px-1.5 text-start sm:min-h-8 sm:ltr:text-end"
          onClick={() => open(startOf(field, value))}
          onKeyDown={(event) => {
            const digit = asciiDigits(event.key);
            const isDigit = /^\d$/.test(digit) && !event.ctrlKey && !event.metaKey && !event.altKey;
            if (event.key !== "F2" && !isDigit) return;
            event.preventDefault();
            open(isDigit ? digit : startOf(field, value));
          }}
        >
          <span className="sr-only">{fill(texts[field], { name })} </span>
          {children(value)}
        </button>
      </span>
      {state && (
        <CellStateNote
          {...{ state, format }}
          onSave={() => editing.onSave(product, field, value)}
          onDiscard={() => editing.onDiscard(product.id, field)}
        />
      )}
    </span>
  );
}
