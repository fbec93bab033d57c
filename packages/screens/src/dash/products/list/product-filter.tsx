import type { ProductFilterChoice } from "@shop/data/dash/products/view.ts";
import type { SupplierChoice } from "@shop/data/dash/suppliers/view.ts";
import { asidePlaces } from "@shop/domain/books/postings.ts";
import { isCostGap, productGaps } from "@shop/domain/catalogue/product-gaps.ts";
import { visibilities } from "@shop/domain/catalogue/visibility.ts";
import { type Named, localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import type { Messages } from "@shop/i18n/messages.ts";
import { Button } from "@shop/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@shop/ui/dropdown-menu/dropdown-menu.tsx";
import ListFilter from "lucide-react/icons/list-filter";

import { FilterChip } from "../../shared/list/filter-chip.tsx";

export interface ProductFilterProps {
  /** What the list is narrowed to. */
  readonly filter: ProductFilterChoice;
  /** Called with the whole filter after a change. */
  readonly onFilter: (filter: ProductFilterChoice) => void;
}

/** The filter that lists all products. */
export const noProductFilter: ProductFilterChoice = {
  group: null,
  missing: null,
  missingAttribute: null,
  supplier: null,
  lowStock: false,
  visibility: null,
  aside: null,
};

/** Whether a filter narrows the list. */
export const isFiltering = ({
  group,
  missing,
  missingAttribute,
  supplier,
  lowStock,
  visibility,
  aside,
}: ProductFilterChoice): boolean =>
  group !== null ||
  missing !== null ||
  missingAttribute !== null ||
  supplier !== null ||
  lowStock ||
  visibility !== null ||
  aside !== null;

/** The menu that narrows a list to products with low stock, of one visibility or without something. */
export function ProductFilterBar({
  filter,
  onFilter,
  seesCosts,
}: ProductFilterProps & {
  /** Whether the list can be narrowed by costs. */
  readonly seesCosts: boolean;
}) {
  const { filter: texts } = useMessages("dashProducts");
  const { fields, aside: asideNames } = useMessages("dashShell");
  const { visibilities: names } = fields;
  const gaps = productGaps.filter((gap) => seesCosts || !isCostGap(gap));
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" className="max-sm:min-h-11">
          <ListFilter aria-hidden className="size-4" />
          {texts.open}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuCheckboxItem
          checked={filter.lowStock}
          onCheckedChange={(checked) => onFilter({ ...filter, lowStock: checked })}
        >
          {texts.lowStock}
        </DropdownMenuCheckboxItem>
        {asidePlaces.map((one) => (
          <DropdownMenuCheckboxItem
            key={one}
            checked={filter.aside === one}
            onCheckedChange={(checked) => onFilter({ ...filter, aside: checked ? one : null })}
          >
            {asideNames[one]}
          </DropdownMenuCheckboxItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{texts.visibility}</DropdownMenuLabel>
        {visibilities.map((one) => (
          <DropdownMenuCheckboxItem
            key={one}
            checked={filter.visibility === one}
            onCheckedChange={(checked) => onFilter({ ...filter, visibility: checked ? one : null })}
          >
            {names[one]}
          </DropdownMenuCheckboxItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{texts.missing}</DropdownMenuLabel>
        {gaps.map((gap) => (
          <DropdownMenuCheckboxItem
            key={gap}
            checked={filter.missing === gap}
            onCheckedChange={(checked) => onFilter({ ...filter, missing: checked ? gap : null })}
          >
            {texts.gaps[gap]}
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Says that products are of a supplier, which may not be known, or without one. */
export function supplierWords(
  { supplied, suppliedBy, withoutSupplier }: Messages["dashProducts"]["filter"],
  supplier: number | string,
  suppliers: readonly SupplierChoice[],
): string {
  if (supplier === "none") return withoutSupplier;
  const found = suppliers.find(({ id }) => String(id) === String(supplier));
  return found ? fill(suppliedBy, { name: found.name }) : supplied;
}

/** What the menu has narrowed the list to, each with a button that removes it. */
export function ProductFilterChips({
  filter,
  onFilter,
  lackedAttribute,
  suppliers,
}: ProductFilterProps & {
  /** The attribute of `missingAttribute`; null without one, and where it is not known. */
  readonly lackedAttribute: Named | null;
  /** The suppliers that are known. */
  readonly suppliers: ReadonlyArray<SupplierChoice>;
}) {
  const { filter: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  const { fields, aside: asideNames } = useMessages("dashShell");
  const { visibilities: names } = fields;
  const { missing, missingAttribute, supplier, lowStock, visibility, aside } = filter;
  return (
    <>
      {lowStock && (
        <FilterChip
          text={texts.lowStock}
          removeText={texts.remove}
          onRemove={() => onFilter({ ...filter, lowStock: false })}
        />
      )}
      {aside !== null && (
        <FilterChip
          text={asideNames[aside]}
          removeText={texts.remove}
          onRemove={() => onFilter({ ...filter, aside: null })}
        />
      )}
      {visibility !== null && (
        <FilterChip
          text={names[visibility]}
          removeText={texts.remove}
          onRemove={() => onFilter({ ...filter, visibility: null })}
        />
      )}
      {supplier !== null && (
        <FilterChip
          text={supplierWords(texts, supplier, suppliers)}
          removeText={texts.remove}
          onRemove={() => onFilter({ ...filter, supplier: null })}
        />
      )}
      {missing !== null && (
        <FilterChip
          text={texts.without[missing]}
          removeText={texts.remove}
          onRemove={() => onFilter({ ...filter, missing: null })}
        />
      )}
      {missingAttribute !== null && (
        <FilterChip
          text={
            lackedAttribute === null
              ? texts.withoutValue
              : fill(texts.withoutNamed, { name: localName(lackedAttribute, locale) })
          }
          removeText={texts.remove}
          onRemove={() => onFilter({ ...filter, missingAttribute: null })}
        />
      )}
    </>
  );
}
