import type { CheckedLine } from "@shop/contract/cart-check.ts";
import type { CheckoutErrors } from "@shop/contract/checkout-check.ts";
import { NO_ANSWER } from "@shop/contract/codes.ts";
import type { CheckoutInfo } from "@shop/contract/entities/order.ts";
import { pages } from "@shop/contract/pages.ts";
import type { Submission } from "@shop/contract/state.ts";
import { errorWords } from "@shop/i18n/error-words.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Link } from "@shop/ui/link.tsx";
import { CircleAlert, MessageCircle } from "lucide-react";
import { useRef } from "react";

import { CartSkeleton } from "../cart/cart-skeleton.tsx";
import { ChangesBanner } from "../cart/changes-banner.tsx";
import { type ChatOrderInput, useChatOrder } from "../order-dialog/use-chat-order.ts";
import { messageLine } from "../parts/local-line.ts";
import { ScreenHead } from "../parts/screen-head.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
import { textIn } from "../parts/text-in.ts";
import { useFaults } from "../parts/use-faults.ts";
import { BillingFields } from "./billing-fields.tsx";
import { EarlierOrder } from "./earlier-order.tsx";
import { OrderSummary } from "./order-summary.tsx";

/** What a {@link CheckoutScreen} takes. */
export interface CheckoutScreenProps extends ChatOrderInput {
  /** Null until the browser has read its cart. */
  readonly lines: readonly CheckedLine[] | null;
  /** What is known of the buyer already. */
  readonly initial?: Partial<CheckoutInfo> | undefined;
  /** Why fields are refused; a new object after each check. */
  readonly errors: CheckoutErrors;
  readonly submission: Submission;
  /** The shop refused the order because lines changed; they say how. */
  readonly refused: boolean;
  /** The number of an order that came through although no answer did, while this is another one; else null. */
  readonly earlier?: string | null | undefined;
  readonly onSubmit: (info: CheckoutInfo) => void;
  /** Told what the form holds on each change, to be kept over a reload. */
  readonly onDraft?: ((info: CheckoutInfo) => void) | undefined;
  /** Empties the cart, after an earlier order came through. */
  readonly onEmptyCart?: (() => void) | undefined;
  /** Takes over what became of these lines. */
  readonly onAccept: (ids: readonly number[]) => void;
}

const FORM = "checkout-form";

function readInfo(form: HTMLFormElement): CheckoutInfo {
  const textOf = textIn(form);
  return {
    name: textOf("name"),
    email: textOf("email"),
    address1: textOf("address1"),
    address2: textOf("address2"),
    phone: textOf("phone"),
    note: textOf("note"),
  };
}

/** Where an order goes, what it holds, and the ways to send it; what was entered stays on every failure. */
export function CheckoutScreen({
  lines,
  initial,
  errors,
  submission,
  refused,
  earlier,
  onSubmit,
  onDraft,
  onEmptyCart,
  onAccept,
  ...chat
}: CheckoutScreenProps) {
  const texts = useMessages("checkout");
  const cart = useMessages("cart");
  const { cartIsEmpty } = useMessages("notices");
  const words = useMessages("errors");
  const { locale } = useLocale();
  const byChat = useChatOrder({ ...chat, addressField: "address1" });
  const { form, ...faults } = useFaults(byChat.faults ?? errors);
  const order = useRef<HTMLElement>(null);
  const pending = submission.status === "pending";

  if (lines?.length === 0) {
    return (
      <>
        <ScreenHead title={texts.title} />
        <EmptyState
          heading="h2"
          title={cartIsEmpty.title}
          text={cart.emptyCheckoutHint}
          action={
            <Link href={pages.products} className={buttonClasses({ variant: "signal", size: "lg" })}>
              {cart.browse}
            </Link>
          }
        />
      </>
    );
  }
  const sendByChat = (entered: HTMLFormElement) => {
    const { name = "", phone, address1 = "", address2 = "" } = readInfo(entered);
    const address = [address1, address2].map((line) => line.trim()).filter(Boolean);
    return byChat.send(
      (lines ?? []).map((checked) => messageLine(checked, locale)),
      { name, phone, address: address.join(", ") },
    );
  };
  const accept = (ids: readonly number[]) => {
    // What was pressed goes away: the reader goes on from the order.
    order.current?.focus({ preventScroll: true });
    onAccept(ids);
  };
  return (
    <>
      <ScreenHead title={texts.title} note={texts.noPayment} />
      {lines ? (
        <>
          <ChangesBanner lines={lines} {...(refused && { title: texts.changed })} onAccept={accept} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <form
              ref={form}
              id={FORM}
              method="post"
              noValidate
              aria-labelledby="billing"
              onSubmit={(event) => {
                event.preventDefault();
                if (pending) return;
                byChat.forget();
                onSubmit(readInfo(event.currentTarget));
              }}
              onChange={(event) => onDraft?.(readInfo(event.currentTarget))}
            >
              <h2 id="billing" className="mb-4 text-xl font-bold">
                {texts.billing}
              </h2>
              <BillingFields {...faults} initial={initial} />
            </form>
            <aside
              ref={order}
              tabIndex={-1}
              className="border-line bg-surface grid gap-4 rounded-md border p-4 outline-none lg:sticky lg:top-20 lg:p-6"
            >
              <OrderSummary lines={lines} onAccept={accept} />
              {earlier && <EarlierOrder number={earlier} onEmptyCart={onEmptyCart} />}
              {submission.status === "failed" && (
                <p role="alert" className="text-negative flex items-start gap-2">
                  <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
                  <span>
                    {submission.error === NO_ANSWER
                      ? texts.noAnswer
                      : `${texts.failed} ${errorWords(words, submission.error)}`}
                  </span>
                </p>
              )}
              <SubmitButton form={FORM} className="w-full" pending={pending} pendingLabel={texts.sending}>
                {texts.send}
              </SubmitButton>
              {chat.onChat && (
                <div className="grid gap-1">
                  <Button
                    className="w-full"
                    aria-disabled={byChat.pending}
                    onClick={() => {
                      if (form.current) void sendByChat(form.current);
                    }}
                  >
                    <MessageCircle aria-hidden className="size-4.5" />
                    {texts.byChat}
                  </Button>
                  <p className="text-muted text-sm">{texts.byChatHint}</p>
                </div>
              )}
            </aside>
          </div>
        </>
      ) : (
        <CartSkeleton />
      )}
    </>
  );
}
