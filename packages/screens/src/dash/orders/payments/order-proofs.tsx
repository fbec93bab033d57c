import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { AdminPaymentProof } from "@shop/contract/orders/payment-proof.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";

import { DashSection } from "../../shared/dash-section.tsx";
import { useMay } from "../../shared/rights.tsx";

export interface OrderProofsProps {
  /** The order whose proofs of payment are shown; nothing without any. */
  readonly order: AdminOrder;
  /** Opens the dialog that records the payment of a proof. */
  readonly onConfirm: (proofId: number) => void;
  /** Opens the dialog that declines a proof. */
  readonly onDecline: (proofId: number) => void;
}

const tones = { waiting: "caution", confirmed: "positive", declined: "neutral" } as const;

/** A warning with links to the orders that it is about; nothing without any. */
function UsedBefore({
  text,
  orders,
}: {
  readonly text: string;
  readonly orders: AdminPaymentProof["reference_used"];
}) {
  const { proofs: texts } = useMessages("dashOrders");
  if (orders.length === 0) return null;
  return (
    <p className="text-caution flex flex-wrap items-baseline gap-x-2 text-sm">
      <TriangleAlert aria-hidden className="size-4 shrink-0 self-center" />
      <span>{text}</span>
      {orders.map(({ id, number }) => (
        <TextLink key={id} href={dashPathOf.order(id)} className="inline-flex items-center max-sm:min-h-11">
          {fill(texts.order, { number: formatOrderNumber(number) })}
        </TextLink>
      ))}
    </p>
  );
}

function Picture({ orderId, proof }: { readonly orderId: number; readonly proof: AdminPaymentProof }) {
  const { proofs: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const address = addressOf(adminAddresses.readProofPicture, { id: orderId, proofId: proof.id });
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      title={texts.openPicture}
      className="border-line bg-sunken block shrink-0 self-start rounded-md border"
    >
      <img
        src={address}
        alt={fill(texts.picture, { amount: amountWords(proof.amount, locale) })}
        loading="lazy"
        className="h-40 w-28 rounded-md object-contain"
      />
    </a>
  );
}

function Proof({
  order,
  proof,
  onConfirm,
  onDecline,
}: OrderProofsProps & { readonly proof: AdminPaymentProof }) {
  const { proofs: texts, payments } = useMessages("dashOrders");
  const { locale } = useLocale();
  const mayChange = useMay("orders");
  const { id, state, method, amount, reference, note, decided } = proof;
  const whenOf = (at: string) => ({ day: formatDay(at, locale), time: formatTime(at, locale) });
  const differ = proof.picture_used.filter(({ same }) => !same);
  return (
    <li className="flex flex-wrap gap-4 py-3 first:pt-0 last:pb-0">
      {proof.has_picture && <Picture orderId={order.id} proof={proof} />}
      <div className="grid min-w-0 grow basis-48 content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi dir="ltr" className="figures font-semibold">
            {amountWords(amount, locale)}
          </bdi>
          <span>{payments.methods[method]}</span>
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        </p>
        <p className="wrap-anywhere">
          {fill(payments.referenceOf, { reference: `\u2068${reference}\u2069` })}
        </p>
        <p className="text-muted text-sm">
          <time dateTime={proof.sent_at}>{fill(texts.sent, whenOf(proof.sent_at))}</time>
        </p>
        {decided && state !== "waiting" && (
          <p className="text-muted text-sm wrap-anywhere">
            {fill(texts.decided[state], { ...whenOf(decided.at), who: `\u2068${decided.by}\u2069` })}
          </p>
        )}
        {note !== "" && (
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        )}
        <UsedBefore text={texts.referenceUsed} orders={proof.reference_used} />
        <UsedBefore text={texts.sameFile} orders={proof.picture_used.filter(({ same }) => same)} />
        <UsedBefore text={texts.alike} orders={differ} />
        {state === "waiting" && mayChange && (
          <div className="mt-1 flex flex-wrap gap-2">
            <Button variant="signal" onClick={() => onConfirm(id)}>
              {texts.confirm}
            </Button>
            <Button onClick={() => onDecline(id)}>{texts.decline}</Button>
          </div>
        )}
      </div>
    </li>
  );
}

/** The proofs of payment that the buyer of an order has sent, with what tells that one was used before. */
export function OrderProofs(props: OrderProofsProps) {
  const { proofs: texts } = useMessages("dashOrders");
  const { proofs } = props.order;
  if (proofs.length === 0) return null;
  return (
    <DashSection title={texts.title}>
      <ul className="divide-line divide-y">
        {proofs.map((proof) => (
          <Proof key={proof.id} {...props} proof={proof} />
        ))}
      </ul>
    </DashSection>
  );
}
