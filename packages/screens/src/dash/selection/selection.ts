import { createContext, useContext, useState } from "react";

/** The selected rows of a table. */
export interface SelectionState {
  /** The ids of rows that are selected one by one; all listed ones while `isAll`. */
  readonly ids: ReadonlySet<number>;
  /** Whether all rows that match the list's filters are selected. */
  readonly isAll: boolean;
  /** Selects or deselects a row; with `isRange` all from the one before to it. */
  readonly onToggle: (id: number, isRange: boolean) => void;
  readonly onSelectListed: () => void;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  /** The row that was selected or deselected last; null without a selection. */
  readonly last: number | null;
}

/** The selection as the rows of a table use it. */
export interface RowSelection extends SelectionState {
  /** Moves the focus to what can be done with the selected rows. */
  readonly onActions: () => void;
}

/** The selection of the table around a row; null where nothing can be selected. */
export const SelectionContext = createContext<RowSelection | null>(null);

/** The selection of the table around a row; null where nothing can be selected. */
export const useSelectionContext = (): RowSelection | null => useContext(SelectionContext);

interface State {
  /** The filters that the selection belongs to. */
  readonly of: string;
  readonly ids: ReadonlySet<number>;
  readonly isAll: boolean;
  /** The row that was toggled last: the start of a range. */
  readonly last: number | null;
}

/** Manages the selection of listed rows; other filters begin with an empty one. */
export function useSelection(items: readonly { readonly id: number }[], filter: object): SelectionState {
  const of = JSON.stringify(filter);
  const empty: State = { of, ids: new Set(), isAll: false, last: null };
  const [stored, setState] = useState(empty);
  const state = stored.of === of ? stored : empty;
  const listed = items.map(({ id }) => id);
  const ids = state.isAll ? new Set(listed) : state.ids;
  return {
    ids,
    isAll: state.isAll,
    onToggle: (id, isRange) => {
      const isSelected = !ids.has(id);
      const [from, to] = [state.last === null ? -1 : listed.indexOf(state.last), listed.indexOf(id)];
      const toggled = isRange && from >= 0 ? listed.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      const next = new Set(ids);
      for (const one of toggled) {
        if (isSelected) next.add(one);
        else next.delete(one);
      }
      setState({ of, ids: next, isAll: false, last: id });
    },
    onSelectListed: () => setState({ of, ids: new Set(listed), isAll: false, last: null }),
    onSelectAll: () => setState({ of, ids: new Set(), isAll: true, last: null }),
    onClear: () => setState(empty),
    last: ids.size > 0 ? state.last : null,
  };
}
