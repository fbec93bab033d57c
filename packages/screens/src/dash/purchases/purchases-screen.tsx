import type { Purchase } from "@shop/contract/purchases/purchase.ts";
import type { PurchasesQuery, PurchasesView } from "@shop/data/dash/purchases/view.ts";
import { purchaseStates } from "@shop/domain/purchases/purchase-order.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Link } from "@shop/ui/link.tsx";
import { Pagination } from "@shop/ui/pagination/pagination.tsx";
import { Select } from "@shop/ui/select.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { useState } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { LocalText } from "../../shared/local-text.tsx";
import { sumText } from "../overview/sum-text.ts";
import { DashHead } from "../shared/dash-head.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { usePaginationLabels } from "../shared/list/use-table-labels.ts";
import { BuyingLinks } from "./buying-links.tsx";
import { PurchaseMoments } from "./purchase-moments.tsx";
import { PurchaseStateBadge } from "./purchase-state-badge.tsx";

export interface PurchasesScreenProps extends PurchasesView {
  /** What the page's address holds. */
  readonly query: PurchasesQuery;
  /** Called with the query of another state or page. */
  readonly onQuery: (query: PurchasesQuery) => void;
}

/** Makes an empty draft for a supplier. */
function NewPurchase({ suppliers, making, onMake }: Pick<PurchasesView, "suppliers" | "making" | "onMake">) {
  const { list: texts } = useMessages("dashPurchases");
  const errors = useMessages("errors");
  const [chosen, setChosen] = useState<number | null>(null);
  const supplierId = chosen ?? suppliers[0]?.id;
  const isPending = making.status === "pending";
  return (
    <DashSection title={texts.new}>
      {supplierId === undefined ? (
        <p className="text-muted">{texts.noSuppliers}</p>
      ) : (
        <div className="grid gap-3">
          {making.status === "failed" && (
            <FormFailure>{`${texts.failed} ${errorWords(errors, making.error)}`}</FormFailure>
          )}
          <div className="flex flex-wrap items-end gap-3">
            <Field label={texts.supplier} className="min-w-0">
              <Select value={supplierId} onChange={({ target }) => setChosen(Number(target.value))}>
                {suppliers.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Button aria-disabled={isPending || undefined} onClick={() => !isPending && onMake(supplierId)}>
              {texts.make}
            </Button>
          </div>
        </div>
      )}
    </DashSection>
  );
}

function PurchaseRow({ order }: { readonly order: Purchase }) {
  const { list: texts } = useMessages("dashPurchases");
  const { locale } = useLocale();
  const isolated = useIsolated();
  const { id, number, supplier, lines, pieces, received, total } = order;
  return (
    <li className="border-line border-b py-2 last:border-b-0">
      <span className="flex flex-wrap items-center gap-x-3">
        <Link
          href={dashPathOf.purchase(id)}
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline sm:min-h-8"
        >
          <bdi dir="ltr">{number}</bdi>
        </Link>
        <span className="min-w-0 wrap-anywhere">
          <LocalText text={supplier.name} />
        </span>
        <PurchaseStateBadge state={order.state} />
        <span className="text-muted text-sm">{plural(locale, lines, texts.lines)}</span>
        <bdi dir="ltr" className="figures text-sm">
          {sumText(total)}
        </bdi>
      </span>
      {received > 0 && (
        <p className="text-muted text-sm">
          {fill(texts.received, {
            received: isolated(formatCount(received)),
            pieces: isolated(formatCount(pieces)),
          })}
        </p>
      )}
      <PurchaseMoments order={order} />
    </li>
  );
}

/** The purchase orders, the newest first, found by their state. */
export function PurchasesScreen({
  purchases,
  suppliers,
  making,
  onMake,
  query,
  onQuery,
}: PurchasesScreenProps) {
  const texts = useMessages("dashPurchases");
  const labels = usePaginationLabels();
  return (
    <div className="max-w-4xl">
      <DashHead title={texts.list.title} note={<BuyingLinks current="orders" />} />
      <p className="text-muted mb-4">{texts.list.note}</p>
      <div className="grid gap-4">
        <NewPurchase {...{ suppliers, making, onMake }} />
        <Field label={texts.list.state} className="justify-self-start">
          <Select
            value={query.state ?? ""}
            onChange={({ target }) =>
              onQuery({ state: purchaseStates.find((one) => one === target.value) ?? null, page: 1 })
            }
          >
            <option value="">{texts.list.all}</option>
            {purchaseStates.map((state) => (
              <option key={state} value={state}>
                {texts.states[state]}
              </option>
            ))}
          </Select>
        </Field>
        <RemoteView remote={purchases} skeleton={<Skeleton className="h-40 w-full" />}>
          {({ orders, page, per_page: pageSize, total }) => {
            const pageCount = Math.ceil(total / pageSize);
            return orders.length === 0 ? (
              <EmptyState heading="h2" title={texts.list.empty} />
            ) : (
              <DashSection title={texts.list.title}>
                <ul>
                  {orders.map((order) => (
                    <PurchaseRow key={order.id} order={order} />
                  ))}
                </ul>
                {pageCount > 1 && (
                  <Pagination
                    {...{ page, pageSize, pageCount, labels }}
                    onPage={(next) => onQuery({ ...query, page: next })}
                  />
                )}
              </DashSection>
            );
          }}
        </RemoteView>
      </div>
    </div>
  );
}
