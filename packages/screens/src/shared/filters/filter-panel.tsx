import type { Facets } from "@shop/contract/facets/endpoints.ts";
import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import {
  BRAND_PARAMETER,
  boundName,
  choiceName,
  noFilters,
  type ProductFilters,
  OFFER_PARAMETER,
  STOCK_PARAMETER,
} from "@shop/domain/facets/product-filters.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { typedPrice } from "@shop/domain/money/typed-price.ts";
import { printNumber } from "@shop/domain/specifications/print-value.ts";
import { formatAmount, formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import type { ReactNode } from "react";

import { type AddressFields, HiddenFields } from "../hidden-fields.tsx";
import { FacetChoices } from "./facet-choices.tsx";
import { FacetRange } from "./facet-range.tsx";
import { withBrand, withChoice, withRange } from "./filter-changes.ts";
import { numberOf } from "./range-scale.ts";

export interface FilterPanelProps {
  /** What the list offers with its current filters. */
  readonly facets: Facets;
  /** The current filters. */
  readonly filters: ProductFilters;
  /** The list's localized path, to which the form is sent without scripts. */
  readonly action: string;
  /** Other search parameters of the list's address. */
  readonly fields: AddressFields;
  /** Called with the filters after each change. */
  readonly onFilters: (filters: ProductFilters) => void;
  /** Below the filters. */
  readonly children?: ReactNode;
}

const namesOf = (id: number | string) => ({ min: boundName(id, "min"), max: boundName(id, "max") });

const priceOf = (text: string): number | undefined => {
  const plain = typedPrice(text);
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};

/** Attributes that are unfolded at first, beside those that are filtered by. */
const UNFOLDED = 6;

/** Whether a facet can narrow the list, or already does: not where all products have the one value. */
const canNarrow = (facet: Facets["attributes"][number], { choices, ranges }: ProductFilters, total: number) =>
  facet.attribute_id in choices ||
  facet.attribute_id in ranges ||
  ("values" in facet
    ? facet.values.length > 1 || facet.values.some(({ count }) => count < total)
    : facet.min !== facet.max || facet.count < total);

/** A facet that folds. */
function Facet({
  label,
  isOpen = true,
  children,
}: {
  readonly label: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details open={isOpen} className="border-line group border-b py-2">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-semibold marker:content-none [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <span aria-hidden className="text-muted transition-transform group-open:rotate-180">
          ⌄
        </span>
      </summary>
      <fieldset className="min-w-0 pb-2">
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}

interface FlagProps {
  readonly name: string;
  readonly label: string;
  readonly count: number;
  readonly checked: boolean;
  readonly onToggle: (checked: boolean) => void;
}

/** A filter that is on or off. */
const Flag = ({ name, label, count, checked, onToggle }: FlagProps) => (
  <div className="border-line border-b py-1">
    <Checkbox
      className="w-full [&>span]:grow"
      name={name}
      value="1"
      checked={checked}
      onChange={({ target }) => onToggle(target.checked)}
    >
      <span className="flex justify-between gap-3">
        {label}
        <span className="figures text-muted">{formatCount(count)}</span>
      </span>
    </Checkbox>
  </div>
);

/** The filters of a list: a form that works without scripts, and applies each change at once with them. */
export function FilterPanel({ facets, filters, action, fields, onFilters, children }: FilterPanelProps) {
  const { filters: texts } = useMessages("lists");
  const { brand, price, inStock, onOffer } = useMessages("products");
  const { locale } = useLocale();
  const { errors } = facets;
  const attributes = facets.attributes.filter((facet) => canNarrow(facet, filters, facets.total));
  const errorsOf = (id: number | string) => {
    const names = namesOf(id);
    return Object.fromEntries(
      (["min", "max"] as const).flatMap((end) => {
        const code = errors[names[end]];
        return code === undefined ? [] : [[end, code] as const];
      }),
    );
  };
  return (
    <form action={action} method="get" onSubmit={(event) => event.preventDefault()}>
      <HiddenFields fields={fields} />
      <Flag
        name={STOCK_PARAMETER}
        label={inStock}
        count={facets.in_stock}
        checked={filters.inStock}
        onToggle={(checked) => onFilters({ ...filters, inStock: checked })}
      />
      {(facets.on_offer > 0 || filters.onOffer) && (
        <Flag
          name={OFFER_PARAMETER}
          label={onOffer}
          count={facets.on_offer}
          checked={filters.onOffer}
          onToggle={(checked) => onFilters({ ...filters, onOffer: checked })}
        />
      )}
      {facets.brands.length > 0 && (
        <Facet label={brand}>
          <FacetChoices
            name={BRAND_PARAMETER}
            choices={facets.brands.map(({ name, count }) => ({
              value: name,
              label: name,
              count,
              checked: filters.brands.includes(name),
            }))}
            onToggle={(name, checked) => onFilters(withBrand(filters, name, checked))}
          />
        </Facet>
      )}
      {facets.price && (
        <Facet label={`${price} (${CURRENCY_LABEL})`}>
          <FacetRange
            label={price}
            bounds={[Number(facets.price.min), Number(facets.price.max)]}
            range={filters.price}
            names={namesOf("price")}
            errors={errorsOf("price")}
            textOf={(value) => formatAmount(value.toFixed(2))}
            valueOf={priceOf}
            onRange={(range) => onFilters(withRange(filters, "price", range))}
          />
        </Facet>
      )}
      {attributes.map((facet, index) => (
        <Facet
          key={facet.attribute_id}
          label={localName(facet, locale)}
          isOpen={
            index < UNFOLDED || facet.attribute_id in filters.choices || facet.attribute_id in filters.ranges
          }
        >
          {"values" in facet ? (
            <FacetChoices
              name={choiceName(facet.attribute_id)}
              choices={facet.values.map((one) => ({
                value: String(one.id),
                label: localName(one, locale),
                count: one.count,
                checked: filters.choices[facet.attribute_id]?.includes(one.id) ?? false,
              }))}
              onToggle={(value, checked) =>
                onFilters(withChoice(filters, facet.attribute_id, Number(value), checked))
              }
            />
          ) : (
            <FacetRange
              label={localName(facet, locale)}
              bounds={[facet.min, facet.max]}
              range={filters.ranges[facet.attribute_id] ?? noFilters.price}
              names={namesOf(facet.attribute_id)}
              errors={errorsOf(facet.attribute_id)}
              textOf={(value) => printNumber(value, facet.unit, locale).replaceAll("\u00A0", " ")}
              valueOf={(text) => numberOf(text, facet.unit)}
              onRange={(range) => onFilters(withRange(filters, facet.attribute_id, range))}
            />
          )}
        </Facet>
      ))}
      <noscript>
        <Button type="submit" className="mt-3 w-full">
          {texts.apply}
        </Button>
      </noscript>
      {children}
    </form>
  );
}
