import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { newOrderFormSchema } from "@shop/contract/orders/new-order.ts";
import type { NewOrderView } from "@shop/data/dash/orders/new-order-view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import type { TakenChannel } from "@shop/domain/orders/order-channel.ts";
import { validUntil } from "@shop/domain/orders/quotations/quotation.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatAmount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { useEffect, useEffectEvent, useState } from "react";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { useFormDraft } from "../../form/use-form-draft.ts";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { Price } from "../../shared/product/price.tsx";
import { DeliverySums } from "../../shared/sums/delivery-sums.tsx";
import { DiscountSums } from "../../shared/sums/discount-sums.tsx";
import { OrderPlaces } from "../orders/order-places.tsx";
import { BottomBar } from "../shared/bottom-bar.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { BuyerSection } from "./buyer-section.tsx";
import { HandingSection } from "./handing-section.tsx";
import { LinesSection } from "./lines-section.tsx";
import { copiedLines, linesOfDraft, sentLines } from "./new-lines.ts";
import { copyOf, emptyOrder, hasEntries } from "./new-order-values.ts";
import { PaymentFields } from "./payment-fields.tsx";
import { QuotationSection } from "./quotation-section.tsx";
import { useNewLines } from "./use-new-lines.ts";
import { useOrderSubmit } from "./use-order-submit.ts";
import { useOrderSums } from "./use-order-sums.ts";

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
  const element = useOrderSubmit(lines, texts.shortcut);

  const isDirty = lines.lines.length > 0 || form.formState.isDirty;
  const report = useEffectEvent(onDirty);
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);

  const pending = submission.status === "pending";
  const { discount, total, delivery, payBy, due } = useOrderSums(form, lines.lines);
  const handedOver = form.watch("handed_over");
  const submit = offered ? quotation.store : texts[handedOver === true ? "sell" : "store"];
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
          <LinesSection
            lines={lines}
            view={{ onLookUp, onReadList, productSearch, discountLimit }}
            disabled={pending}
          >
            {missing.length > 0 && (
              <p className="bg-caution-soft mb-3 rounded-md px-3 py-2">
                {fill(texts.notCopied, { names: missing.map((line) => localName(line, locale)).join(" · ") })}
              </p>
            )}
          </LinesSection>
          <DashSection title={texts.payment}>
            <PaymentFields {...{ form, discountLimit, errors }} isPayable={!offered} />
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
                {lines.lines.length === 0 || due === null
                  ? submit.plain
                  : fill(submit.withTotal, { total: `${formatAmount(due)} ${CURRENCY_LABEL}` })}
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
