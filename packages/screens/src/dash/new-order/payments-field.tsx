import { MAX_TAKEN_PAYMENTS } from "@shop/contract/orders/order-payments.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { useFieldArray } from "react-hook-form";

import { TextField } from "../../form/text-field.tsx";
import { MethodField } from "../orders/payments/method-field.tsx";
import { type NewOrderForm, takenMethods } from "./new-order-values.ts";

export interface PaymentsFieldProps {
  readonly form: NewOrderForm;
}

/** How an order is paid as it is taken: by one method, or by several with an amount each, of which one may take what the others leave. */
export function PaymentsField({ form }: PaymentsFieldProps) {
  const { taken: texts } = useMessages("dashOrders");
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "payments" });
  const isPaid = form.watch("payments.0.method") !== "";
  const isSplit = fields.length > 1;
  const split = useRef<HTMLButtonElement>(null);
  return (
    <div className="col-span-full grid gap-3">
      {fields.map(({ id }, index) => (
        <div
          key={id}
          className={cn(
            "grid items-start",
            isSplit ? "grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] gap-x-2" : "grid-cols-2 gap-x-4",
          )}
        >
          <MethodField
            {...form.field(`payments.${index}.method`)}
            label={index === 0 ? texts.paid : texts.alsoPaid}
            fixed={takenMethods}
            {...(!isSplit && { none: texts.notYet })}
          />
          {(isPaid || isSplit) && (
            <TextField
              {...form.field(`payments.${index}.amount`)}
              label={texts.amount}
              placeholder={index === fields.length - 1 ? texts.allLeft : ""}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
            />
          )}
          {isSplit && index > 0 && (
            <Button
              variant="quiet"
              size="icon"
              className="mt-7"
              aria-label={texts.removePayment}
              onClick={() => {
                remove(index);
                split.current?.focus();
              }}
            >
              <X aria-hidden className="size-5" />
            </Button>
          )}
        </div>
      ))}
      {isPaid && fields.length < MAX_TAKEN_PAYMENTS && (
        <Button
          ref={split}
          variant="quiet"
          className="justify-self-start"
          onClick={() => {
            append({ method: "card", amount: "" }, { shouldFocus: false });
            // The new one takes what this one leaves.
            form.setFocus(`payments.${fields.length - 1}.amount`);
          }}
        >
          <Plus aria-hidden className="size-4" />
          {texts.splitPayment}
        </Button>
      )}
    </div>
  );
}
