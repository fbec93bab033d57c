import { newOrderFormSchema } from "@shop/contract/orders/new-order.ts";
import type { CounterPaper, CounterView, SaleSummary } from "@shop/data/dash/counter/view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { PICK_UP } from "@shop/domain/delivery/delivery.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatAmount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { useEffect, useEffectEvent, useState } from "react";

import { Form } from "../../form/form.tsx";
import { SelectField } from "../../form/select-field.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { useFormDraft } from "../../form/use-form-draft.ts";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { Price } from "../../shared/product/price.tsx";
import { DiscountSums } from "../../shared/sums/discount-sums.tsx";
import { BuyerSection } from "../new-order/buyer-section.tsx";
import { LinesSection } from "../new-order/lines-section.tsx";
import { sentLines } from "../new-order/new-lines.ts";
import { emptyOrder } from "../new-order/new-order-values.ts";
import { PaymentFields } from "../new-order/payment-fields.tsx";
import { useNewLines } from "../new-order/use-new-lines.ts";
import { useOrderSubmit } from "../new-order/use-order-submit.ts";
import { useOrderSums } from "../new-order/use-order-sums.ts";
import { BranchField } from "../orders/parcels/delivery-fields.tsx";
import { BottomBar } from "../shared/bottom-bar.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { cashChange } from "./cash-change.ts";
import { CashGiven } from "./cash-given.tsx";
import { KeptSales } from "./kept-sales.tsx";
import { SaleDone } from "./sale-done.tsx";

export interface CounterScreenProps {
  /** What the sale reads and calls. */
  readonly view: CounterView;
  /** The branch at which this browser sells; null for none. */
  readonly branch: Bilingual | null;
  /** Called with the branch at which this browser sells from now on. */
  readonly onBranch: (branch: Bilingual | null) => void;
  /** What is opened after a sale. */
  readonly paper: CounterPaper;
  /** Called with what is opened after a sale from now on. */
  readonly onPaper: (paper: CounterPaper) => void;
  /** Keeps what is entered of the buyer and the payment; the same object between renders. */
  readonly draft: DraftStore;
  /** Keeps the lines; the same object between renders. */
  readonly linesDraft: DraftStore;
}

/** The counter: what is scanned is sold to who stands there, by scanner and keyboard alone. */
export function CounterScreen({
  view,
  branch,
  onBranch,
  paper,
  onPaper,
  draft,
  linesDraft,
}: CounterScreenProps) {
  const { taken } = useMessages("dashOrders");
  const texts = useMessages("dashCounter");
  const { locale } = useLocale();
  const { errors, refused, submission, discountLimit, onSell, onHold, kept, done } = view;
  const [start] = useState(() => emptyOrder("counter", locale, ""));
  const form = useSchemaForm(newOrderFormSchema, { defaultValues: start, errors });
  useFormDraft(form, draft);
  const lines = useNewLines({ refused, draft: linesDraft, takesStock: true });
  const { discount, total, due } = useOrderSums(form, lines.lines);
  const [given, setGiven] = useState("");
  const payments = form.watch("payments");
  const change = cashChange(given, payments, due);
  const isCash = payments.some(({ method }) => method === "cash");
  const name = form.watch("name") ?? "";
  const pending = submission.status === "pending";
  const isEmpty = lines.lines.length === 0;
  const element = useOrderSubmit(lines, taken.sell.plain);
  const focusField = (field: string) => {
    const own = element.current?.querySelector<HTMLElement>(`[name="${field}"], [data-focus="${field}"]`);
    own?.focus();
  };
  const startScanning = useEffectEvent(() => focusField("scan"));
  useEffect(() => startScanning(), []);

  const summary: SaleSummary = { name, lines: lines.lines.length, total: due, change };
  return (
    <div ref={element}>
      <DashHead title={texts.title} />
      {done && <SaleDone sale={done} />}
      <Form
        form={form}
        pending={pending}
        aria-busy={pending}
        className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]"
        onInvalid={lines.check}
        onSubmit={(values) => {
          if (!lines.check()) return;
          const delivery = branch && ({ to: PICK_UP, branch: { ...branch }, cost: "0.00" } as const);
          onSell({ ...values, delivery, lines: sentLines(lines.lines) }, summary);
        }}
      >
        <div className="grid gap-4">
          <LinesSection
            lines={lines}
            view={view}
            disabled={pending}
            onReceipt={view.onReceipt}
            onEmpty={() => focusField(isCash ? "given" : "sell")}
          >
            {isEmpty && <p className="text-muted mb-3">{texts.empty}</p>}
          </LinesSection>
          <KeptSales
            {...kept}
            disabled={pending}
            onResume={(id) => kept.onResume(id, isEmpty ? null : summary)}
          />
        </div>
        <div className="grid gap-4 lg:sticky lg:top-4">
          <DashSection title={taken.payment}>
            <output className="mb-4 block">
              {total !== null && <DiscountSums discount={discount} total={total} />}
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">{texts.total}</span>
                {isEmpty ? (
                  <span className="text-lg">{amountWords("0.00", locale)}</span>
                ) : (
                  <Price price={due ?? "0.00"} size="lg" />
                )}
              </span>
            </output>
            <PaymentFields {...{ form, discountLimit, errors }} isPayable />
            {isCash && <CashGiven given={given} change={change} onGiven={setGiven} />}
            <SubmissionFailure {...{ submission, errors }} form={form} />
            <BottomBar className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-2 max-sm:grid-cols-[minmax(0,1fr)_auto]">
              <SubmitButton pending={pending} pendingLabel={taken.storing} data-focus="sell">
                {isEmpty || due === null
                  ? taken.sell.plain
                  : fill(taken.sell.withTotal, { total: `${formatAmount(due)} ${CURRENCY_LABEL}` })}
              </SubmitButton>
              <Button disabled={isEmpty || pending} onClick={() => onHold(summary)}>
                {texts.hold}
              </Button>
            </BottomBar>
          </DashSection>
          <details className="group">
            <summary className="border-line bg-surface flex min-h-11 cursor-pointer items-center gap-2 rounded-md border px-4 py-2 group-open:mb-4">
              <span className="font-semibold">{texts.customer}</span>
              <bdi className="text-muted min-w-0 wrap-anywhere">{name || texts.walkIn}</bdi>
            </summary>
            <BuyerSection form={form} knownBuyers={view.knownBuyers} onBuyerQuery={view.onBuyerQuery} />
          </details>
          <div className="grid gap-4 px-4">
            {view.branches.length > 0 && (
              <BranchField
                branches={view.branches}
                branch={branch}
                none={texts.noBranch}
                onBranch={onBranch}
              />
            )}
            <SelectField
              name="paper"
              label={texts.paper}
              value={paper}
              onChange={({ target: { value } }) =>
                onPaper(value === "receipt" || value === "invoice" ? value : "none")
              }
            >
              <option value="none">{texts.papers.none}</option>
              <option value="receipt">{texts.papers.receipt}</option>
              <option value="invoice">{texts.papers.invoice}</option>
            </SelectField>
          </div>
        </div>
      </Form>
    </div>
  );
}
