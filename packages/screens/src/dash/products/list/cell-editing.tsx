import type { CellEditing } from "@shop/data/dash/products/cells-view.ts";
import { createContext, useContext } from "react";

/** The cells that are edited in place; null where the table is read only. In a context, so that a changed cell renders no other row. */
export const CellEditingContext = createContext<CellEditing | null>(null);

/** The cells that are edited in place; null where the table is read only. */
export const useCellEditing = (): CellEditing | null => useContext(CellEditingContext);
