import type { FoundParts, OpenedPartsList } from "@shop/contract/parts-lists/endpoints.ts";
import type { PartsListRequest, SavedPartsList } from "@shop/contract/parts-lists/parts-list.ts";

import type { FormState, Remote } from "../../view.ts";

/** How a list is read again: with parts that are not fitted, or with other columns. */
type Reading = Pick<PartsListRequest, "unfitted" | "roles">;

/** What the screen of parts lists reads and calls. */
export interface PartsListView extends FormState {
  /** The list that a link opened; null for an empty page. */
  readonly opened: Pick<SavedPartsList, "list" | "boards"> | null;
  /** The last list as it was read; null before. */
  readonly last: SavedPartsList | null;
  /** What was found for the last list; null before. */
  readonly found: FoundParts | null;
  /** Identifies that answer among others of the visit; what is found for more lines of a list belongs to the same one. */
  readonly foundAt: number;
  /** Searches for the lines of a list. */
  readonly onFind: (list: Pick<PartsListRequest, "list" | "boards">) => void;
  /** Searches for the next lines of the last list. */
  readonly onMore: () => void;
  /** Keeps the last list under a link; resolves to its token, and rejects on failure. */
  readonly onSave: () => Promise<string>;
  /** Reads the last list otherwise, and searches for its lines. */
  readonly onReread: (reading: Reading) => void;
}

/** What the screen of a kept parts list reads. */
export interface SavedPartsListView {
  /** Null where the token is unknown or expired. */
  readonly saved: Remote<OpenedPartsList | null>;
}
