import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { OrderPayment } from "@shop/contract/orders/order-payments.ts";
import { PICK_UP } from "@shop/domain/delivery/delivery.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { awaitsPayment, leftOf } from "@shop/domain/orders/payments/order-payments.ts";
import { canEditBuyer } from "@shop/domain/orders/placing/order-buyer.ts";
import { suits } from "@shop/domain/payments/payment-offers.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { paymentTitle, paymentWords, valueDateWords } from "@shop/i18n/words/ledger-words.ts";
import { payByWords } from "@shop/i18n/words/payment-words.ts";
import { Button } from "@shop/ui/button.tsx";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";

import { CreditMovements } from "../../../shared/sums/credit-movements.tsx";
import { DashSection } from "../../shared/dash-section.tsx";
import { useOwnMethods } from "../../shared/own-methods.tsx";
import { useMay } from "../../shared/rights.tsx";
import { LedgerEntry } from "../ledger-entry.tsx";
import { PaymentStateMark } from "./payment-state-mark.tsx";

export interface OrderPaymentsProps {
  /** The order whose ledger is shown. */
  readonly order: AdminOrder;
  /** Opens the dialog that changes how the order is to be paid. */
  readonly onEditPayBy: () => void;
  /** Opens the dialog that records an entry. */
  readonly onRecord: () => void;
  /** Opens the dialog that takes back the entry with an id. */
  readonly onVoid: (paymentId: number) => void;
}

interface EntryProps extends Pick<OrderPaymentsProps, "onVoid"> {
  readonly payment: OrderPayment;
}

function Entry({ payment, onVoid }: EntryProps) {
  const {
    id,
    kind,
    amount,
    reference,
    branch,
    at,
    value_date: valueDate,
    voided,
    reference_used: used,
  } = payment;
  const { payments: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const own = useOwnMethods();
  return (
    <LedgerEntry
      entry={payment}
      texts={texts}
      title={paymentTitle(payment, locale, texts, own)}
      amount={`${kind === "refund" ? "−" : ""}${amountWords(amount, locale)}`}
      details={
        <>
          {valueDate !== shopDayOf(at) && <span>{valueDateWords(valueDate, locale, texts)}</span>}
          {branch && <span>{branch[locale]}</span>}
          {reference !== "" && (
            <span className="wrap-anywhere">
              {fill(texts.referenceOf, { reference: `\u2068${reference}\u2069` })}
            </span>
          )}
        </>
      }
      warning={
        used !== null &&
        voided === null && (
          <p className="text-caution mt-1 flex items-start gap-1 text-sm">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {fill(texts.referenceUsed, { number: used })}
          </p>
        )
      }
      takeBackLabel={fill(texts.takeBackOf, { entry: paymentWords(payment, locale, texts, own) })}
      onVoid={() => onVoid(id)}
    />
  );
}

/** The ledger of an order: what is to be paid, what is paid and left, and the entries with who made them and when. */
export function OrderPayments({ order, onEditPayBy, onRecord, onVoid }: OrderPaymentsProps) {
  const { payments: texts, payBy: words } = useMessages("dashOrders");
  const options = useMessages("payment");
  const { locale } = useLocale();
  const { due, paid, payments, payment_state: state, pay_by: payBy } = order;
  const mayChange = useMay("orders");
  const sums = [
    { label: texts.due, amount: due },
    { label: texts.paid, amount: paid },
    state === "over"
      ? { label: order.state === "cancelled" ? texts.toGiveBack : texts.over, amount: leftOf(paid, due) }
      : { label: texts.left, amount: leftOf(due, paid) },
  ];
  return (
    <DashSection
      title={texts.title}
      note={<PaymentStateMark state={state} awaited={awaitsPayment(order)} />}
      action={mayChange && <Button onClick={onRecord}>{texts.record}</Button>}
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-3">
        <p className="min-w-0 wrap-anywhere">
          {words.label}:{" "}
          <span className="font-semibold">{payBy ? payByWords(payBy, locale, options) : words.none}</span>
        </p>
        {canEditBuyer(order.state) && payBy && !suits(payBy.option, order.delivery?.to ?? null) && (
          <p className="text-caution flex items-start gap-1 text-sm">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {words.unsuited[order.delivery?.to === PICK_UP ? "pickUp" : "delivery"]}
          </p>
        )}
        {canEditBuyer(order.state) && !order.tax.invoiced && mayChange && (
          <Button size="sm" variant="quiet" className="max-sm:min-h-11" onClick={onEditPayBy}>
            {words.edit}
          </Button>
        )}
      </div>
      {(!isZeroPrice(due) || !isZeroPrice(paid)) && (
        <dl className="grid gap-1">
          {sums.map(({ label, amount }) => (
            <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt>{label}</dt>
              <dd className="figures font-semibold">
                <bdi dir="ltr">{amountWords(amount, locale)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {order.credit && order.credit.movements.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 sm:min-h-9 sm:py-1.5">
            {fill(texts.creditHint, { amount: amountWords(order.credit.balance, locale) })}
          </summary>
          <CreditMovements credit={order.credit} label={texts.credit} movement={texts.creditOf} />
        </details>
      )}
      {payments.length === 0 ? (
        <p className="text-muted mt-2 text-sm">{texts.none}</p>
      ) : (
        <ul className="divide-line border-line mt-3 divide-y border-t">
          {payments.map((payment) => (
            <Entry key={payment.id} payment={payment} onVoid={onVoid} />
          ))}
        </ul>
      )}
    </DashSection>
  );
}
