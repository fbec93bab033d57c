import type { HistoryView } from "@shop/data/dash/history/view.ts";
import type { Named } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { Button } from "@shop/ui/button.tsx";
import { Dialog, DialogContent } from "@shop/ui/dialog/dialog.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { focusContent } from "@shop/ui/focus-content.ts";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { HistoryEntryItem } from "./history-entry.tsx";

export interface HistoryDialogProps extends HistoryView {
  /** Name of the product, category or sub category in the reader's language. */
  readonly name: string;
  /** Categories or sub categories that values may name, so that they are shown in the reader's language. */
  readonly groups?: ReadonlyArray<Named>;
  /** Words the name of a changed field; by default those of products and categories. */
  readonly fieldName?: (field: string) => string;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

const skeleton = (
  <div className="grid gap-6">
    {["w-3/4", "w-1/2", "w-2/3"].map((width) => (
      <div key={width} className="grid gap-2 ps-11">
        <Skeleton className={`h-5 ${width}`} />
        <Skeleton className="h-5" />
      </div>
    ))}
  </div>
);

const noGroups: readonly Named[] = [];

/** Dialog with the change history of a product, category or sub category. */
export function HistoryDialog({
  name,
  entries,
  more,
  groups = noGroups,
  fieldName,
  onLoadMore,
  onClose,
}: HistoryDialogProps) {
  const { history } = useMessages("dashShell");
  const { close } = useMessages("common");
  const isolated = useIsolated();
  const pending = more.status === "pending";
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        inAddress
        title={fill(history.title, { name: isolated(name) })}
        closeLabel={close}
        className="max-sm:min-h-[92dvh]"
        // The first control may be far below: the dialog itself gets the focus.
        onOpenAutoFocus={focusContent}
      >
        <RemoteView remote={entries} skeleton={skeleton} loading={history.loading} failed={history.failed}>
          {({ items, hasMore }) =>
            items.length === 0 ? (
              <EmptyState title={history.none} text={history.noneHint} />
            ) : (
              <>
                <ol className="divide-line divide-y">
                  {items.map((entry) => (
                    <HistoryEntryItem key={entry.id} {...entry} {...{ groups, fieldName }} />
                  ))}
                </ol>
                {hasMore && (
                  <div className="mt-3 grid justify-items-center gap-2">
                    <output className="text-negative empty:sr-only">
                      {more.status === "failed" && history.moreFailed}
                    </output>
                    <Button
                      aria-disabled={pending}
                      onClick={() => {
                        if (!pending) onLoadMore();
                      }}
                    >
                      {pending ? <Spinner label={history.loading} showLabel /> : history.more}
                    </Button>
                  </div>
                )}
              </>
            )
          }
        </RemoteView>
      </DialogContent>
    </Dialog>
  );
}
