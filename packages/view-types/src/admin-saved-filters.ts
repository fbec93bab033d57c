import type { SavedFilter } from "@shop/contract/entities/saved-filter.ts";

import type { FormState, Remote, Submission } from "./state.ts";

/** The saved filters of one list, with the commands of its administrator. */
export interface SavedFiltersView {
  /** By name. */
  readonly filters: Remote<readonly SavedFilter[]>;
  readonly creation: FormState & {
    /** The filter that was saved last; null before. */
    readonly saved: SavedFilter | null;
    readonly onSubmit: (filter: Pick<SavedFilter, "name" | "query">) => void;
  };
  readonly deletion: Submission;
  /** The filter that was deleted last, until one is saved; null before. */
  readonly deleted: SavedFilter | null;
  readonly onDelete: (filter: SavedFilter) => void;
}
