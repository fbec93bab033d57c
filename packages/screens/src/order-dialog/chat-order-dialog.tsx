import { useMessages } from "@shop/i18n/i18n.tsx";
import type { ChatBuyer, MessageLine } from "@shop/i18n/order-message.ts";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog.tsx";
import type { ReactNode } from "react";

import { SubmitButton } from "../parts/submit-button.tsx";
import { TextField } from "../parts/text-field.tsx";
import { textIn } from "../parts/text-in.ts";
import { TotalLine, UpdatingNote } from "../parts/total-line.tsx";
import { type Faults, useFaults } from "../parts/use-faults.ts";
import { type ChatOrderInput, useChatOrder } from "./use-chat-order.ts";

/** What every dialog that orders by chat takes. */
export interface ChatOrderActions extends ChatOrderInput {
  /** Called with false when the dialog wants to close. */
  readonly onOpenChange: (open: boolean) => void;
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

const noFaults: Faults = {};

/** Asks who orders, and opens the order as a chat message; name, phone and address are required. */
export function ChatOrderDialog({
  title,
  lines,
  children,
  onOpenChange,
  buyer,
  ...order
}: ChatOrderDialogProps) {
  const texts = useMessages("cart");
  const { close } = useMessages("common");
  const { faults, pending, send } = useChatOrder(order);
  const { form, faultOf, onEdit } = useFaults(faults ?? noFaults);

  const submit = async (textOf: (name: string) => string) => {
    const entered = { name: textOf("name"), phone: textOf("phone"), address: textOf("address") };
    if (await send(lines, entered)) onOpenChange(false);
  };

  const field = (name: keyof ChatBuyer) => ({
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
            void submit(textIn(event.currentTarget));
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
