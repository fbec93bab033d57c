import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { OrderChangeView, OrderLinesEntry } from "@shop/data/dash/orders/view.ts";
import type { OrderableProduct } from "@shop/data/dash/products/product-search-view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import type { RefusedLine } from "@shop/domain/orders/lines/refused-line.ts";
import { useEffect, useEffectEvent, useState } from "react";

import {
  editsOf,
  type ErrorsByLine,
  fromDraft,
  isEdited,
  type LineEdit,
  lineIssues,
  refusedErrors,
  sentKeys,
  sentLines,
  toDraft,
  withEdit,
  withProduct,
} from "./line-edits.ts";

/** Options of {@link useLineEdits}. */
export interface LineEditsOptions extends Pick<
  OrderChangeView<OrderLinesEntry>,
  "conflict" | "refused" | "onSubmit"
> {
  /** The order whose lines are edited. */
  readonly order: AdminOrder;
  /** Keeps unsaved lines; the same object between renders. */
  readonly draft: DraftStore;
  /** Called when the lines get or lose unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** The lines of an order while they are edited. */
export interface LineEdits {
  readonly edits: readonly LineEdit[];
  readonly isDirty: boolean;
  /** Errors by the key of a line; those of a line end when it is edited. */
  readonly errors: ErrorsByLine;
  /** Number of times that errors were found, by the form or by the server. */
  readonly faultCount: number;
  /** The order as another person has saved it, until it is decided what to do; null without a conflict. */
  readonly conflict: AdminOrder | null;
  /** Changes the line with a key. */
  readonly onEdit: (key: string, change: Partial<LineEdit>) => void;
  /** Adds one piece of a product. */
  readonly onAdd: (product: OrderableProduct) => void;
  /** Sends the lines, unless one is invalid. */
  readonly submit: () => void;
  /** Continues with the own edits, for the version that the conflict has shown. */
  readonly keepMine: () => void;
  /** Starts again from the lines that the conflict has shown. */
  readonly takeTheirs: () => void;
}

interface Shown {
  readonly refused: readonly RefusedLine[];
  readonly byLine: ErrorsByLine;
  readonly faultCount: number;
}

/** The state of the dialog in which the lines of an order are edited. */
export function useLineEdits({
  order,
  conflict,
  refused,
  draft,
  onDirty,
  onSubmit,
}: LineEditsOptions): LineEdits {
  const [version, setVersion] = useState(order.version);
  const [edits, setEdits] = useState(() => fromDraft(draft.read(), order) ?? editsOf(order));
  const [solved, setSolved] = useState<AdminOrder | null>(null);
  const [shown, setShown] = useState<Shown>({ refused, byLine: new Map(), faultCount: 0 });
  const show = (byLine: ErrorsByLine): void =>
    setShown({ refused, byLine, faultCount: shown.faultCount + 1 });
  // A new object for each response of the server.
  if (shown.refused !== refused) show(refusedErrors(refused, sentKeys(edits)));

  const isDirty = edits.some(isEdited);
  const report = useEffectEvent(onDirty);
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);

  const change = (next: readonly LineEdit[], key: string | undefined) => {
    setEdits(next);
    draft.write(toDraft(version, next));
    if (key === undefined) return;
    const byLine = new Map(shown.byLine);
    byLine.delete(key);
    setShown({ ...shown, byLine });
  };
  const open = conflict === solved ? null : conflict;
  const solve = (found: AdminOrder) => {
    setSolved(found);
    setVersion(found.version);
  };
  return {
    edits,
    isDirty,
    errors: shown.byLine,
    faultCount: shown.faultCount,
    conflict: open,
    onEdit: (key, values) => change(withEdit(edits, key, values), key),
    onAdd: (product) => {
      const own = edits.find(({ line }) => line.product_id === product.id);
      change(withProduct(edits, product), own?.key);
    },
    submit: () => {
      const issues = lineIssues(edits);
      show(issues);
      if (issues.size === 0) onSubmit({ version, lines: sentLines(edits) });
    },
    keepMine: () => open && solve(open),
    takeTheirs: () => {
      if (!open) return;
      solve(open);
      setEdits(editsOf(open));
      draft.clear();
    },
  };
}
