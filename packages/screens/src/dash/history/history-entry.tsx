import type { FieldChange, HistoryAction, HistoryEntry } from "@shop/contract/history/history.ts";
import type { Named } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import type { LucideIcon } from "lucide-react";
import ArrowRight from "lucide-react/icons/arrow-right";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Trash from "lucide-react/icons/trash";
import Undo2 from "lucide-react/icons/undo-2";

import { bulkPages } from "../bulk-changes/bulk-pages.ts";
import { FieldValue, useFieldName } from "../parts/field-value.tsx";

const icons: Readonly<Record<HistoryAction, LucideIcon>> = {
  created: Plus,
  updated: Pencil,
  deleted: Trash,
  restored: RotateCcw,
  ordered: ShoppingCart,
  returned: Undo2,
  undone: Undo2,
};

const isByOrder = (action: HistoryAction): boolean => action === "ordered" || action === "returned";

const isEmpty = (value: FieldChange["old"]): boolean => value === null || value === "";

interface Groups {
  /** Categories or sub categories that values may name. */
  readonly groups: readonly Named[];
  /** Words the name of a changed field; undefined for those of products and categories. */
  readonly fieldName?: ((field: string) => string) | undefined;
}

function ChangedField({ field, old, new: now, groups, fieldName }: FieldChange & Groups) {
  const { history } = useMessages("dashShell");
  const usualName = useFieldName();
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-muted text-sm leading-6">{(fieldName ?? usualName)(field)}</dt>
      <dd className="flex min-w-0 flex-wrap items-start gap-x-2 gap-y-1 leading-6">
        {!isEmpty(old) && (
          <>
            <span className="sr-only">{history.before}</span>
            <del className="text-muted max-w-full min-w-0 no-underline">
              <FieldValue {...{ field, groups }} value={old} other={now} />
            </del>
            <ArrowRight aria-hidden className="text-muted mt-1 size-4 shrink-0 rtl:-scale-x-100" />
          </>
        )}
        <span className="sr-only">{history.after}</span>
        <ins className="max-w-full min-w-0 font-semibold no-underline">
          <FieldValue {...{ field, groups }} value={now} other={old} />
        </ins>
      </dd>
    </div>
  );
}

/** One entry of a change history: what was done, by whom, when, and each changed field with its old and new value. */
export function HistoryEntryItem({
  action,
  by,
  at,
  fields,
  bulk_change: bulkChange,
  groups,
  fieldName,
}: HistoryEntry & Groups) {
  const { history } = useMessages("dashShell");
  const { locale } = useLocale();
  const Icon = icons[action];
  const shown = fields.filter(({ old, new: now }) => old !== now && !(isEmpty(old) && isEmpty(now)));
  const [beforeWho = "", afterWho = ""] = (isByOrder(action) ? history.byOrder : history.by).split("{who}");
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-4 first:pt-0">
      <span className="bg-sunken text-muted grid size-8 place-items-center rounded-full">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0">
        <p className="flex min-h-8 flex-wrap items-center gap-x-2">
          <strong className="font-semibold">{history.actions[action]}</strong>
          <span className="min-w-0 wrap-anywhere">
            {beforeWho}
            <bdi>{by}</bdi>
            {afterWho}
          </span>
          {bulkChange !== undefined && (
            <TextLink href={bulkPages.change(bulkChange)} className="text-sm">
              {history.bulkChange}
            </TextLink>
          )}
          <time dateTime={at} className="text-muted text-sm sm:ms-auto">
            {fill(history.moment, { day: formatDay(at, locale), time: formatTime(at, locale) })}
          </time>
        </p>
        {shown.length > 0 && (
          <dl className="mt-2 grid gap-3">
            {shown.map((change) => (
              <ChangedField key={change.field} {...change} {...{ groups, fieldName }} />
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}
