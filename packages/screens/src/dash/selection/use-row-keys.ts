import { useMessages } from "@shop/i18n/i18n.tsx";
import type { RefObject } from "react";

import { useShortcut } from "../shared/use-shortcut.ts";
import type { RowSelection } from "./selection.ts";

const rowsIn = (root: HTMLElement | null): HTMLTableRowElement[] =>
  Array.from(root?.querySelectorAll<HTMLTableRowElement>("tbody tr:has(th a[href])") ?? []);

/**
 * Goes through the rows of the table below `root` by J and K, from link to link, selects the one with the focus by X, and ends the selection by
 * Escape; Enter opens the row by its link.
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
    next?.querySelector<HTMLElement>("th a[href]")?.focus();
  };
  useShortcut("j", lists.nextRow, () => move(1));
  useShortcut("k", lists.rowBefore, () => move(-1));
  useShortcut("x", lists.selectRow, () =>
    focused()?.querySelector<HTMLElement>("input[type=checkbox]")?.click(),
  );
  useShortcut("escape", lists.endSelection, onClear, { enabled: ids.size > 0 });
}
