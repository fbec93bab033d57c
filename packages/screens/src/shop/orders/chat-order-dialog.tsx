import { type ChatBuyerEntries, chatBuyerSchema } from "@shop/contract/orders/chat-order.ts";
import type { DeliveryView } from "@shop/data/shop/delivery/view.ts";
import type { PaymentView } from "@shop/data/shop/payments/view.ts";
import { deliveryOf } from "@shop/domain/delivery/delivery.ts";
import { totalOf } from "@shop/domain/money/money.ts";
import type { Notify } from "@shop/domain/notices.ts";
import { companyFields, noCompany } from "@shop/domain/orders/placing/order-company.ts";
import { totalWithDelivery } from "@shop/domain/orders/placing/order-delivery.ts";
import { chosenPayBy } from "@shop/domain/payments/payment-offers.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import type { MessageLine } from "@shop/i18n/order-message.ts";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import MessageCircle from "lucide-react/icons/message-circle";
import type { ReactNode } from "react";

import { Form } from "../../form/form.tsx";
import { RequiredHint } from "../../form/required-hint.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { PhoneField, TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { CompanyFields } from "../../shared/sums/company-fields.tsx";
import { TotalLine, UpdatingNote } from "../../shared/sums/total-line.tsx";
import { DeliverToField } from "../delivery/deliver-to-field.tsx";
import { QuotedDelivery } from "../delivery/quoted-delivery.tsx";
import { PaymentField } from "../payments/payment-field.tsx";
import { usePayByLine } from "../payments/use-pay-by-line.ts";
import { ChatOpened } from "./chat-opened.tsx";
import { chatNotice, type ChatOrderCallbacks, useChatOrder } from "./use-chat-order.ts";

/** Props of every dialog that orders by chat. */
export interface ChatOrderActions extends ChatOrderCallbacks {
  /** Shows a notice where buyer data is missing or invalid. */
  readonly onNotice: Notify;
  /** Called with false to close the dialog. */
  readonly onOpenChange: (open: boolean) => void;
  /** What is already known of the buyer. */
  readonly buyer?: Partial<ChatBuyerEntries> | undefined;
  /** The choice of where the order goes, which the message states; without it nothing about delivery is shown. */
  readonly delivery?: DeliveryView | undefined;
  /** The choice of how the order is paid, which the message states; without it, nothing about payment is shown. */
  readonly payment?: PaymentView | undefined;
}

export interface ChatOrderDialogProps extends ChatOrderActions {
  /** The dialog's heading and accessible name. */
  readonly title: ReactNode;
  /** The ordered lines: the message lists them, and the total is computed from them. */
  readonly lines: readonly MessageLine[];
  /** The content above the buyer's fields. */
  readonly children?: ReactNode;
}

/** Asks for the buyer, and opens the order as a chat message; it stays open, because only the chat app sends the message. */
export function ChatOrderDialog({
  title,
  lines,
  children,
  onNotice,
  onOpenChange,
  buyer,
  delivery,
  payment,
  ...callbacks
}: ChatOrderDialogProps) {
  const texts = useMessages("carts");
  const { close } = useMessages("common");
  const { pending, reopen, send } = useChatOrder(callbacks);
  const form = useSchemaForm(chatBuyerSchema, {
    defaultValues: { name: "", phone: "", address: "", ...noCompany, ...buyer },
    checkFilled: true,
  });
  const [company, tax_number, commercial_register, purchase_order] = form.watch(companyFields);
  const quote = deliveryOf(delivery, lines);
  const to = delivery?.to?.to ?? null;
  const payBy = chosenPayBy(payment, to);
  const payByLine = usePayByLine(payBy);
  const field = (name: "name" | "phone" | "address") => ({
    ...form.field(name),
    label: texts.single[name],
    required: true,
  });
  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent
        title={title}
        description={texts.single.hint}
        closeLabel={close}
        onOpenAutoFocus={(event) => {
          // The first control may be a minus button that does nothing yet.
          event.preventDefault();
          form.setFocus("name");
        }}
      >
        <Form
          form={form}
          pending={pending}
          className="grid gap-4"
          onSubmit={async (entered) => {
            await send({ lines, buyer: entered, delivery: quote, payBy, payment: payByLine });
          }}
          onInvalid={(errors) => {
            const notice = chatNotice(errors);
            if (notice) onNotice(notice);
          }}
        >
          {children}
          <div className="border-line grid gap-1 border-y py-3">
            <TotalLine label={texts.total} lines={lines} />
            <UpdatingNote lines={lines} />
          </div>
          {delivery && (
            <>
              <DeliverToField delivery={delivery} marked />
              <QuotedDelivery delivery={delivery} payBy={payBy} total={totalOf(lines)} />
            </>
          )}
          {payment && (
            <PaymentField payment={payment} to={to} due={totalWithDelivery(totalOf(lines), quote, payBy)} />
          )}
          <RequiredHint />
          <TextField {...field("name")} autoComplete="name" />
          <PhoneField {...field("phone")} />
          <TextField {...field("address")} autoComplete="street-address" />
          <CompanyFields
            fields={companyFields}
            entered={{ company, tax_number, commercial_register, purchase_order }}
            field={(name) => form.field(name)}
          />
          <ChatOpened onReopen={reopen} />
          <DialogFooter>
            <SubmitButton pending={pending} pendingLabel={texts.single.sending}>
              <MessageCircle aria-hidden className="size-5" />
              {texts.single.send}
            </SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
