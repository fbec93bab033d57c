import type { AttributeUpdate } from "@shop/contract/attributes/attribute.ts";
import type { SubCategoryChoice } from "@shop/data/dash/products/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { useWatch } from "react-hook-form";

import type { SchemaForm } from "../../form/use-schema-form.ts";
import type { AttributeFormValues } from "./attribute-values.ts";

export interface GroupFieldsProps {
  readonly form: SchemaForm<AttributeFormValues, AttributeUpdate>;
  /** The sub categories of the shop, with their categories. */
  readonly subCategories: readonly SubCategoryChoice[];
}

/** The categories and sub categories whose products have an attribute. */
export function GroupFields({ form, subCategories }: GroupFieldsProps) {
  const texts = useMessages("dashAttributes");
  const { locale } = useLocale();
  const categoryIds = (useWatch({ control: form.control, name: "category_ids" }) ?? []).map(String);
  const subIds = (useWatch({ control: form.control, name: "sub_category_ids" }) ?? []).map(String);
  const categories = [...Map.groupBy(subCategories, ({ category }) => category.id).values()];
  const toggle = (field: "category_ids" | "sub_category_ids", ids: string[], id: string, isSet: boolean) =>
    form.setValue(field, isSet ? [...ids, id] : ids.filter((one) => one !== id), { shouldDirty: true });
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="font-semibold">{texts.groups}</legend>
      <p className="text-muted text-sm">{texts.groupsHint}</p>
      <div className="border-line-strong mt-1 max-h-72 overflow-y-auto rounded-md border px-3">
        {categories.map((subs) => {
          const [first] = subs;
          if (!first) return null;
          const id = String(first.category.id);
          const isWhole = categoryIds.includes(id);
          const chosen = subs.filter((sub) => subIds.includes(String(sub.id)));
          return (
            <details key={id} open={chosen.length > 0} className="border-line border-b last:border-b-0">
              <summary className="flex min-h-11 cursor-pointer items-center gap-2">
                <span className="min-w-0 grow wrap-anywhere">{localName(first.category, locale)}</span>
                {(isWhole || chosen.length > 0) && (
                  <span className="text-muted text-sm">{isWhole ? "✓" : chosen.length}</span>
                )}
              </summary>
              <div className="grid ps-4 pb-2 sm:grid-cols-2">
                <Checkbox
                  checked={isWhole}
                  className="sm:col-span-2"
                  onChange={({ target }) => toggle("category_ids", categoryIds, id, target.checked)}
                >
                  {fill(texts.wholeCategory, { name: localName(first.category, locale) })}
                </Checkbox>
                {subs.map((sub) => (
                  <Checkbox
                    key={sub.id}
                    checked={isWhole || subIds.includes(String(sub.id))}
                    disabled={isWhole}
                    onChange={({ target }) =>
                      toggle("sub_category_ids", subIds, String(sub.id), target.checked)
                    }
                  >
                    {localName(sub, locale)}
                  </Checkbox>
                ))}
              </div>
            </details>
          );
        })}
      </div>
    </fieldset>
  );
}
