import { NO_ANSWER } from "@shop/contract/codes.ts";
import { chatBuyerSchema } from "@shop/contract/orders/chat-order.ts";
import { type CheckoutInfo, checkoutInfoSchema } from "@shop/contract/orders/checkout-info.ts";
import type { AddressChoice, CheckoutView } from "@shop/data/shop/checkout/view.ts";
import type { CheckedLine } from "@shop/domain/cart/cart-check.ts";
import { deliveryOf } from "@shop/domain/delivery/delivery.ts";
import { governorates } from "@shop/domain/delivery/governorates.ts";
import { totalOf } from "@shop/domain/money/money.ts";
import type { Notify } from "@shop/domain/notices.ts";
import { noCompany } from "@shop/domain/orders/placing/order-company.ts";
import { totalWithDelivery } from "@shop/domain/orders/placing/order-delivery.ts";
import { chosenPayBy } from "@shop/domain/payments/payment-offers.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import MessageCircle from "lucide-react/icons/message-circle";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from "react";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { FormFailure } from "../../form/form-failure.tsx";
import { Form } from "../../form/form.tsx";
import { RequiredHint } from "../../form/required-hint.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { validate } from "../../form/validate.ts";
import { messageLine } from "../../shared/local-line.ts";
import { DeliverToField } from "../delivery/deliver-to-field.tsx";
import { DeliveryChanged } from "../delivery/delivery-changed.tsx";
import { ChatOpened } from "../orders/chat-opened.tsx";
import { chatNotice, type ChatOrderCallbacks, useChatOrder } from "../orders/use-chat-order.ts";
import { PaymentChanged } from "../payments/payment-changed.tsx";
import { PaymentField } from "../payments/payment-field.tsx";
import { usePayByLine } from "../payments/use-pay-by-line.ts";
import { BillingFields } from "./billing-fields.tsx";
import { OwnAddresses } from "./own-addresses.tsx";

export interface CheckoutFormProps
  extends
    ChatOrderCallbacks,
    Pick<
      CheckoutView,
      "errors" | "submission" | "delivery" | "payment" | "refusals" | "onSubmit" | "onInvalid"
    > {
  /** The addresses of the signed-in shopper; without it none are offered or kept. */
  readonly ownAddresses?: AddressChoice | undefined;
  /** The ordered lines; a changed one holds back an order by chat. */
  readonly lines: readonly CheckedLine[];
  /** What is already known of the buyer. */
  readonly initial?: Partial<CheckoutInfo> | undefined;
  /** Shows a notice where an order by chat lacks valid buyer data. */
  readonly onNotice: Notify;
  /** Called with the form's values on each change. */
  readonly onDraft?: ((info: CheckoutInfo) => void) | undefined;
  /** The summary of the order, above the buttons. */
  readonly summary: ReactNode;
  /** Ref of the summary's box, to focus it after a change was accepted. */
  readonly summaryRef: RefObject<HTMLElement | null>;
  /** Called where an order by chat was held back because lines have changed. */
  readonly onHeldBack: () => void;
}

const FORM_ID = "checkout-form";

const emptyInfo = { name: "", email: "", phone: "", address1: "", address2: "", note: "", ...noCompany };

/** The billing form, and the buttons that send the order; entries stay on every failure. */
export function CheckoutForm({
  lines,
  initial,
  errors,
  submission,
  onSubmit,
  onInvalid,
  onNotice,
  onDraft,
  summary,
  summaryRef,
  onHeldBack,
  delivery,
  payment,
  refusals,
  ownAddresses,
  ...callbacks
}: CheckoutFormProps) {
  const texts = useMessages("checkout");
  const words = useMessages("errors");
  const { locale } = useLocale();
  const byChat = useChatOrder(callbacks);
  const form = useSchemaForm(checkoutInfoSchema, {
    defaultValues: { ...emptyInfo, ...initial },
    // An account may hold an email and a phone that no order takes, because a sign-up does not check them.
    checkFilled: true,
    errors,
  });
  const own = lines.map(({ line }) => line);
  const quote = deliveryOf(delivery, own);
  const to = delivery?.to?.to ?? null;
  const payBy = chosenPayBy(payment, to);
  const payByLine = usePayByLine(payBy);
  const pending = submission.status === "pending";

  const { subscribe } = form;
  const saveDraft = useEffectEvent((values: CheckoutInfo) => onDraft?.(values));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }),
    [subscribe],
  );

  const [keeps, setKeeps] = useState(false);
  const governorate = governorates.find((code) => code === to);
  /** Keeps the address of the order in the account, where it is complete. */
  const keepAddress = ({ name, phone, address1, address2 }: CheckoutInfo) => {
    const address = [address1, address2].filter(Boolean).join(", ");
    if (governorate && name && address)
      ownAddresses?.onKeep({ name, phone, address, governorate, is_default: false });
  };

  /** An order by chat needs other fields than an order by form. */
  const sendByChat = async () => {
    const { name = "", phone, email, address1 = "", address2 = "", note = "", ...company } = form.getValues();
    const address = [address1, address2].map((line) => line.trim()).filter(Boolean);
    const check = validate(chatBuyerSchema, {
      name,
      phone,
      address: address.join(", "),
      email,
      note,
      ...company,
    });
    form.clearErrors();
    if (check.ok && lines.some(({ change }) => change)) {
      onHeldBack();
      return;
    }
    if (check.ok) {
      const ordered = lines.map((checked) => messageLine(checked, locale));
      await byChat.send({
        lines: ordered,
        buyer: check.output,
        delivery: quote,
        payBy,
        payment: payByLine,
      });
      return;
    }
    const { address: address1Error, ...rest } = check.errors;
    form.showErrors({ ...rest, ...(address1Error && { address1: address1Error }) });
    const notice = chatNotice(check.errors);
    if (notice) onNotice(notice);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Form
        form={form}
        pending={pending}
        id={FORM_ID}
        aria-labelledby="billing"
        onSubmit={(info) => {
          if (keeps) keepAddress(info);
          onSubmit(info);
        }}
        onInvalid={onInvalid}
      >
        <h2 id="billing" className="text-xl font-bold">
          {texts.billing}
        </h2>
        <RequiredHint />
        <p className="text-muted mb-4 text-sm">{texts.deliveryHint}</p>
        {ownAddresses && <OwnAddresses choice={ownAddresses} form={form} delivery={delivery} />}
        <BillingFields form={form} />
        {delivery && (
          <div className="mt-5 grid gap-5 sm:grid-cols-2">
            <DeliverToField delivery={delivery} marked />
          </div>
        )}
        {ownAddresses && governorate && (
          <div className="mt-5">
            <CheckboxField
              name="keep_address"
              label={texts.own.keep}
              checked={keeps}
              onChange={({ target }) => setKeeps(target.checked)}
            />
          </div>
        )}
        {payment && (
          <div className="mt-5">
            <PaymentField payment={payment} to={to} due={totalWithDelivery(totalOf(own), quote, payBy)} />
          </div>
        )}
      </Form>
      <aside
        ref={summaryRef}
        tabIndex={-1}
        className="border-line bg-surface grid gap-4 rounded-md border p-4 outline-none lg:sticky lg:top-20 lg:p-6"
      >
        {summary}
        {refusals?.delivery && <DeliveryChanged refusal={refusals.delivery} />}
        {refusals?.payment && <PaymentChanged refusal={refusals.payment} />}
        {submission.status === "failed" && (
          <FormFailure>
            {submission.error === NO_ANSWER
              ? texts.noAnswer
              : `${texts.failed} ${errorWords(words, submission.error)}`}
          </FormFailure>
        )}
        <div data-keep-clear="" className="grid gap-4">
          <SubmitButton form={FORM_ID} className="w-full" pending={pending} pendingLabel={texts.sending}>
            {texts.send}
          </SubmitButton>
          {callbacks.onChat && (
            <div className="grid gap-1">
              <Button
                className="w-full"
                aria-describedby="by-chat-hint"
                aria-disabled={byChat.pending}
                onClick={() => void sendByChat()}
              >
                <MessageCircle aria-hidden className="size-4.5" />
                {texts.byChat}
              </Button>
              <p id="by-chat-hint" className="text-muted text-sm">
                {texts.byChatHint}
              </p>
              <ChatOpened onReopen={byChat.reopen} />
            </div>
          )}
        </div>
      </aside>
    </div>
  );
}
