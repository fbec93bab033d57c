import {
  type ArabicNameSort,
  isAttributeSort,
  type ResultSort,
  sortIn,
} from "@shop/domain/catalogue/sorting.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Select } from "@shop/ui/select.tsx";
import { type ReactNode, useId, useState } from "react";

import { type AddressFields, HiddenFields } from "../hidden-fields.tsx";

export interface SortControlProps<S extends ResultSort> {
  /** The list's localized path. */
  readonly action: string;
  /** Other search parameters of the list's address. */
  readonly fields: AddressFields;
  /** The sort orders to choose from. */
  readonly sorts: readonly S[];
  /** Names of orders by attributes. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** The current sort order, one of `sorts`. */
  readonly sort: S | ArabicNameSort;
  /** Called with the chosen order as soon as it is picked. */
  readonly onSort: (sort: S | ArabicNameSort) => void;
  /** The number of products once the list is loaded; announced with the chosen order. */
  readonly count: ReactNode;
}

/** Sort order of a list: applied on change and then announced, or applied by a button without scripts. */
export function SortControl<S extends ResultSort>({
  action,
  fields,
  sorts,
  names,
  sort,
  onSort,
  count,
}: SortControlProps<S>) {
  const texts = useMessages("lists");
  const sortNames: Readonly<Record<string, string>> = texts.sorts;
  const { locale } = useLocale();
  const local = sorts.map((one) => sortIn(locale, one));
  const id = useId();
  const [chosen, setChosen] = useState<S | ArabicNameSort>();
  const nameOf = (one: S | ArabicNameSort): string =>
    isAttributeSort(one) ? (names?.[one] ?? "") : (sortNames[one.replace("_ar", "")] ?? "");
  return (
    <form
      action={action}
      method="get"
      className="flex min-w-0 grow basis-28 items-center gap-2 lg:grow-0 lg:basis-auto noscript:max-lg:basis-full"
    >
      <HiddenFields fields={fields} />
      <label htmlFor={id} className="text-muted text-sm whitespace-nowrap max-lg:sr-only">
        {texts.sort}
      </label>
      <Select
        className="grow lg:max-w-60"
        id={id}
        name="sort"
        value={sortIn(locale, sort)}
        onChange={({ target }) => {
          const next = local.find((one) => one === target.value);
          if (!next) return;
          setChosen(next);
          onSort(next);
        }}
      >
        {local.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </Select>
      <output className="sr-only">
        {chosen === sort && count && (
          <>
            {texts.sort} {nameOf(sort)}: {count}
          </>
        )}
      </output>
      <noscript>
        <Button type="submit">{texts.apply}</Button>
      </noscript>
    </form>
  );
}
