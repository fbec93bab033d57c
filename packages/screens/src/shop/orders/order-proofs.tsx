import type { FollowedOrder } from "@shop/contract/orders/order.ts";
import type { PaymentProof } from "@shop/contract/orders/payment-proof.ts";
import type { OrderPageView } from "@shop/data/shop/orders/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import { lazy, Suspense, useId, useState } from "react";

// Forms need libraries that the page itself does without.
const ProofForm = lazy(async () => ({ default: (await import("./proof-form.tsx")).ProofForm }));

export interface OrderProofsProps {
  /** What sends a proof of payment; it fails with state_not_allowed where the order takes none any more. */
  readonly proof: OrderPageView["proof"];
  /** The order with its proofs of payment. */
  readonly followed: FollowedOrder;
  /** The address of the picture of a proof. */
  readonly pictureOf: (id: number) => string;
  /** Classes of the section. */
  readonly className: string;
}

const icons = {
  waiting: <Clock aria-hidden className="text-caution mt-1 size-4 shrink-0" />,
  confirmed: <CircleCheck aria-hidden className="text-positive mt-1 size-4 shrink-0" />,
  declined: <CircleX aria-hidden className="text-negative mt-1 size-4 shrink-0" />,
} as const;

function Proof({ proof, pictureOf }: Pick<OrderProofsProps, "pictureOf"> & { readonly proof: PaymentProof }) {
  const { page } = useMessages("orders");
  const texts = page.proof;
  const { options } = useMessages("payment");
  const { locale } = useLocale();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3 first:pt-0 last:pb-0">
      <p className="flex items-start gap-2 font-semibold">
        {icons[proof.state]}
        {texts.states[proof.state]}
      </p>
      {proof.note !== "" && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {proof.note}
        </p>
      )}
      <p className="text-muted flex flex-wrap gap-x-3 text-sm">
        <bdi dir="ltr" className="figures">
          {amountWords(proof.amount, locale)}
        </bdi>
        <span>{options[proof.method]}</span>
        <span className="wrap-anywhere">
          {fill(texts.ofReference, { reference: `\u2068${proof.reference}\u2069` })}
        </span>
        <time dateTime={proof.sent_at}>{fill(texts.sentOn, { date: formatDay(proof.sent_at, locale) })}</time>
      </p>
      {proof.has_picture && (
        <TextLink
          href={pictureOf(proof.id)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center justify-self-start print:hidden"
        >
          {texts.ownPicture}
        </TextLink>
      )}
    </li>
  );
}

/** The proofs of payment that a buyer has sent for an order, and the form that sends one; nothing where there is neither. */
export function OrderProofs({ followed, proof, pictureOf, className }: OrderProofsProps) {
  const { page } = useMessages("orders");
  const texts = page.proof;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { proofs, proof_methods: methods } = followed;
  if (proofs.length === 0 && methods.length === 0) return null;
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-semibold">
        {texts.title}
      </h2>
      <div aria-live="polite">
        {proofs.length > 0 && (
          <ul className="divide-line divide-y">
            {proofs.map((one) => (
              <Proof key={one.id} proof={one} pictureOf={pictureOf} />
            ))}
          </ul>
        )}
      </div>
      {methods.length > 0 && (
        <div className={`print:hidden ${proofs.length > 0 ? "mt-3" : ""}`}>
          {isOpen ? (
            <Suspense fallback={<Spinner label={texts.loading} showLabel />}>
              <ProofForm {...proof} followed={followed} onClose={() => setOpen(false)} />
            </Suspense>
          ) : (
            <div className="grid justify-items-start gap-2">
              <Button onClick={() => setOpen(true)}>{texts.open}</Button>
              <p className="text-muted text-sm">{texts.hint}</p>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
