import { suppliedFormSchema } from "@shop/contract/suppliers/supplied-form.ts";
import type { NewSupply, SupplierView } from "@shop/data/dash/suppliers/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { PRODUCT_CODE_LENGTH } from "@shop/domain/stock-counts/stock-count.ts";
import { SUPPLIER_PART_LENGTH } from "@shop/domain/suppliers/supplier.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { Button } from "@shop/ui/button.tsx";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { DashSection } from "../shared/dash-section.tsx";

export interface SuppliedFormProps extends Pick<SupplierView, "setting" | "set" | "onSet"> {
  /** What the form begins with: a product that is changed; null for an empty form. */
  readonly edited: NewSupply | null;
}

/** What became of the last product that was entered. */
function Outcome({ set, onSet }: Pick<SupplierView, "set" | "onSet">) {
  const { set: texts } = useMessages("dashSuppliers");
  const { locale } = useLocale();
  const isolated = useIsolated();
  if (!set) return null;
  const { outcome, product, products, sent } = set;
  if (outcome === "set") {
    return (
      <p className="text-positive">{product && fill(texts.saved, { name: localName(product, locale) })}</p>
    );
  }
  return (
    <>
      <p className="text-negative wrap-anywhere">{fill(texts[outcome], { code: isolated(sent.code) })}</p>
      <span className="flex flex-wrap gap-2 empty:hidden">
        {products.map((one) => (
          <Button key={one.id} size="sm" className="max-sm:min-h-11" onClick={() => onSet(sent, one.id)}>
            {localName(one, locale)}
          </Button>
        ))}
      </span>
    </>
  );
}

/** Gives the supplier a product by its code, with the supplier's part number and pack. */
export function SuppliedForm({ setting, set, onSet, edited }: SuppliedFormProps) {
  const texts = useMessages("dashSuppliers");
  const { lists } = useMessages("dashShell");
  const { submission, errors } = setting;
  const form = useSchemaForm(suppliedFormSchema, {
    defaultValues: {
      code: edited?.code ?? "",
      supplier_part: edited?.supplier_part ?? "",
      pack: String(edited?.pack ?? 1),
    },
    errors,
  });
  const pending = submission.status === "pending";
  return (
    <DashSection title={texts.set.title}>
      <Form form={form} pending={pending} onSubmit={(supply) => onSet(supply)} className="grid gap-3">
        <div className="grid items-end gap-3 sm:grid-cols-3">
          <TextField
            {...form.field("code")}
            label={texts.set.code}
            required
            maxLength={PRODUCT_CODE_LENGTH}
            autoComplete="off"
            dir="ltr"
          />
          <TextField
            {...form.field("supplier_part")}
            label={texts.set.supplierPart}
            optional={lists.optional}
            maxLength={SUPPLIER_PART_LENGTH}
            autoComplete="off"
            dir="ltr"
          />
          <TextField
            {...form.field("pack")}
            label={texts.set.pack}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
          />
        </div>
        <p className="text-muted text-sm">{texts.set.packHint}</p>
        <SubmissionFailure {...{ submission, form, errors }} />
        <SubmitButton pending={pending} pendingLabel={texts.saving} className="sm:justify-self-start">
          {texts.set.submit}
        </SubmitButton>
      </Form>
      <output className="mt-3 grid gap-2 empty:hidden">
        {submission.status === "idle" && <Outcome {...{ set, onSet }} />}
      </output>
    </DashSection>
  );
}
