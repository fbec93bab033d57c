import { adminAddresses } from "@shop/contract/addresses.ts";
import { auditKinds } from "@shop/contract/audit-log/audit-entry.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { AuditLogView, AuditQuery } from "@shop/data/dash/audit-log/view.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Select } from "@shop/ui/select.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { ExportMenu } from "../shared/list/export-menu.tsx";
import { AuditEntryItem } from "./audit-entry.tsx";

export interface AuditLogScreenProps extends AuditLogView {
  /** What the page's address holds. */
  readonly query: AuditQuery;
  /** Called with the query of other days, another person or another kind. */
  readonly onQuery: (query: AuditQuery) => void;
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

/** What narrows the log, and its exports. */
function AuditFilters({ query, people, onQuery }: Pick<AuditLogScreenProps, "query" | "people" | "onQuery">) {
  const texts = useMessages("dashAuditLog");
  const { sheet } = useMessages("dashOrders");
  const { locale } = useLocale();
  const { from, to, by, entity } = query;
  const known = by === "" || people.includes(by) ? people : [by, ...people];
  const filter = {
    ...(from && { from }),
    ...(to && { to }),
    ...(by && { by }),
    ...(entity && { entity }),
    locale,
  };
  return (
    <div className="mb-6 flex flex-wrap items-end gap-3">
      {(["from", "to"] as const).map((name) => (
        <Field key={name} label={texts[name]}>
          <Input
            type="date"
            value={query[name]}
            onChange={({ target }) => onQuery({ ...query, [name]: target.value })}
          />
        </Field>
      ))}
      <Field label={texts.by}>
        <Select value={by} onChange={({ target }) => onQuery({ ...query, by: target.value })}>
          <option value="">{texts.everybody}</option>
          {known.map((person) => (
            <option key={person} value={person}>
              {person}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.kind}>
        <Select
          value={entity ?? ""}
          onChange={({ target }) =>
            onQuery({ ...query, entity: auditKinds.find((kind) => kind === target.value) ?? null })
          }
        >
          <option value="">{texts.everything}</option>
          {auditKinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts.kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <ExportMenu
        texts={sheet}
        hrefOf={(format) => addressOf(adminAddresses.exportAuditLog, {}, { ...filter, format })}
      />
    </div>
  );
}

/** The audit log: what administrators and orders changed in the shop, by whom, when, and what it was before. */
export function AuditLogScreen({ entries, people, more, onLoadMore, query, onQuery }: AuditLogScreenProps) {
  const texts = useMessages("dashAuditLog");
  const isGroup = query.group !== null;
  const pending = more.status === "pending";
  return (
    <div className="max-w-4xl">
      <DashHead
        title={isGroup ? texts.groupTitle : texts.title}
        note={isGroup ? <TextLink href={dashPages.auditLog.path}>{texts.back}</TextLink> : texts.note}
      />
      {!isGroup && <AuditFilters {...{ query, people, onQuery }} />}
      <RemoteView remote={entries} skeleton={skeleton} loading={texts.loading} failed={texts.failed}>
        {({ items, hasMore }) =>
          items.length === 0 ? (
            <EmptyState heading="h2" title={texts.empty} text={texts.emptyHint} />
          ) : (
            <>
              <ol className="divide-line divide-y">
                {items.map((entry) => (
                  <AuditEntryItem
                    key={`${entry.entity === "order" ? "order" : "change"}-${entry.id}`}
                    entry={entry}
                    groupHref={`${dashPages.auditLog.path}?group=${entry.id}`}
                  />
                ))}
              </ol>
              {hasMore && (
                <div className="mt-3 grid justify-items-center gap-2">
                  <output className="text-negative empty:sr-only">
                    {more.status === "failed" && texts.moreFailed}
                  </output>
                  <Button
                    aria-disabled={pending}
                    onClick={() => {
                      if (!pending) onLoadMore();
                    }}
                  >
                    {pending ? (
                      <Spinner label={texts.loading} showLabel />
                    ) : isGroup ? (
                      texts.moreOfGroup
                    ) : (
                      texts.more
                    )}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </RemoteView>
    </div>
  );
}
