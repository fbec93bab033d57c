import { type CompanyField, hasCompany } from "@shop/domain/orders/placing/order-company.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import { useState } from "react";

import { TextField } from "../../form/text-field.tsx";
import type { FieldBinding } from "../../form/use-schema-form.ts";

export interface CompanyFieldsProps<Name extends CompanyField> {
  /** The fields that are asked for, in their order. */
  readonly fields: ReadonlyArray<Name>;
  /** What is entered so far: once anything is, the part is open. */
  readonly entered: { readonly [Field in CompanyField]?: string | undefined };
  /** Binds a field to the form. */
  readonly field: (name: Name) => FieldBinding;
  /** What the part is for, below its name; by default that the invoice names the company. */
  readonly hint?: string;
  /** Whether browsers may fill in the name; they may by default. */
  readonly fillsIn?: boolean;
  /** Classes of the part. */
  readonly className?: string;
}

/** Numbers are written from left to right, and read by no spelling check. */
const numberProps = { dir: "ltr", autoComplete: "off", spellCheck: false } as const;

/** The folded part of a form that asks for the company on the invoice; it opens by itself where something is filled in or wrong. */
export function CompanyFields<Name extends CompanyField>({
  fields,
  entered,
  field,
  hint,
  fillsIn = true,
  className,
}: CompanyFieldsProps<Name>) {
  const texts = useMessages("company");
  const [isOpened, setOpened] = useState(false);
  const bindings = fields.map((name) => ({ name, binding: field(name) }));
  const isFilled = hasCompany(entered);
  const isWrong = bindings.some(({ binding }) => binding.error !== undefined);
  return (
    <details
      open={isOpened || isFilled || isWrong}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className={cn("border-line rounded-md border px-4", className)}
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.title}</summary>
      <p className="text-muted mb-4 text-sm">{hint ?? texts.hint}</p>
      <div className="grid items-end gap-5 pb-4 sm:grid-cols-2">
        {bindings.map(({ name, binding }) =>
          name === "company" ? (
            <TextField
              key={name}
              {...binding}
              label={texts.fields.company}
              required={isFilled}
              autoComplete={fillsIn ? "organization" : "off"}
              className="sm:col-span-2"
            />
          ) : (
            <TextField
              key={name}
              {...binding}
              {...numberProps}
              inputMode={name === "tax_number" ? "numeric" : "text"}
              label={texts.fields[name]}
              optional={texts.optional}
            />
          ),
        )}
      </div>
    </details>
  );
}
