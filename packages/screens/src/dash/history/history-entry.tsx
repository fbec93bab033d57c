import type { FieldChange, HistoryAction, HistoryEntry } from "@shop/contract/history/history.ts";
import type { Named } from "@shop/domain/locale/locale.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import type { LucideIcon } from "lucide-react";
import ArrowRight from "lucide-react/icons/arrow-right";
import Download from "lucide-react/icons/download";
import KeyRound from "lucide-react/icons/key-round";
import LogOut from "lucide-react/icons/log-out";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldOff from "lucide-react/icons/shield-off";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Trash from "lucide-react/icons/trash";
import Undo2 from "lucide-react/icons/undo-2";
import type { ReactNode } from "react";

import { FieldValue, useFieldName } from "../shared/value/field-value.tsx";
import { LogItem } from "./log-item.tsx";

const icons: Readonly<Record<HistoryAction, LucideIcon>> = {
  created: Plus,
  updated: Pencil,
  deleted: Trash,
  restored: RotateCcw,
  ordered: ShoppingCart,
  returned: Undo2,
  undone: Undo2,
  password_set: KeyRound,
  two_factor_on: ShieldCheck,
  two_factor_off: ShieldOff,
  passkey_added: KeyRound,
  passkey_removed: KeyRound,
  sessions_ended: LogOut,
  downloaded: Download,
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

/** What an entry of a change history shows beside its values. */
export interface HistoryEntryProps extends HistoryEntry, Groups {
  /** What was changed; left out where the list is about one thing. */
  readonly about?: ReactNode;
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
  about,
}: HistoryEntryProps) {
  const { history } = useMessages("dashShell");
  const shown = fields.filter(({ old, new: now }) => old !== now && !(isEmpty(old) && isEmpty(now)));
  const [beforeWho = "", afterWho = ""] = (isByOrder(action) ? history.byOrder : history.by).split("{who}");
  return (
    <LogItem
      Icon={icons[action]}
      title={history.actions[action]}
      about={about}
      at={at}
      who={
        <>
          {beforeWho}
          <bdi>{by}</bdi>
          {afterWho}
        </>
      }
      link={
        bulkChange !== undefined && (
          <TextLink href={dashPathOf.bulkChange(bulkChange)} className="text-sm">
            {history.bulkChange}
          </TextLink>
        )
      }
    >
      {shown.length > 0 && (
        <dl className="mt-2 grid gap-3">
          {shown.map((change) => (
            <ChangedField key={change.field} {...change} {...{ groups, fieldName }} />
          ))}
        </dl>
      )}
    </LogItem>
  );
}
