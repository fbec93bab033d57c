import type { SavedFiltersView } from "@shop/data/dash/saved-filters/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";

import { FormFailure } from "../../form/form-failure.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SaveFilterForm } from "./save-filter-form.tsx";
import { SavedFilterRows } from "./saved-filter-list.tsx";

export interface SavedFiltersPanelProps extends SavedFiltersView {
  /** The query string of what the list shows, without its '?' and the page; '' where it shows everything. */
  readonly query: string;
  /** The address of the list with a query string. */
  readonly hrefOf: (query: string) => string;
  /** Called when a saved filter is opened. */
  readonly onOpened: () => void;
}

/** The saved filters of a list: opens, saves and deletes them. */
export function SavedFiltersPanel({
  filters,
  creation,
  deletion,
  deleted,
  onDelete,
  query,
  hrefOf,
  onOpened,
}: SavedFiltersPanelProps) {
  const { savedFilters: texts } = useMessages("dashShell");
  const { retry } = useMessages("common");
  const errors = useMessages("errors");
  if (filters.status === "loading") return <Spinner label={texts.loading} showLabel className="text-muted" />;
  if (filters.status === "failed") {
    return (
      <div className="grid justify-items-start gap-3">
        <FormFailure>{`${texts.failed} ${errorWords(errors, filters.error)}`}</FormFailure>
        <Button size="sm" onClick={filters.onRetry}>
          {retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {filters.data.length === 0 ? (
        <p className="text-muted text-sm">{texts.none}</p>
      ) : (
        <SavedFilterRows {...{ filters: filters.data, query, hrefOf, onOpened, onDelete }} />
      )}
      <SubmissionFailure submission={deletion} />
      <output className="flex flex-wrap items-center justify-between gap-2 text-sm empty:hidden">
        {deleted && (
          <>
            {fill(texts.deleted, { name: deleted.name })}
            <Button size="sm" onClick={() => creation.onSubmit(deleted)}>
              {texts.undo}
            </Button>
          </>
        )}
        {!deleted && creation.saved && fill(texts.savedAs, { name: creation.saved.name })}
      </output>
      <SaveFilterForm {...{ creation, query }} />
    </div>
  );
}
