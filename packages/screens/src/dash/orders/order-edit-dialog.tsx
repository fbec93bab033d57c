import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { fill } from "@shop/i18n/fill.ts";
import { Button } from "@shop/ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import type { ComponentProps, ReactNode } from "react";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";

/** Texts of a dialog that changes one part of an order. */
interface OrderEditTexts {
  readonly title: string;
  readonly hint: string;
  /** In place of the form, where that part can no longer be changed. */
  readonly locked: string;
  readonly close: string;
  readonly save: string;
  readonly saving: string;
  readonly conflict: string;
  /** Another part of the order was changed meanwhile. */
  readonly conflictOther: string;
  readonly takeTheirs: string;
}

interface OrderEditDialogProps {
  readonly order: AdminOrder;
  readonly texts: Pick<OrderEditTexts, "title" | "hint" | "close"> & Partial<Pick<OrderEditTexts, "locked">>;
  /** Whether that part of the order can still be changed; true by default. */
  readonly isOpen?: boolean;
  readonly pending: boolean;
  readonly onClose: () => void;
  /** The form. */
  readonly children: ReactNode;
}

/** The dialog around a form that changes one part of an order. */
export function OrderEditDialog({
  order,
  texts,
  isOpen = true,
  pending,
  onClose,
  children,
}: OrderEditDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && !pending && onClose()}>
      <DialogContent
        inAddress
        size="sm"
        title={fill(texts.title, { number: formatOrderNumber(order.number) })}
        description={isOpen && texts.hint}
        closeLabel={texts.close}
        onInteractOutside={(event) => event.preventDefault()}
      >
        {isOpen ? children : <p>{texts.locked}</p>}
      </DialogContent>
    </Dialog>
  );
}

/** The commands below such a form. */
export function OrderEditFooter({
  texts,
  pending,
  onClose,
}: Pick<OrderEditDialogProps, "pending" | "onClose"> & {
  readonly texts: Pick<OrderEditTexts, "close" | "save" | "saving">;
}) {
  return (
    <DialogFooter>
      <Button size="lg" aria-disabled={pending} onClick={() => !pending && onClose()}>
        {texts.close}
      </Button>
      <SubmitButton pending={pending} pendingLabel={texts.saving}>
        {texts.save}
      </SubmitButton>
    </DialogFooter>
  );
}

interface OrderEditConflictProps {
  readonly texts: OrderEditTexts;
  /** Whether that part of the order is another one than when the dialog was opened. */
  readonly isOther: boolean;
  /** Starts again from what another person has saved. */
  readonly onTakeTheirs: () => void;
  /** What another person has saved. */
  readonly children: ReactNode;
}

/** What another person has saved meanwhile, above such a form. */
export function OrderEditConflict({ texts, isOther, onTakeTheirs, children }: OrderEditConflictProps) {
  return (
    <div role="alert" className="bg-caution-soft grid gap-2 rounded-md p-3">
      <p>{isOther ? texts.conflict : texts.conflictOther}</p>
      {isOther && (
        <>
          {children}
          <Button size="sm" className="justify-self-start" onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
        </>
      )}
    </div>
  );
}

interface OrderEditMailProps extends Pick<ComponentProps<typeof CheckboxField>, "label"> {
  /** The buyer's mail address; nothing is shown without one. */
  readonly email: string;
  readonly field: Omit<ComponentProps<typeof CheckboxField>, "label">;
}

/** Whether the buyer is mailed about such a change, and where. */
export function OrderEditMail({ email, field, label }: OrderEditMailProps) {
  if (email === "") return null;
  return (
    <div>
      <CheckboxField {...field} label={label} />
      <p className="text-muted ms-7.5 text-sm wrap-anywhere">
        <bdi dir="ltr">{email}</bdi>
      </p>
    </div>
  );
}
