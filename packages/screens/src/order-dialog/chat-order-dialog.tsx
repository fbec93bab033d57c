import { asciiDigits } from "@shop/contract/folding.ts";
import type { Notify } from "@shop/contract/notices.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import {
  type ChatBuyer,
  isLongOrder,
  type MessageLine,
  type MessageWords,
  orderMessage,
} from "@shop/i18n/order-message.ts";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog.tsx";
import { type ReactNode, useState } from "react";

import { SubmitButton } from "../parts/submit-button.tsx";
import { TextField } from "../parts/text-field.tsx";
import { textIn } from "../parts/text-in.ts";
import { TotalLine, UpdatingNote } from "../parts/total-line.tsx";
import { type Faults, useFaults } from "../parts/use-faults.ts";

/** What every dialog that orders by chat takes. */
export interface ChatOrderActions {
  /** Called with false when the dialog wants to close. */
  readonly onOpenChange: (open: boolean) => void;
  readonly onNotice: Notify;
  /** Opens the chat app with this message to the shop. */
  readonly onChat: (text: string) => void;
  /** Saves the ordered lines and gives the address under which they open, for orders too long for a message. */
  readonly onSaveCart?: (() => Promise<string>) | undefined;
  /** What is known of the buyer already. */
  readonly buyer?: Partial<ChatBuyer> | undefined;
}

/** What a {@link ChatOrderDialog} takes. */
export interface ChatOrderDialogProps extends ChatOrderActions {
  readonly title: ReactNode;
  readonly lines: readonly MessageLine[];
  /** What stands above the buyer's fields. */
  readonly children?: ReactNode;
}

const fields = ["name", "phone", "address"] as const;

const noFaults: Faults = {};

/** Asks who orders, and opens the order as a chat message; name, phone and address are required. */
export function ChatOrderDialog({
  title,
  lines,
  children,
  onOpenChange,
  onNotice,
  onChat,
  onSaveCart,
  buyer,
}: ChatOrderDialogProps) {
  const texts = useMessages("cart");
  const { close, priceUpdating } = useMessages("common");
  const { locale } = useLocale();
  const [faults, setFaults] = useState(noFaults);
  const [pending, setPending] = useState(false);
  const { form, faultOf, onEdit } = useFaults(faults);
  const words: MessageWords = { locale, texts: texts.chat, updating: priceUpdating };

  const send = async (textOf: (name: string) => string) => {
    const given: ChatBuyer = {
      name: textOf("name").trim(),
      phone: asciiDigits(textOf("phone")).trim(),
      address: textOf("address").trim(),
    };
    const missing = fields.filter((field) => !given[field]);
    setFaults(Object.fromEntries(missing.map((field) => [field, "required"])));
    if (missing.length > 0) {
      onNotice("chatFieldsMissing");
      return;
    }
    const order = { lines, buyer: given };
    let saved: string | undefined;
    if (onSaveCart && isLongOrder(order, words)) {
      setPending(true);
      // Without a saved cart the message says as much as fits.
      saved = await onSaveCart().catch(() => undefined);
      setPending(false);
    }
    onChat(orderMessage(order, words, saved));
    onOpenChange(false);
  };

  const field = (name: (typeof fields)[number]) => ({
    name,
    label: texts.single[name],
    required: true,
    defaultValue: buyer?.[name],
    error: faultOf(name),
    onChange: () => onEdit(name),
  });
  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent title={title} description={texts.single.hint} closeLabel={close}>
        <form
          ref={form}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!pending) void send(textIn(event.currentTarget));
          }}
        >
          {children}
          <div className="border-line grid gap-1 border-y py-3">
            <TotalLine label={texts.total} lines={lines} />
            <UpdatingNote lines={lines} />
          </div>
          <TextField {...field("name")} autoComplete="name" />
          <TextField {...field("phone")} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />
          <TextField {...field("address")} autoComplete="street-address" />
          <DialogFooter>
            <SubmitButton pending={pending} pendingLabel={texts.single.sending}>
              {texts.single.send}
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
