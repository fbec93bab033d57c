import type { BulkPreview as Preview, BulkRow } from "@shop/contract/bulk-changes/bulk-change.ts";
import { NO_ANSWER } from "@shop/contract/codes.ts";
import type { BulkFormView, BulkPreviewPage } from "@shop/data/dash/bulk-changes/view.ts";
import { type BulkField, MAX_BULK_PRODUCTS } from "@shop/domain/bulk/bulk-rule.ts";
import { HELD_DAYS } from "@shop/domain/catalogue/offer.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Spinner } from "@shop/ui/spinner.tsx";

import { LocalText } from "../../shared/local-text.tsx";
import { BulkOthers } from "./bulk-others.tsx";
import { type BulkColumn, BulkRows } from "./bulk-rows.tsx";
import { BulkValueText } from "./bulk-value.tsx";

/** Products on one page of a preview. */
const PREVIEW_ROWS = 50;

export interface BulkPreviewProps extends Pick<
  BulkFormView,
  "preview" | "errors" | "attribute" | "applying" | "conflict" | "onApply"
> {
  /** The field that the rule changes; it decides how values are formatted. */
  readonly field: BulkField;
  /** Which products are listed, and which page of them. */
  readonly shown: BulkPreviewPage;
  /** Called with the chosen kind of products or page. */
  readonly onShow: (shown: BulkPreviewPage) => void;
}

function Pages({ page, count, onPage }: { page: number; count: number; onPage: (page: number) => void }) {
  const texts = useMessages("dashBulkChanges");
  if (count <= 1) return null;
  return (
    <nav aria-label={texts.preview} className="mt-3 flex flex-wrap items-center gap-3">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {texts.earlier}
      </Button>
      <span className="text-muted text-sm">
        {fill(texts.page, { page: formatCount(page), count: formatCount(count) })}
      </span>
      <Button disabled={page >= count} onClick={() => onPage(page + 1)}>
        {texts.later}
      </Button>
    </nav>
  );
}

function Rows({
  preview,
  field,
  attribute,
  shown,
  onShow,
}: Pick<BulkPreviewProps, "field" | "attribute" | "shown" | "onShow"> & { preview: Preview }) {
  const texts = useMessages("dashBulkChanges");
  const { locale } = useLocale();
  const skipped = preview.skipped.reduce((sum, { products }) => sum + products, 0);
  const counts = { changed: preview.changed, skipped };
  const columns: readonly BulkColumn<BulkRow>[] = [
    {
      id: "name",
      label: texts.name,
      render: (row) => <LocalText text={localName(row, locale)} />,
    },
    {
      id: "old",
      label: texts.old,
      isValue: true,
      render: ({ old }) => <BulkValueText value={old} {...{ field, attribute }} />,
    },
    shown.show === "changed"
      ? {
          id: "new",
          label: texts.new,
          isValue: true,
          render: ({ new: now, below_cost: isBelowCost }) => (
            // One item of the row, which is a line of items on phones.
            <div>
              <strong>{now !== null && <BulkValueText value={now} {...{ field, attribute }} />}</strong>
              {isBelowCost && <span className="text-caution block text-sm">{texts.isBelowCost}</span>}
            </div>
          ),
        }
      : {
          id: "reason",
          label: texts.reason,
          render: ({ reason }) => (reason === null ? "" : texts.reasons[reason]),
        },
  ];
  return (
    <>
      <fieldset className="border-line-strong divide-line-strong mb-3 flex w-fit divide-x overflow-hidden rounded-md border">
        <legend className="sr-only">{texts.preview}</legend>
        {(["changed", "skipped"] as const).map((show) => (
          <button
            key={show}
            type="button"
            aria-pressed={shown.show === show}
            className={cn(
              "min-h-11 px-3 text-sm font-semibold sm:min-h-9",
              shown.show === show ? "bg-ink text-surface" : "bg-surface text-ink hover:bg-sunken",
            )}
            onClick={() => onShow({ show, page: 1 })}
          >
            {fill(texts.tabs[show], { count: formatCount(counts[show]) })}
          </button>
        ))}
      </fieldset>
      {preview.rows.length > 0 ? (
        <BulkRows caption={texts.preview} columns={columns} rows={preview.rows} />
      ) : (
        <p className="text-muted">{shown.show === "changed" ? texts.noneChanged : texts.noneSkipped}</p>
      )}
      <Pages
        page={preview.page}
        count={Math.ceil(counts[shown.show] / PREVIEW_ROWS)}
        onPage={(page) => onShow({ show: shown.show, page })}
      />
    </>
  );
}

/** Whether the server refused the rule itself, which its form shows. */
const isRefused = (errors: BulkFormView["errors"]): boolean =>
  errors["rule.value"] !== undefined || errors["rule.attribute_id"] !== undefined;

/** What a rule would do: how many products change, which are skipped and why; applies it. */
export function BulkPreviewPanel({
  preview,
  errors,
  attribute,
  applying,
  conflict,
  onApply,
  field,
  shown,
  onShow,
}: BulkPreviewProps) {
  const texts = useMessages("dashBulkChanges");
  const { retry } = useMessages("common");
  const words = useMessages("errors");
  const { locale } = useLocale();
  if (preview === null || isRefused(errors)) return null;
  if (preview.status === "loading") return <Spinner label={texts.previewing} showLabel />;
  if (preview.status === "failed") {
    return errors["selection"] === "too_large" ? (
      <p role="alert" className="text-negative">
        {fill(texts.tooMany, { count: formatCount(MAX_BULK_PRODUCTS) })}
      </p>
    ) : (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-negative">{`${texts.previewFailed} ${errorWords(words, preview.error)}`}</p>
        <Button onClick={preview.onRetry}>{retry}</Button>
      </div>
    );
  }
  const { data, refreshing } = preview;
  const isPending = applying.status === "pending";
  return (
    <div aria-busy={refreshing}>
      {conflict && <BulkOthers {...{ field, attribute }} others={conflict.others} />}
      <p aria-live="polite" className="mb-3 font-semibold">
        {plural(locale, data.changed, texts.changed)}
      </p>
      {data.skipped.length > 0 && (
        <ul className="text-muted mb-3 text-sm">
          {data.skipped.map(({ reason, products }) => (
            <li key={reason}>{`${plural(locale, products, texts.skipped)}: ${texts.reasons[reason]}`}</li>
          ))}
        </ul>
      )}
      {data.not_held > 0 && (
        <p className="text-caution mb-3 text-sm">
          {fill(plural(locale, data.not_held, texts.notHeld), { days: String(HELD_DAYS) })}
        </p>
      )}
      {data.below_cost !== undefined && data.below_cost > 0 && (
        <p className="text-caution mb-3 text-sm">{plural(locale, data.below_cost, texts.belowCost)}</p>
      )}
      <Rows preview={data} {...{ field, attribute, shown, onShow }} />
      {applying.status === "failed" && (
        <p role="alert" className="text-negative mt-3">
          {applying.error === NO_ANSWER || applying.error === "unavailable"
            ? texts.noAnswer
            : `${texts.applyFailed} ${errorWords(words, applying.error)}`}
        </p>
      )}
      {data.changed > 0 && (
        <div className="border-line bg-surface sticky bottom-0 -mx-4 mt-4 -mb-4 rounded-b-md border-t px-4 py-3">
          <Button
            variant="signal"
            className="max-sm:w-full"
            aria-disabled={isPending || refreshing}
            onClick={() => {
              if (!isPending && !refreshing) onApply();
            }}
          >
            {isPending ? texts.applying : plural(locale, data.changed, texts.apply)}
          </Button>
        </div>
      )}
    </div>
  );
}
