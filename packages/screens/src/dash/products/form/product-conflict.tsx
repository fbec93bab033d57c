import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { ProductFormValues } from "@shop/data/dash/products/view.ts";
import { isLinkField } from "@shop/domain/catalogue/product-links.ts";
import { attributeOfColumn, isAttributeColumn } from "@shop/domain/sheets/sheet-fields.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { useEffect, useId, useRef, useState } from "react";

import { FieldValue, useFieldName } from "../../shared/value/field-value.tsx";
import { comparedValues, isSameValue, productValues, withCompared } from "./product-form-values.ts";

type Side = "yours" | "theirs";

export interface ProductConflictProps {
  /** The values that the form was opened with. */
  readonly opened: ProductFormValues;
  /** The values as entered. */
  readonly yours: ProductFormValues;
  /** The product as it is stored now. */
  readonly theirs: AdminProduct;
  /** Words a sub category by its id. */
  readonly subCategoryName: (id: string) => string;
  /** Names linked products by the text of their field, a line each. */
  readonly linkWords: (text: string) => string;
  /** Names a supplier by its id. */
  readonly supplierName: (id: string) => string;
  /** Names an attribute by its id. */
  readonly attributeName: (id: number) => string;
  /** Called with the values to keep, for the stored version. */
  readonly onResolve: (values: ProductFormValues) => void;
  /** Called to return to the form without saving. */
  readonly onBack: () => void;
}

type Values = Readonly<Record<string, string>>;

const valueIn = (values: Values, field: string): string => values[field] ?? "";

/** Shows what another person has saved in the meantime, field by field, and which value to keep. */
export function ProductConflict({
  opened,
  yours,
  theirs,
  subCategoryName,
  linkWords,
  supplierName,
  attributeName,
  onResolve,
  onBack,
}: ProductConflictProps) {
  const { conflict: texts, edit } = useMessages("dashProducts");
  const fieldName = useFieldName();
  const heading = useRef<HTMLHeadingElement>(null);
  const groupId = useId();
  const stored = productValues(theirs);
  const [before, mine, now] = [comparedValues(opened), comparedValues(yours), comparedValues(stored)];
  const differing = Object.keys({ ...mine, ...now }).filter(
    (field) => !isSameValue(field, valueIn(mine, field), valueIn(now, field)),
  );
  // What was not edited here is taken over as it was saved there.
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(
      differing.map((field) => [
        field,
        isSameValue(field, valueIn(mine, field), valueIn(before, field)) ? "theirs" : "yours",
      ]),
    ),
  );
  useEffect(() => heading.current?.focus(), []);

  const resolve = () => {
    const taken = differing.filter((field) => sides[field] === "theirs");
    const kept = Object.fromEntries(taken.map((field) => [field, valueIn(now, field)]));
    onResolve({ ...withCompared(yours, kept), version: stored.version });
  };
  const wordsIn = (values: Values, field: string): string => {
    const text = valueIn(values, field);
    if (field === "sub_category_id") return subCategoryName(text);
    if (field === "supplier_id") return text && supplierName(text);
    return isLinkField(field) ? linkWords(text) : text;
  };
  const value = (field: string, values: Values, other: Values) => (
    <FieldValue field={field} value={wordsIn(values, field)} other={wordsIn(other, field)} />
  );
  const nameOf = (field: string): string =>
    isAttributeColumn(field) ? attributeName(attributeOfColumn(field)) : fieldName(field);

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
          <legend className="px-1 font-semibold first-letter:uppercase">{nameOf(field)}</legend>
          <div className="grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:gap-6">
            {(["yours", "theirs"] as const).map((side) => (
              <div key={side} className="min-w-0">
                <p className="text-muted text-sm">{texts[side]}</p>
                <div className="max-h-48 overflow-y-auto">
                  {side === "yours" ? value(field, mine, now) : value(field, now, mine)}
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
                    onChange={() => setSides((chosen) => ({ ...chosen, [field]: side }))}
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
