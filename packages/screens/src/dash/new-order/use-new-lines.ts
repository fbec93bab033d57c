import type { NewOrderView } from "@shop/data/dash/orders/new-order-view.ts";
import type { OrderableProduct } from "@shop/data/dash/products/product-search-view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { shortLines } from "@shop/domain/orders/lines/line-edits.ts";
import { useEffect, useState } from "react";

import {
  type ErrorsByLine,
  type LineEdit,
  lineIssues,
  refusedErrors,
  sentKeys,
  sentLines,
} from "../orders/lines/line-edits.ts";
import { linesOfDraft, type NewLine, toEdit, withChange, withMore } from "./new-lines.ts";

const noErrors: ErrorsByLine = new Map();

/** The lines of an order that is being taken. */
export interface NewLines {
  readonly lines: readonly NewLine[];
  readonly edits: readonly LineEdit[];
  /** Errors by the key of a line; those of a line end when it is edited. */
  readonly errors: ErrorsByLine;
  /** Number of times that errors were found, by the form or by the server. */
  readonly faultCount: number;
  /** Whether a submit found no line. */
  readonly lacksLines: boolean;
  /** Changes or removes the line with a key. */
  readonly onEdit: (key: string, change: Partial<LineEdit>) => void;
  /** Adds one of a product, or as many as given. */
  readonly onAdd: (product: OrderableProduct, qty?: number) => void;
  /** Whether the lines can be sent; shows what is wrong otherwise. */
  readonly check: () => boolean;
  /** Starts again from the lines that it began with. */
  readonly onReset: () => void;
}

const noLines: readonly NewLine[] = [];

/** The lines of which the stock, as it was read, has too few pieces, with those that are left. */
const shortEdits = (edits: readonly LineEdit[]): ErrorsByLine => {
  const keys = sentKeys(edits);
  const amounts = new Map(edits.map(({ line }) => [line.product_id, line.amount ?? 0]));
  const short = shortLines([], sentLines(edits), (id) => amounts.get(id));
  return refusedErrors(short, keys);
};

/** The state of the lines of an order that is being taken, which begin with `start` where there is no draft; pass a stable `draft`. */
export function useNewLines({
  refused,
  draft,
  start = noLines,
  takesStock,
}: Pick<NewOrderView, "refused"> & {
  readonly draft: DraftStore;
  readonly start?: readonly NewLine[];
  /** Whether the order takes its pieces from the stock: lines of which it has too few say so as they are entered. */
  readonly takesStock: boolean;
}): NewLines {
  const [lines, setLines] = useState(() => {
    const kept = linesOfDraft(draft.read());
    return kept.length > 0 ? kept : start;
  });
  useEffect(() => {
    draft.write(lines);
  }, [draft, lines]);
  const edits = lines.map(toEdit);
  const [shown, setShown] = useState({ refused, errors: noErrors, lacksLines: false, faultCount: 0 });
  // A new object for each response of the server.
  if (shown.refused !== refused)
    setShown({
      refused,
      errors: refusedErrors(refused, sentKeys(edits)),
      lacksLines: false,
      faultCount: shown.faultCount + 1,
    });
  const change = (next: readonly NewLine[], key: string) => {
    setLines(next);
    const errors = new Map(shown.errors);
    errors.delete(key);
    setShown({ ...shown, errors, lacksLines: false });
  };
  return {
    lines,
    edits,
    errors: takesStock ? new Map([...shortEdits(edits), ...shown.errors]) : shown.errors,
    lacksLines: shown.lacksLines,
    faultCount: shown.faultCount,
    onEdit: (key, values) => {
      const at = edits.findIndex((edit) => edit.key === key);
      const line = lines[at];
      if (!line) return;
      change(values.removed ? lines.toSpliced(at, 1) : lines.with(at, withChange(line, values)), key);
    },
    onAdd: (product, qty = 1) => {
      // Several scans may be answered before the next rendering.
      setLines((before) => withMore(before, product, qty));
      setShown((before) => {
        const errors = new Map(before.errors);
        errors.delete(`${product.id}-added`);
        return { ...before, errors, lacksLines: false };
      });
    },
    onReset: () => {
      setLines(start);
      setShown({ ...shown, errors: noErrors, lacksLines: false });
    },
    check: () => {
      const errors = lineIssues(edits);
      const isValid = lines.length > 0 && errors.size === 0;
      setShown({
        ...shown,
        errors,
        lacksLines: lines.length === 0,
        faultCount: shown.faultCount + Number(!isValid),
      });
      return isValid;
    },
  };
}
