import { useMessages } from "@shop/i18n/i18n.tsx";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { TextField } from "../../form/text-field.tsx";
import { TextareaField } from "../../form/textarea-field.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { type NewOrderForm, paidBy } from "./new-order-values.ts";

/** Whether the order is only offered as a quotation, until when, and on what terms. */
export function QuotationSection({ form }: { readonly form: NewOrderForm }) {
  const { quotation: texts } = useMessages("dashOrders");
  const { onChange, ...offeredField } = form.field("quotation.offered");
  const offered = form.watch("quotation.offered");
  return (
    <DashSection title={texts.section}>
      <div className="grid gap-4">
        <div>
          <CheckboxField
            {...offeredField}
            label={texts.offer}
            onChange={(event) => {
              // Nothing is handed over or paid before it is accepted.
              const isHandedOver = !event.target.checked && form.getValues("channel") === "counter";
              form.setValue("handed_over", isHandedOver);
              form.setValue("payments", [{ method: paidBy(isHandedOver), amount: "" }]);
              void onChange(event);
            }}
          />
          <p className="text-muted ms-7.5 text-sm">{texts.offerHint}</p>
        </div>
        {offered && (
          <>
            <TextField
              {...form.field("quotation.valid_until")}
              type="date"
              label={texts.lastDay}
              required
              className="max-w-56"
            />
            <TextareaField
              {...form.field("quotation.terms")}
              label={texts.termsLabel}
              hint={texts.defaultTerms}
              rows={3}
            />
          </>
        )}
      </div>
    </DashSection>
  );
}
