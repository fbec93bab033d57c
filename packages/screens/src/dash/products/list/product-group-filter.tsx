import type { ProductGroup, SubCategoryChoice } from "@shop/data/dash/products/view.ts";
import type { Remote } from "@shop/data/view.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Combobox, type ComboboxOption } from "@shop/ui/combobox/combobox.tsx";
import X from "lucide-react/icons/x";
import { useMemo, useRef } from "react";

import { bothNames, subCategoryOption } from "../../shared/form/sub-category-option.ts";

export interface ProductGroupFilterProps {
  /** The category or sub category that the list is narrowed to; null for all products. */
  readonly group: ProductGroup | null;
  /** All sub categories, those of a category after each other. */
  readonly subCategories: Remote<readonly SubCategoryChoice[]>;
  /** Called with the chosen category or sub category; null for all products. */
  readonly onGroup: (group: ProductGroup | null) => void;
}

interface GroupOption extends ComboboxOption {
  readonly productGroup: ProductGroup;
}

const valueOf = (group: ProductGroup): string =>
  "category_id" in group ? `category ${group.category_id}` : `sub category ${group.sub_category_id}`;

/** Each category as a whole, before its sub categories. */
function optionsOf(
  subCategories: readonly SubCategoryChoice[],
  locale: Locale,
  wholeText: string,
): readonly GroupOption[] {
  return subCategories.flatMap((one, at): GroupOption[] => {
    const { category } = one;
    const productGroup = { sub_category_id: one.id };
    const own = { ...subCategoryOption(one, locale), productGroup, value: valueOf(productGroup) };
    if (subCategories[at - 1]?.category.id === category.id) return [own];
    const name = localName(category, locale);
    const whole = { category_id: category.id };
    return [
      {
        productGroup: whole,
        value: valueOf(whole),
        label: fill(wholeText, { name }),
        group: name,
        keywords: bothNames(category),
      },
      own,
    ];
  });
}

/** A searchable select that narrows a list of products to a category or sub category, with a button that removes it. */
export function ProductGroupFilter({ group, subCategories, onGroup }: ProductGroupFilterProps) {
  const { filter: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const { status } = subCategories;
  const choices = status === "ready" ? subCategories.data : null;
  const known = useMemo(
    () => (choices ? optionsOf(choices, locale, texts.wholeCategory) : []),
    [choices, locale, texts],
  );
  const value = group && valueOf(group);
  const label =
    known.find((option) => option.value === value)?.label ??
    (status === "loading" ? texts.loadingGroups : texts.unknownGroup);
  const isKnown = known.some((option) => option.value === value);
  const emptyTexts = { loading: texts.loadingGroups, failed: texts.groupsFailed, ready: texts.noGroup };
  return (
    <div className="relative w-full sm:w-64">
      <Combobox
        ref={input}
        aria-label={texts.group}
        options={value === null || isKnown ? known : [...known, { value, label }]}
        value={value}
        onChange={(chosen) => {
          const option = known.find((one) => one.value === chosen);
          if (option) onGroup(option.productGroup);
        }}
        placeholder={texts.allGroups}
        searchPlaceholder={texts.searchGroup}
        emptyText={emptyTexts[status]}
        className={cn("sm:min-h-9 sm:text-sm", group && "pe-20")}
      />
      {group && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={fill(texts.remove, { filter: label })}
          className="absolute inset-y-0 end-8 my-auto"
          onClick={() => {
            onGroup(null);
            // The button disappears with the filter and would leave the focus nowhere.
            input.current?.focus();
          }}
        >
          <X aria-hidden className="size-4" />
        </Button>
      )}
    </div>
  );
}
