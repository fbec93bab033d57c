import { type Mail, mailStates } from "@shop/contract/mails/mail.ts";
import type { MailListQuery, MailListView } from "@shop/data/dash/mails/view.ts";
import { ROWS_PER_PAGE, TABLE_SEARCH_DEBOUNCE_MS } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { DataTable } from "@shop/ui/data-table/data-table.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import RotateCw from "lucide-react/icons/rotate-cw";
import { type ReactNode, useMemo, useRef, useState } from "react";

import { AskToDelete } from "../shared/ask-to-delete.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { StateTabs } from "../shared/list/state-tabs.tsx";
import { tableRows } from "../shared/list/table-rows.ts";
import { useTableLabels } from "../shared/list/use-table-labels.ts";
import { MailNotice } from "../shared/mail-notice.tsx";
import { useLatest } from "../shared/sheet/use-latest.ts";
import { useShortcut } from "../shared/use-shortcut.ts";
import { useMailColumns } from "./mail-columns.tsx";
import { MailDialog } from "./mail-dialog.tsx";

export interface MailsScreenProps extends MailListView {
  /** What the page's address holds. */
  readonly query: MailListQuery;
  /** Called with the query of the chosen state, search or page. */
  readonly onQuery: (query: MailListQuery) => void;
  /** The saved filters of the list, beside its other controls; none by default. */
  readonly savedFilters?: ReactNode;
}

const rowId = ({ id }: Mail): string => String(id);
const rowName = ({ recipient }: Mail): string => recipient;

/** The mails that the shop has sent or tries to send: by state, searched, on numbered pages; failed and kept ones are sent again or deleted. */
export function MailsScreen({
  mails,
  resent,
  resending,
  query,
  onQuery,
  savedFilters,
  onResend,
  onResendAll,
  onDelete,
  reading,
  onRead,
}: MailsScreenProps) {
  const { list: texts, states, confirm } = useMessages("dashMails");
  const { lists, noMailServer } = useMessages("dashShell");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const [deleting, setDeleting] = useState<Mail | null>(null);
  const data = mails.status === "ready" ? mails.data : null;
  const hasServer = data?.hasServer ?? false;
  const columns = useMailColumns(useLatest({ onRead, onResend, onAskDelete: setDeleting }), hasServer);
  const kept = data?.states.kept ?? 0;
  const failed = data ? data.states.retrying + data.states.given_up : 0;
  useShortcut("slash", lists.focusSearch, () =>
    root.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus(),
  );
  const own = useMemo(
    () => ({
      search: texts.search,
      loading: texts.loading,
      noResults: (term: string) => (term ? fill(texts.notFound, { term }) : texts.noneInState),
    }),
    [texts],
  );
  const labels = useTableLabels(own);
  const { search, state } = query;
  const change = (changes: Partial<MailListQuery>) => onQuery({ ...query, pageIndex: 0, ...changes });
  const hasNone = data?.rowCount === 0;
  const isFiltered = search !== "" || state !== null;
  return (
    <div ref={root}>
      <DashHead
        title={texts.title}
        note={data === null ? "\u00a0" : plural(locale, data.rowCount, texts.count)}
        action={
          failed > 0 && (
            <Button
              variant="signal"
              aria-disabled={resending}
              onClick={() => {
                if (!resending) onResendAll("failed");
              }}
            >
              <RotateCw aria-hidden className="size-4" />
              {plural(locale, failed, texts.resendAll)}
            </Button>
          )
        }
      />
      {data && !hasServer && <MailNotice text={noMailServer} />}
      {hasServer && kept > 0 && (
        <MailNotice text={plural(locale, kept, texts.keptBefore)}>
          <Button
            className="my-1"
            aria-disabled={resending}
            onClick={() => {
              if (!resending) onResendAll("kept");
            }}
          >
            {plural(locale, kept, texts.sendKept)}
          </Button>
        </MailNotice>
      )}
      <output className="text-positive mb-3 block font-semibold empty:sr-only">
        {resent === 0 && texts.noneResent}
        {resent !== null && resent > 0 && plural(locale, resent, texts.resent)}
      </output>
      {hasNone && !isFiltered ? (
        <EmptyState heading="h2" title={texts.none} text={texts.noneHint} />
      ) : (
        <>
          <StateTabs
            label={texts.byState}
            all={texts.all}
            states={mailStates}
            selected={state}
            textOf={(one) => states[one]}
            counts={data?.states ?? null}
            onSelect={(next) => change({ state: next })}
          />
          <DataTable
            layoutName="mails"
            caption={texts.title}
            columns={columns}
            data={tableRows(mails, (error) => `${texts.failed} ${errorWords(errors, error)}`)}
            rowId={rowId}
            rowName={rowName}
            searchable
            searchDebounceMs={TABLE_SEARCH_DEBOUNCE_MS}
            pageSizes={ROWS_PER_PAGE}
            server={{
              query: { pageIndex: query.pageIndex, pageSize: query.pageSize, sort: null, search },
              rowCount: data?.rowCount ?? 0,
              onQuery: ({ sort: _sort, ...next }) => onQuery({ ...query, ...next }),
            }}
            labels={labels}
            toolbar={savedFilters}
            footer={
              hasNone && (
                <div className="mt-3 text-center">
                  <Button onClick={() => change({ search: "", state: null })}>{texts.clear}</Button>
                </div>
              )
            }
          />
        </>
      )}
      {reading && <MailDialog reading={reading} onClose={() => onRead(null)} />}
      <AskToDelete
        entity={deleting}
        texts={confirm}
        message={
          deleting &&
          fill(deleting.state === "kept" ? confirm.keptText : confirm.text, { name: deleting.recipient })
        }
        onDelete={onDelete}
        onClose={() => setDeleting(null)}
      />
    </div>
  );
}
