import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { ProductFormValues } from "@shop/data/dash/products/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { useEffect, useId, useRef, useState } from "react";

import { FieldValue, useFieldName } from "../parts/field-value.tsx";
import { type ComparedField, comparedFields, isSameValue, productValues } from "./product-form-values.ts";

type Side = "yours" | "theirs";

/** Props of {@link ProductConflict}. */
export interface ProductConflictProps {
  /** The values that the form was opened with. */
  readonly opened: ProductFormValues;
  /** The values as entered. */
  readonly yours: ProductFormValues;
  /** The product as it is stored now. */
  readonly theirs: AdminProduct;
  /** Words a sub category by its id. */
  readonly subCategoryName: (id: string) => string;
  /** Called with the values to keep, for the stored version. */
  readonly onResolve: (values: ProductFormValues) => void;
  /** Called to return to the form without saving. */
  readonly onBack: () => void;
}

/** Shows what another person has saved in the meantime, field by field, and which value to keep. */
export function ProductConflict({
  opened,
  yours,
  theirs,
  subCategoryName,
  onResolve,
  onBack,
}: ProductConflictProps) {
  const { conflict: texts, edit } = useMessages("dashProducts");
  const fieldName = useFieldName();
  const heading = useRef<HTMLHeadingElement>(null);
  const groupId = useId();
  const stored = productValues(theirs);
  const differing = comparedFields.filter((field) => !isSameValue(field, yours[field], stored[field]));
  // What was not edited here is taken over as it was saved there.
  const [sides, setSides] = useState<Partial<Record<ComparedField, Side>>>(() =>
    Object.fromEntries(
      differing.map((field) => [field, isSameValue(field, yours[field], opened[field]) ? "theirs" : "yours"]),
    ),
  );
  useEffect(() => heading.current?.focus(), []);

  const resolve = () => {
    const kept = Object.fromEntries(
      comparedFields.map((field) => [field, (sides[field] === "theirs" ? stored : yours)[field]]),
    );
    onResolve({ ...yours, ...kept, version: stored.version });
  };
  const value = (field: ComparedField, values: ProductFormValues, other: ProductFormValues) => (
    <FieldValue
      field={field}
      value={field === "sub_category_id" ? subCategoryName(values[field]) : values[field]}
      other={other[field]}
    />
  );

  return (
    <section aria-labelledby={groupId} className="grid gap-4">
      <div role="alert" className="bg-caution-soft flex items-start gap-3 rounded-md p-4">
        <TriangleAlert aria-hidden className="text-caution mt-0.5 size-5 shrink-0" />
        <div>
          <h3 ref={heading} id={groupId} tabIndex={-1} className="font-semibold outline-none">
            {texts.title}
          </h3>
          <p>{differing.length > 0 ? texts.text : texts.same}</p>
        </div>
      </div>
      {differing.map((field) => (
        <fieldset key={field} className="border-line rounded-md border p-3 sm:p-4">
          <legend className="px-1 font-semibold first-letter:uppercase">{fieldName(field)}</legend>
          <div className="grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:gap-6">
            {(["yours", "theirs"] as const).map((side) => (
              <div key={side} className="min-w-0">
                <p className="text-muted text-sm">{texts[side]}</p>
                <div className="max-h-48 overflow-y-auto">
                  {side === "yours" ? value(field, yours, stored) : value(field, stored, yours)}
                </div>
              </div>
            ))}
            <div className="grid content-start">
              <p aria-hidden className="text-muted text-sm max-sm:hidden">
                {texts.keep}
              </p>
              {(["yours", "theirs"] as const).map((side) => (
                <label key={side} className="flex min-h-11 cursor-pointer items-center gap-2 sm:min-h-9">
                  <input
                    type="radio"
                    name={`${groupId}-${field}`}
                    className="accent-ink size-4.5"
                    checked={sides[field] === side}
                    onChange={() => setSides((before) => ({ ...before, [field]: side }))}
                  />
                  {side === "yours" ? texts.keepYours : texts.keepTheirs}
                </label>
              ))}
            </div>
          </div>
        </fieldset>
      ))}
      <div className="border-line bg-surface sticky bottom-0 z-10 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t px-5 py-3 max-sm:*:grow sm:-mx-6 sm:px-6">
        <Button size="lg" onClick={onBack}>
          {texts.back}
        </Button>
        <Button size="lg" variant="signal" onClick={resolve}>
          {edit.save}
        </Button>
      </div>
    </section>
  );
}
