import type { SavedFilter } from "@shop/contract/saved-filters/saved-filter.ts";

import type { FormState, Remote, Submission } from "../../view.ts";

/** The saved filters of one list, with the commands of its administrator. */
export interface SavedFiltersView {
  /** By name. */
  readonly filters: Remote<readonly SavedFilter[]>;
  /** The form that saves what the list shows as a filter. */
  readonly creation: FormState & {
    /** The filter that was saved last; null before. */
    readonly saved: SavedFilter | null;
    readonly onSubmit: (filter: Pick<SavedFilter, "name" | "query">) => void;
  };
  /** The request that deletes a filter. */
  readonly deletion: Submission;
  /** The filter that was deleted last, until one is saved; null before. */
  readonly deleted: SavedFilter | null;
  /** Called with the filter that is to be deleted. */
  readonly onDelete: (filter: SavedFilter) => void;
}
