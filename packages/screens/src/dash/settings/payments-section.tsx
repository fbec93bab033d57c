import {
  type AccountOption,
  accountOptions,
  MAX_PAYMENT_ACCOUNTS,
  type PaymentOption,
  paymentOptions,
} from "@shop/domain/payments/payment-options.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import Plus from "lucide-react/icons/plus";
import { useFieldArray } from "react-hook-form";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { FaultyGroup } from "../../form/faulty-group.tsx";
import { BilingualFields } from "./fields/bilingual-fields.tsx";
import { MethodFields } from "./fields/method-fields.tsx";
import { MovableItem } from "./fields/movable-item.tsx";
import { SettingField } from "./fields/setting-field.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { newAccount, type SettingsSchemaForm } from "./settings-values.ts";

export interface PaymentsSectionProps {
  /** The form that holds the options of payment. */
  readonly form: SettingsSchemaForm;
}

interface OptionProps extends PaymentsSectionProps {
  readonly option: PaymentOption;
}

/** The accounts of an option, to which buyers pay. */
function Accounts({ form, option }: PaymentsSectionProps & { readonly option: AccountOption }) {
  const { payments: texts } = useMessages("dashSettings");
  const path = `payments.${option}.accounts` as const;
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: path });
  const errors = form.formState.errors.payments?.[option]?.accounts;
  return (
    <>
      <FaultyGroup error={errors?.root?.message ?? errors?.message}>
        <ol className="grid gap-4">
          {fields.map(({ id }, place) => (
            <MovableItem
              key={id}
              name={
                form.watch(`${path}.${place}.label`).trim() ||
                fill(texts.account, { number: String(place + 1) })
              }
              texts={texts}
              place={place}
              count={fields.length}
              onMove={(to) => move(place, to)}
              onRemove={() => remove(place)}
            >
              <div className="grid gap-5 sm:grid-cols-2">
                <SettingField
                  form={form}
                  name={`${path}.${place}.label`}
                  hint={texts.accountLabelHint}
                  required
                  dir="auto"
                />
                <SettingField
                  form={form}
                  name={`${path}.${place}.number`}
                  hint={texts.accountNumberHint}
                  required
                />
              </div>
            </MovableItem>
          ))}
        </ol>
      </FaultyGroup>
      {fields.length < MAX_PAYMENT_ACCOUNTS && (
        <div>
          <Button onClick={() => append(newAccount(), { focusName: `${path}.${fields.length}.label` })}>
            <Plus aria-hidden className="size-5" />
            {texts.add}
          </Button>
        </div>
      )}
    </>
  );
}

/** What cash on delivery costs, and the sum above which a deposit is asked. */
function CashTerms({ form }: PaymentsSectionProps) {
  const { payments: texts } = useMessages("dashSettings");
  const path = "payments.cash_on_delivery";
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <SettingField form={form} name={`${path}.fee`} hint={texts.feeHint} required inputMode="decimal" />
      <SettingField
        form={form}
        name={`${path}.deposit_from`}
        hint={texts.depositFromHint}
        inputMode="decimal"
      />
      <SettingField
        form={form}
        name={`${path}.deposit_percent`}
        hint={texts.depositPercentHint}
        required
        inputMode="numeric"
      />
    </div>
  );
}

function Option({ form, option }: OptionProps) {
  const { payments: texts } = useMessages("dashSettings");
  const name = useMessages("payment").options[option];
  const isOffered = form.watch(`payments.${option}.offered`);
  const withAccounts = accountOptions.find((one) => one === option);
  return (
    <fieldset className="border-line grid min-w-0 gap-5 rounded-md border p-4">
      <legend className="sr-only">{name}</legend>
      <CheckboxField
        {...form.field(`payments.${option}.offered`)}
        label={fill(texts.offer, { option: name })}
      />
      {isOffered && (
        <>
          <BilingualFields
            form={form}
            name={`payments.${option}.text`}
            hint={texts.textHint}
            rows={3}
            required={false}
          />
          {option === "cash_on_delivery" && <CashTerms form={form} />}
          {withAccounts && <Accounts form={form} option={withAccounts} />}
        </>
      )}
    </fieldset>
  );
}

/** How orders can be paid: each option with what buyers read about it, its fee or its accounts. */
export function PaymentsSection({ form }: PaymentsSectionProps) {
  return (
    <SettingsCard>
      {paymentOptions.map((option) => (
        <Option key={option} form={form} option={option} />
      ))}
      <MethodFields form={form} />
    </SettingsCard>
  );
}
