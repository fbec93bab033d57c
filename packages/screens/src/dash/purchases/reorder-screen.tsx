import type { ReorderQuery, ReorderView } from "@shop/data/dash/purchases/view.ts";
import { reorderDays, reorderWeeks } from "@shop/domain/purchases/reorder.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Pagination } from "@shop/ui/pagination/pagination.tsx";
import { Select } from "@shop/ui/select.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";

import { FormFailure } from "../../form/form-failure.tsx";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { tabClasses } from "../shared/list/state-tabs.tsx";
import { usePaginationLabels } from "../shared/list/use-table-labels.ts";
import { BuyingLinks } from "./buying-links.tsx";
import { ReorderLines } from "./reorder-lines.tsx";

export interface ReorderScreenProps extends ReorderView {
  /** What the page's address holds. */
  readonly query: ReorderQuery;
  /** Called with the query of another supplier, time or page. */
  readonly onQuery: (query: ReorderQuery) => void;
}

type FiltersProps = Pick<ReorderScreenProps, "query" | "onQuery" | "suppliers">;

const bounds = { days: reorderDays, weeks: reorderWeeks } as const;

/** Supplier, days and weeks by which products are looked at. */
function Filters({ query, onQuery, suppliers }: FiltersProps) {
  const { reorder: texts } = useMessages("dashPurchases");
  const change = (changes: Partial<ReorderQuery>) => onQuery({ ...query, page: 1, ...changes });
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <Field label={texts.supplier}>
        <Select
          value={String(query.supplier ?? "")}
          onChange={({ target: { value } }) =>
            change({ supplier: value === "" ? null : value === "none" ? "none" : Number(value) })
          }
        >
          <option value="">{texts.allSuppliers}</option>
          {suppliers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="none">{texts.noSupplier}</option>
        </Select>
      </Field>
      {(["days", "weeks"] as const).map((name) => (
        <Field key={`${name} ${query[name]}`} label={texts[name]} className="max-w-44">
          <Input
            type="number"
            dir="ltr"
            min={bounds[name].min}
            max={bounds[name].max}
            defaultValue={query[name]}
            onBlur={({ target }) => {
              const value = target.valueAsNumber;
              const isOther = target.checkValidity() && Number.isInteger(value) && value !== query[name];
              if (isOther) change({ [name]: value });
              else target.value = String(query[name]);
            }}
            onKeyDown={({ key, currentTarget }) => {
              if (key === "Enter") currentTarget.blur();
            }}
          />
        </Field>
      ))}
    </div>
  );
}

/** Makes the purchase order of the chosen supplier. */
function MakeOrder({ query, suppliers, making, onMake }: ReorderScreenProps) {
  const { reorder: texts } = useMessages("dashPurchases");
  const errors = useMessages("errors");
  const isolated = useIsolated();
  const supplier = suppliers.find(({ id }) => id === query.supplier);
  if (!supplier) return <p className="text-muted mb-4">{texts.choose}</p>;
  const isPending = making.status === "pending";
  return (
    <div className="mb-4 grid gap-2">
      <p className="text-muted text-sm">{fill(texts.makeHint, { supplier: isolated(supplier.name) })}</p>
      {making.status === "failed" && (
        <FormFailure>{`${texts.failed} ${errorWords(errors, making.error)}`}</FormFailure>
      )}
      <Button
        variant="signal"
        className="sm:justify-self-start"
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && onMake(supplier.id)}
      >
        {texts.make}
      </Button>
    </div>
  );
}

/** What is to be ordered again, by what sells and what is in stock, from which purchase orders are made. */
export function ReorderScreen(props: ReorderScreenProps) {
  const { reorder: texts } = useMessages("dashPurchases");
  const labels = usePaginationLabels();
  const { reorder, query, onQuery, suppliers, quantities, onQuantity } = props;
  return (
    <div className="max-w-5xl">
      <DashHead title={texts.title} note={<BuyingLinks current="reorder" />} />
      <p className="text-muted mb-4">{texts.note}</p>
      <Filters {...{ query, onQuery, suppliers }} />
      <ul aria-label={texts.title} className="mb-3 flex flex-wrap gap-x-1">
        {(["all", "needed"] as const).map((show) => (
          <li key={show}>
            <button
              type="button"
              aria-pressed={query.show === show}
              className={tabClasses(query.show === show)}
              onClick={() => query.show !== show && onQuery({ ...query, show, page: 1 })}
            >
              {texts.show[show]}
            </button>
          </li>
        ))}
      </ul>
      <RemoteView remote={reorder} skeleton={<Skeleton className="h-64 w-full" />}>
        {(page) => {
          const pageCount = Math.ceil(page.total / page.per_page);
          return (
            <>
              <MakeOrder {...props} />
              {page.lines.length === 0 ? (
                <EmptyState heading="h2" title={query.show === "needed" ? texts.emptyNeeded : texts.empty} />
              ) : (
                <ReorderLines {...{ page, quantities, onQuantity }} />
              )}
              {pageCount > 1 && (
                <Pagination
                  className="border-line border-t pt-2"
                  page={page.page}
                  pageSize={page.per_page}
                  {...{ pageCount, labels }}
                  onPage={(next) => onQuery({ ...query, page: next })}
                />
              )}
            </>
          );
        }}
      </RemoteView>
    </div>
  );
}
