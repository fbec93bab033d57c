import type { FoundParts } from "@shop/contract/parts-lists/endpoints.ts";
import type { PartsListRequest } from "@shop/contract/parts-lists/parts-list.ts";

import type { FormState } from "../../view.ts";

/** How a list is read again: with parts that are not fitted, or with other columns. */
type Reading = Pick<PartsListRequest, "unfitted" | "roles">;

/** What the screen of parts lists reads and calls. */
export interface PartsListView extends FormState {
  /** What was found for the last list; null before. */
  readonly found: FoundParts | null;
  /** Identifies that answer among others of the visit; what is found for more lines of a list belongs to the same one. */
  readonly foundAt: number;
  /** Searches for the lines of a list. */
  readonly onFind: (list: Pick<PartsListRequest, "list" | "boards">) => void;
  /** Searches for the next lines of the last list. */
  readonly onMore: () => void;
  /** Reads the last list otherwise, and searches for its lines. */
  readonly onReread: (reading: Reading) => void;
}
