import { type ChatBuyerEntries, requestBuyerSchema } from "@shop/contract/orders/chat-order.ts";
import type { DeliveryView } from "@shop/data/shop/delivery/view.ts";
import type { QuotationRequestView } from "@shop/data/shop/orders/view.ts";
import { totalOf } from "@shop/domain/money/money.ts";
import { companyFields, noCompany } from "@shop/domain/orders/placing/order-company.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import FileText from "lucide-react/icons/file-text";

import { Form } from "../../form/form.tsx";
import { RequiredHint } from "../../form/required-hint.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { PhoneField, TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { CompanyFields } from "../../shared/sums/company-fields.tsx";
import { TotalLine, UpdatingNote } from "../../shared/sums/total-line.tsx";
import { DeliverToField } from "../delivery/deliver-to-field.tsx";
import { QuotedDelivery } from "../delivery/quoted-delivery.tsx";

/** Props of {@link QuotationDialog}; the dialog is open while it is mounted. */
export interface QuotationDialogProps extends QuotationRequestView {
  /** The choice of where the order goes; without it nothing about delivery is shown. */
  readonly delivery?: DeliveryView | undefined;
  /** What is already known of the buyer. */
  readonly buyer?: Partial<ChatBuyerEntries> | undefined;
  /** Called with false to close the dialog. */
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks for the buyer, and makes a quotation of the lines of a cart or of a parts list. */
export function QuotationDialog({
  cart,
  delivery,
  buyer,
  errors,
  submission,
  onSubmit,
  onOpenChange,
}: QuotationDialogProps) {
  const texts = useMessages("quotation");
  const { total, lines, single } = useMessages("carts");
  const { locale } = useLocale();
  const { close } = useMessages("common");
  const form = useSchemaForm(requestBuyerSchema, {
    defaultValues: { name: "", phone: "", address: "", email: "", note: "", ...noCompany, ...buyer },
    errors,
  });
  const [company, tax_number, commercial_register, purchase_order] = form.watch(companyFields);
  const pending = submission.status === "pending";
  return (
    <Dialog open onOpenChange={(open) => !pending && onOpenChange(open)}>
      <DialogContent title={texts.open} description={texts.hint} closeLabel={close}>
        <Form form={form} pending={pending} className="grid gap-4" onSubmit={onSubmit}>
          <div className="border-line grid gap-1 border-y py-3">
            <p className="text-muted">{plural(locale, cart.length, lines)}</p>
            <TotalLine label={total} lines={cart} />
            <UpdatingNote lines={cart} />
          </div>
          {delivery && (
            <>
              <DeliverToField delivery={delivery} />
              <QuotedDelivery delivery={delivery} total={totalOf(cart)} />
            </>
          )}
          <RequiredHint />
          <TextField {...form.field("name")} label={single.name} required autoComplete="name" />
          <PhoneField {...form.field("phone")} label={single.phone} required />
          <TextField
            {...form.field("email")}
            label={texts.email}
            optional={texts.optional}
            hint={texts.emailHint}
            type="email"
            autoComplete="email"
            dir="ltr"
          />
          <TextField
            {...form.field("address")}
            label={single.address}
            optional={texts.optional}
            autoComplete="street-address"
          />
          <CompanyFields
            fields={companyFields}
            entered={{ company, tax_number, commercial_register, purchase_order }}
            field={(name) => form.field(name)}
          />
          <SubmissionFailure {...{ submission, form, errors }} />
          {submission.status === "failed" && submission.error === "price_changed" && <p>{texts.newPrices}</p>}
          <DialogFooter>
            <SubmitButton pending={pending} pendingLabel={texts.making}>
              <FileText aria-hidden className="size-5" />
              {texts.make}
            </SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
