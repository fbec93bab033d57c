import { adminAddresses } from "@shop/contract/addresses.ts";
import { type CashUp, DAY_ENTRIES } from "@shop/contract/cash-up/endpoints.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { CashUpView } from "@shop/data/dash/cash-up/view.ts";
import type { FormState } from "@shop/data/view.ts";
import { cashDrawers, drawerKey } from "@shop/domain/cash-up/cash-up.ts";
import { isolated } from "@shop/domain/locale/isolated.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import { differenceOf, sumOf } from "@shop/domain/money/money.ts";
import { dashPages, dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatShopDay } from "@shop/i18n/format-date.ts";
import { formatAmount, formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { paymentTitle } from "@shop/i18n/words/ledger-words.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import Printer from "lucide-react/icons/printer";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { useMethodWords, useOwnMethods } from "../shared/own-methods.tsx";
import { useMay } from "../shared/rights.tsx";
import { DaySheets } from "../shared/sheet/day-sheets.tsx";
import { CashDrawer } from "./cash-drawer.tsx";
import { CashMoveForm } from "./cash-move-form.tsx";

export interface CashUpScreenProps extends CashUpView {
  /** The day that is shown, as '2026-03-02'. */
  readonly day: string;
  /** Called with the chosen day. */
  readonly onDay: (day: string) => void;
  /** The branch whose cash is entered at first; null for none. */
  readonly branch: Bilingual | null;
  /** Called with the chosen branch. */
  readonly onBranch: (branch: Bilingual | null) => void;
}

/** The form of a count that was not sent. */
const idle: FormState = { errors: {}, submission: { status: "idle" } };

const amounts = ["received", "refunded", "withheld", "net"] as const;
const cell =
  "block py-1 max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-4 sm:table-cell sm:px-2";

/** The sums of a day by method, branch and person, with their total. */
function DaySums({ sums }: Pick<CashUp, "sums">) {
  const { columns, noBranch, total, all } = useMessages("dashCashUp");
  const methodOf = useMethodWords();
  const { locale } = useLocale();
  const amountCell = (name: (typeof amounts)[number], amount: string) => (
    <td key={name} className={cell + " sm:text-end"}>
      <span aria-hidden className="text-muted sm:hidden">
        {columns[name]}
      </span>
      <bdi dir="ltr" className="figures whitespace-nowrap">
        {formatAmount(amount)}
      </bdi>
    </td>
  );
  return (
    <table className="block w-full sm:table">
      <caption className="sr-only">{all}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {(["method", "branch", "person", ...amounts] as const).map((name) => (
            <th key={name} scope="col" className="text-muted px-2 py-1 text-start text-sm last:text-end">
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {sums.map(({ method, branch, person, ...sum }) => (
          <tr
            key={`${method} ${drawerKey({ branch, person })}`}
            className="border-line block border-t py-1 sm:table-row"
          >
            <th
              scope="row"
              className="block py-1 text-start font-semibold first-letter:uppercase sm:table-cell sm:px-2"
            >
              {methodOf(method)}
            </th>
            <td className={cell + " wrap-anywhere"}>{branch?.[locale] ?? noBranch}</td>
            <td className={cell + " wrap-anywhere"}>
              <bdi>{person}</bdi>
            </td>
            {amounts.map((name) => amountCell(name, sum[name]))}
          </tr>
        ))}
      </tbody>
      <tfoot className="block sm:table-footer-group">
        <tr className="border-line-strong block border-t py-1 font-semibold sm:table-row">
          <th scope="row" colSpan={3} className="block py-1 text-start sm:table-cell sm:px-2">
            {total}
          </th>
          {amounts.map((name) => amountCell(name, sumOf(sums.map((sum) => sum[name]))))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The entries of a day with their orders, and when they were recorded where that was another day. */
function DayEntries({ day, entries }: Pick<CashUp, "day" | "entries">) {
  const texts = useMessages("dashCashUp");
  const { payments } = useMessages("dashOrders");
  const { locale } = useLocale();
  const own = useOwnMethods();
  return (
    <DashSection title={texts.entries}>
      <ul className="divide-line divide-y">
        {entries.map(
          ({ id, order, takes_back: takesBack, recorded_on: recordedOn, after_count: isAfter, ...entry }) => (
            <li key={id} className="py-2">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <TextLink href={dashPathOf.order(order.id)}>{order.number}</TextLink>
                <span>
                  {paymentTitle(entry, locale, payments, own)}
                  {takesBack && ` (${texts.takenBack})`}
                </span>
                <bdi dir="ltr" className="figures ms-auto font-semibold">
                  {amountWords(
                    entry.kind === "refund" ? differenceOf("0.00", entry.amount) : entry.amount,
                    locale,
                  )}
                </bdi>
              </p>
              <p className="text-muted flex flex-wrap gap-x-3 text-sm">
                {entry.branch && <span className="wrap-anywhere">{entry.branch[locale]}</span>}
                <bdi className="wrap-anywhere">{entry.person}</bdi>
                {recordedOn !== day && (
                  <span>{fill(texts.recordedOn, { day: formatShopDay(recordedOn, locale) })}</span>
                )}
              </p>
              {isAfter && (
                <p className="text-caution text-sm wrap-anywhere">
                  {fill(texts.afterCount, { note: isolated(entry.note, locale) })}
                </p>
              )}
            </li>
          ),
        )}
      </ul>
      {entries.length === DAY_ENTRIES && (
        <p className="text-muted text-sm">{fill(texts.moreEntries, { count: formatCount(DAY_ENTRIES) })}</p>
      )}
    </DashSection>
  );
}

/** Links to the entries of some days as a sheet, at first of the month until the shown day. */
function LedgerExport({ day }: Pick<CashUpScreenProps, "day">) {
  const texts = useMessages("dashCashUp");
  const { sheet } = useMessages("dashOrders");
  const errors = useMessages("errors");
  return (
    <DaySheets
      title={texts.ledger}
      hint={texts.ledgerHint}
      days={{ from: `${day.slice(0, 8)}01`, to: day }}
      labels={texts}
      formats={sheet}
      faultOf={({ from, to }) => (from <= to ? null : errorWords(errors, "ends_before_start"))}
      addressOf={(query) => addressOf(adminAddresses.exportPayments, {}, query)}
    />
  );
}

/** The close of a day: its payments by method, branch and person, and its cash as it is expected and counted. */
export function CashUpScreen({
  payments,
  self,
  branches,
  counting,
  count,
  onCount,
  move,
  onMove,
  voiding,
  onVoid,
  day,
  onDay,
  branch,
  onBranch,
}: CashUpScreenProps) {
  const texts = useMessages("dashCashUp");
  const { locale } = useLocale();
  const mayChange = useMay("orders");
  return (
    <div className="max-w-4xl">
      <DashHead title={texts.title} note={<TextLink href={dashPages.orders.path}>{texts.back}</TextLink>} />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <Field label={texts.day}>
          <Input
            type="date"
            value={day}
            onChange={({ target }) => {
              if (target.value !== "") onDay(target.value);
            }}
          />
        </Field>
        <span className="flex flex-wrap gap-3 print:hidden">
          <Button onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            {texts.print}
          </Button>
          <a
            href={addressOf(adminAddresses.exportCashUp, {}, { day, format: "csv", locale })}
            download
            className={buttonClasses({ variant: "quiet" })}
          >
            {texts.csv}
          </a>
        </span>
      </div>
      <RemoteView remote={payments} skeleton={<Skeleton className="h-40 w-full" />}>
        {({ sums, counts, moves, entries, day: shown }) => {
          const drawers = cashDrawers({ sums, counts, moves });
          return (
            <div className="grid gap-4">
              {sums.length === 0 && drawers.length === 0 && <EmptyState heading="h2" title={texts.none} />}
              {drawers.length > 0 && (
                <DashSection title={texts.cash}>
                  <ul>
                    {drawers.map((drawer) => (
                      <CashDrawer
                        // A stored count empties its form.
                        key={`${shown} ${drawerKey(drawer)} ${drawer.counts.length}`}
                        drawer={drawer}
                        count={counting === drawerKey(drawer) ? count : idle}
                        onCount={(cash) => onCount({ ...cash, day: shown })}
                        {...{ voiding, onVoid }}
                      />
                    ))}
                  </ul>
                </DashSection>
              )}
              {mayChange && self !== "" && (
                <div className="print:hidden">
                  <CashMoveForm
                    // A stored entry empties it.
                    key={`${shown} ${moves.length}`}
                    people={drawers.map(({ person }) => person)}
                    onMove={(entry) => onMove({ ...entry, day: shown })}
                    {...{ branches, self, move, branch, onBranch }}
                  />
                </div>
              )}
              {sums.length > 0 && (
                <DashSection title={texts.all}>
                  <DaySums sums={sums} />
                </DashSection>
              )}
              {entries.length > 0 && <DayEntries day={shown} entries={entries} />}
            </div>
          );
        }}
      </RemoteView>
      <div className="mt-4 print:hidden">
        <LedgerExport key={day} day={day} />
      </div>
    </div>
  );
}
