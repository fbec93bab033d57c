import { useMessages } from "@shop/i18n/i18n.tsx";
import type { RefObject } from "react";

import { useShortcut } from "../shared/use-shortcut.ts";
import type { RowSelection } from "./selection.ts";

/** Marks the control of a row that opens it. */
export const ROW_OPENER = { "data-row-opener": "" };

const OPENER = "[data-row-opener]";
const rowsIn = (root: HTMLElement | null): HTMLTableRowElement[] =>
  Array.from(root?.querySelectorAll<HTMLTableRowElement>(`tbody tr:has(${OPENER})`) ?? []);

/**
 * Goes through the rows of the table below `root` by J and K, from one {@link ROW_OPENER} to the next, which Enter presses, selects the row with
 * the focus by X, and ends the selection by Escape.
 */
export function useRowKeys(
  root: RefObject<HTMLElement | null>,
  { ids, onClear }: Pick<RowSelection, "ids" | "onClear">,
): void {
  const { lists } = useMessages("dashShell");
  const focused = (): HTMLTableRowElement | undefined =>
    rowsIn(root.current).find((row) => row.contains(document.activeElement));
  const move = (by: 1 | -1): void => {
    const rows = rowsIn(root.current);
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = at === -1 ? rows[by === 1 ? 0 : rows.length - 1] : rows[at + by];
    next?.querySelector<HTMLElement>(OPENER)?.focus();
  };
  useShortcut("j", lists.nextRow, () => move(1));
  useShortcut("k", lists.rowBefore, () => move(-1));
  useShortcut("x", lists.selectRow, () =>
    focused()?.querySelector<HTMLElement>("input[type=checkbox]")?.click(),
  );
  useShortcut("escape", lists.endSelection, onClear, { enabled: ids.size > 0 });
}
