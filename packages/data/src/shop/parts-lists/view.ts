import type { FoundParts } from "@shop/contract/parts-lists/endpoints.ts";

import type { FormState } from "../../view.ts";

/** What the screen of parts lists reads and calls. */
export interface PartsListView extends FormState {
  /** What was found for the last list; null before. */
  readonly found: FoundParts | null;
  /** Identifies that answer among others of the visit. */
  readonly foundAt: number;
  /** Searches for the lines of a list. */
  readonly onFind: (list: { readonly list: string }) => void;
}
