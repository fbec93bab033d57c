import type { ChangeElsewhere } from "@shop/data/dash/orders/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import PencilLine from "lucide-react/icons/pencil-line";
import RefreshCw from "lucide-react/icons/refresh-cw";

/** An administrator's mail address without its host: what colleagues call each other by. */
const nameOf = (by: string): string => by.split("@", 1)[0] || by;

/** A sentence with the name of who has changed something; the other one for the reader's own windows. */
const changedText = (
  { by }: ChangeElsewhere,
  texts: { readonly byOther: string; readonly byYou: string },
): string => (by === null ? texts.byYou : fill(texts.byOther, { who: nameOf(by) }));

/** Marks the row of an order that was changed elsewhere. */
export function ChangedMark({ change }: { readonly change: ChangeElsewhere }) {
  const { changed } = useMessages("dashOrders");
  return (
    <span
      data-changed-row=""
      title={change.by ?? undefined}
      className="text-caution flex w-full items-start gap-1 text-sm leading-snug"
    >
      <PencilLine aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{changedText(change, changed.row)}</span>
    </span>
  );
}

export interface ChangedNoticeProps {
  /** The change, with the mail address of who made it. */
  readonly change: ChangeElsewhere;
  /** Shows a spinner in the button and ignores presses on it. */
  readonly reloading: boolean;
  /** Called when the newer version is to be fetched. */
  readonly onReload: () => void;
}

/** Offers to load an open order again that was changed elsewhere. */
export function ChangedNotice({ change, reloading, onReload }: ChangedNoticeProps) {
  const { changed } = useMessages("dashOrders");
  return (
    <div className="bg-caution-soft mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md p-3">
      <PencilLine aria-hidden className="text-caution size-4 shrink-0" />
      <p className="min-w-0 grow basis-60">
        <span className="font-semibold" title={change.by ?? undefined}>
          {changedText(change, changed.open)}
        </span>{" "}
        {changed.kept}
      </p>
      <Button size="sm" aria-disabled={reloading} onClick={() => reloading || onReload()}>
        {reloading ? (
          <Spinner label={changed.reloading} showLabel />
        ) : (
          <>
            <RefreshCw aria-hidden className="size-4" />
            {changed.reload}
          </>
        )}
      </Button>
    </div>
  );
}
