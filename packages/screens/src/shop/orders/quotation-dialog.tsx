import { type ChatBuyerEntries, requestBuyerSchema } from "@shop/contract/orders/chat-order.ts";
import type { DeliveryView } from "@shop/data/shop/delivery/view.ts";
import type { QuotationRequestView } from "@shop/data/shop/orders/view.ts";
import type { CheckedLine } from "@shop/domain/cart/cart-check.ts";
import { totalOf } from "@shop/domain/money/money.ts";
import { companyFields, noCompany } from "@shop/domain/orders/order-company.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import FileText from "lucide-react/icons/file-text";

import { Form } from "../../form/form.tsx";
import { RequiredHint } from "../../form/required-hint.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { PhoneField, TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { CompanyFields } from "../../parts/company-fields.tsx";
import { TotalLine, UpdatingNote } from "../../parts/total-line.tsx";
import { DeliverToField } from "../delivery/deliver-to-field.tsx";
import { QuotedDelivery } from "../delivery/quoted-delivery.tsx";

/** Props of {@link QuotationDialog}; the dialog is open while it is mounted. */
export interface QuotationDialogProps extends QuotationRequestView {
  /** The lines of the cart. */
  readonly lines: ReadonlyArray<CheckedLine>;
  /** The choice of where the order goes; without it nothing about delivery is shown. */
  readonly delivery?: DeliveryView | undefined;
  /** What is already known of the buyer. */
  readonly buyer?: Partial<ChatBuyerEntries> | undefined;
  /** Called with false to close the dialog. */
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks for the buyer, and makes a quotation of the cart. */
export function QuotationDialog({
  lines,
  delivery,
  buyer,
  errors,
  submission,
  onSubmit,
  onOpenChange,
}: QuotationDialogProps) {
  const texts = useMessages("carts");
  const { close } = useMessages("common");
  const form = useSchemaForm(requestBuyerSchema, {
    defaultValues: { name: "", phone: "", address: "", email: "", note: "", ...noCompany, ...buyer },
    errors,
  });
  const [company, tax_number, commercial_register, purchase_order] = form.watch(companyFields);
  const own = lines.map(({ line }) => line);
  const pending = submission.status === "pending";
  return (
    <Dialog open onOpenChange={(open) => !pending && onOpenChange(open)}>
      <DialogContent title={texts.quotation.title} description={texts.quotation.hint} closeLabel={close}>
        <Form form={form} pending={pending} className="grid gap-4" onSubmit={onSubmit}>
          <div className="border-line grid gap-1 border-y py-3">
            <TotalLine label={texts.total} lines={own} />
            <UpdatingNote lines={own} />
          </div>
          {delivery && (
            <>
              <DeliverToField delivery={delivery} />
              <QuotedDelivery delivery={delivery} total={totalOf(own)} />
            </>
          )}
          <RequiredHint />
          <TextField {...form.field("name")} label={texts.single.name} required autoComplete="name" />
          <PhoneField {...form.field("phone")} label={texts.single.phone} required />
          <TextField
            {...form.field("email")}
            label={texts.quotation.email}
            optional={texts.quotation.optional}
            hint={texts.quotation.emailHint}
            type="email"
            autoComplete="email"
            dir="ltr"
          />
          <TextField
            {...form.field("address")}
            label={texts.single.address}
            optional={texts.quotation.optional}
            autoComplete="street-address"
          />
          <CompanyFields
            fields={companyFields}
            entered={{ company, tax_number, commercial_register, purchase_order }}
            field={(name) => form.field(name)}
          />
          <SubmissionFailure {...{ submission, form, errors }} />
          <DialogFooter>
            <SubmitButton pending={pending} pendingLabel={texts.quotation.making}>
              <FileText aria-hidden className="size-5" />
              {texts.quotation.make}
            </SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
