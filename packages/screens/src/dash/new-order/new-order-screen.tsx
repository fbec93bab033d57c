import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { newOrderFormSchema } from "@shop/contract/orders/new-order.ts";
import type { NewOrderView } from "@shop/data/dash/orders/new-order-view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { storedPrice } from "@shop/domain/money/typed-price.ts";
import { discountOf, totalAfter } from "@shop/domain/orders/lines/order-discount.ts";
import { ANY_PRICE } from "@shop/domain/orders/lines/price-limit.ts";
import type { TakenChannel } from "@shop/domain/orders/order-channel.ts";
import { totalWithDelivery } from "@shop/domain/orders/placing/order-delivery.ts";
import { validUntil } from "@shop/domain/orders/quotations/quotation.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatAmount, formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";

import { focusFirstFault } from "../../form/faults.ts";
import { Form } from "../../form/form.tsx";
import { SelectField } from "../../form/select-field.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useFormDraft } from "../../form/use-form-draft.ts";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { Price } from "../../shared/product/price.tsx";
import { DeliverySums } from "../../shared/sums/delivery-sums.tsx";
import { DiscountSums } from "../../shared/sums/discount-sums.tsx";
import { AddProduct } from "../orders/lines/add-product.tsx";
import { LineFields } from "../orders/lines/line-fields.tsx";
import { OrderPlaces } from "../orders/order-places.tsx";
import { MethodField } from "../orders/payments/method-field.tsx";
import { BottomBar } from "../shared/bottom-bar.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { useShortcut } from "../shared/use-shortcut.ts";
import { BuyerSection } from "./buyer-section.tsx";
import { HandingSection } from "./handing-section.tsx";
import { copiedLines, linesOfDraft, sentLines, sumOfLines } from "./new-lines.ts";
import { copyOf, emptyOrder, hasEntries, takenMethods } from "./new-order-values.ts";
import { QuotationSection } from "./quotation-section.tsx";
import { ScanField } from "./scan-field.tsx";
import { useNewLines } from "./use-new-lines.ts";

export interface NewOrderScreenProps extends NewOrderView {
  /** How the order comes in at first, as the page's address says. */
  readonly channel: TakenChannel;
  /** Address of the list of orders, as it was left. */
  readonly listAddress: string;
  /** The order of which this is a copy as a quotation; null for none. */
  readonly copied?: AdminOrder | null;
  /** Days for which a quotation is valid unless another day is entered. */
  readonly quotationDays: number;
  /** Keeps what is entered of the buyer; the same object between renders. */
  readonly draft: DraftStore;
  /** Keeps the lines; the same object between renders. */
  readonly linesDraft: DraftStore;
  /** Called when the form gets or loses unsaved entries. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** The page on which an administrator takes an order by phone, by chat or at the counter. */
export function NewOrderScreen({
  channel,
  listAddress,
  copied = null,
  quotationDays,
  draft,
  linesDraft,
  onDirty,
  refused,
  errors,
  submission,
  productSearch,
  onLookUp,
  onReadList,
  knownBuyers,
  onBuyerQuery,
  discountLimit,
  rates,
  offers,
  onSubmit,
}: NewOrderScreenProps) {
  const { taken: texts, order, quotation } = useMessages("dashOrders");
  const { locale } = useLocale();
  const [start] = useState(() => {
    const lastDay = validUntil(Date.now(), quotationDays);
    return copied
      ? { values: copyOf(copied, lastDay), lines: copiedLines(copied) }
      : { values: emptyOrder(channel, locale, lastDay), lines: [] };
  });
  const form = useSchemaForm(newOrderFormSchema, { defaultValues: start.values, errors });
  const [isRestored, setRestored] = useState(
    () => linesOfDraft(linesDraft.read()).length > 0 || hasEntries(start.values, draft.read()),
  );
  useFormDraft(form, draft);
  const offered = form.watch("quotation.offered");
  const lines = useNewLines({ refused, draft: linesDraft, start: start.lines, takesStock: !offered });
  const missing = copied?.lines.filter(({ has_page: isSold }) => !isSold) ?? [];
  const element = useRef<HTMLDivElement>(null);
  const formId = useId();
  const { faultCount } = lines;
  useEffect(() => {
    if (faultCount > 0) focusFirstFault(element.current);
  }, [faultCount]);

  const isDirty = lines.lines.length > 0 || form.formState.isDirty;
  const report = useEffectEvent(onDirty);
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);

  const pending = submission.status === "pending";
  const [kind, value, to, cost, handedOver] = form.watch([
    "discount.kind",
    "discount.value",
    "delivery.to",
    "delivery.cost",
    "handed_over",
  ]);
  const sum = sumOfLines(lines.lines);
  const given = storedPrice(String(value));
  const discount = given === null || sum === null ? null : discountOf({ kind, value: given }, sum);
  const total = sum === null ? null : totalAfter(sum, discount);
  const stated = storedPrice(String(cost));
  const branch = form.watch("delivery.branch") ?? null;
  const delivery = to === "" || stated === null ? null : { to, branch, cost: stated };
  const [option, fee] = form.watch(["pay_by.option", "pay_by.fee"]);
  const statedFee = String(fee) === "" ? "0.00" : storedPrice(String(fee));
  const payBy =
    option === "" || handedOver === true || statedFee === null ? null : { option, fee: statedFee };
  const paid = total === null || statedFee === null ? null : totalWithDelivery(total, delivery, payBy);
  // Asked for once the server has refused cash of a day that was counted.
  const asksWhy = errors["payment_note"] !== undefined || form.watch("payment_note") !== "";
  const submit = offered ? quotation.store : texts[handedOver === true ? "sell" : "store"];
  const send = () => {
    const own = document.getElementById(formId);
    if (own instanceof HTMLFormElement) own.requestSubmit();
  };
  useShortcut("mod+enter", texts.shortcut, send, { everywhere: true });
  return (
    <div ref={element}>
      <OrderPlaces listAddress={listAddress} />
      <DashHead title={texts.title} note={texts.hint} />
      {isRestored && (
        <div className="bg-caution-soft mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md p-3">
          <output>{texts.restored}</output>
          <Button
            disabled={pending}
            onClick={() => {
              form.reset(start.values);
              lines.onReset();
              setRestored(false);
            }}
          >
            {texts.throwAway}
          </Button>
        </div>
      )}
      <Form
        id={formId}
        form={form}
        pending={pending}
        aria-busy={pending}
        className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
        onInvalid={lines.check}
        onSubmit={(values) => {
          if (lines.check()) onSubmit({ ...values, lines: sentLines(lines.lines) });
        }}
      >
        <div className="grid gap-4">
          <DashSection title={order.lines}>
            {missing.length > 0 && (
              <p className="bg-caution-soft mb-3 rounded-md px-3 py-2">
                {fill(texts.notCopied, { names: missing.map((line) => localName(line, locale)).join(" · ") })}
              </p>
            )}
            <ScanField
              error={lines.lacksLines ? texts.noLines : undefined}
              disabled={pending}
              onLookUp={onLookUp}
              onReadList={onReadList}
              onAdd={lines.onAdd}
            />
            <ul className="divide-line divide-y">
              {lines.edits.map((edit) => (
                <LineFields
                  key={edit.key}
                  edit={edit}
                  errors={lines.errors.get(edit.key) ?? {}}
                  isNew
                  removable
                  disabled={pending}
                  onEdit={(change) => lines.onEdit(edit.key, change)}
                />
              ))}
            </ul>
            <div className="mt-4">
              <AddProduct
                search={productSearch}
                edits={lines.edits}
                takesStock={false}
                disabled={pending}
                onAdd={lines.onAdd}
              />
            </div>
            {lines.lines.length > 0 && (
              <p className="text-muted text-sm">
                {discountLimit === ANY_PRICE
                  ? texts.percentHint
                  : discountLimit === 0
                    ? texts.fixedPrices
                    : fill(texts.limitHint, { percent: formatCount(discountLimit) })}
              </p>
            )}
          </DashSection>
          <DashSection title={texts.payment}>
            <div className="grid grid-cols-2 gap-4 sm:max-w-96">
              {discountLimit > 0 && (
                <>
                  <SelectField {...form.field("discount.kind")} label={texts.discountKind}>
                    <option value="percent">{texts.percent}</option>
                    <option value="amount">{CURRENCY_LABEL}</option>
                  </SelectField>
                  <TextField
                    {...form.field("discount.value")}
                    label={texts.discount}
                    optional={texts.optional}
                    dir="ltr"
                    inputMode="decimal"
                    autoComplete="off"
                  />
                </>
              )}
              {!offered && (
                <MethodField
                  {...form.field("payment")}
                  label={texts.paid}
                  fixed={takenMethods}
                  none={texts.notYet}
                />
              )}
              {asksWhy && (
                <TextField
                  {...form.field("payment_note")}
                  label={texts.paymentNote}
                  autoComplete="off"
                  className="col-span-2"
                />
              )}
            </div>
            <output className={lines.lines.length > 0 ? "mt-4 block" : "hidden"}>
              {total !== null && (
                <>
                  <DiscountSums discount={discount} total={total} />
                  <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <span className="font-semibold">{order.total}</span>
                    <Price price={total} />
                  </span>
                  <DeliverySums delivery={delivery} payBy={payBy} total={total} />
                </>
              )}
            </output>
            <SubmissionFailure {...{ submission, errors }} form={form} />
            <BottomBar className="mt-4 grid">
              <SubmitButton pending={pending} pendingLabel={texts.storing}>
                {lines.lines.length === 0 || paid === null
                  ? submit.plain
                  : fill(submit.withTotal, { total: `${formatAmount(paid)} ${CURRENCY_LABEL}` })}
              </SubmitButton>
            </BottomBar>
          </DashSection>
        </div>
        <div className="grid gap-4">
          <HandingSection form={form} rates={rates} offers={offers} total={total} />
          <QuotationSection form={form} />
          <BuyerSection form={form} knownBuyers={knownBuyers} onBuyerQuery={onBuyerQuery} />
        </div>
      </Form>
    </div>
  );
}
