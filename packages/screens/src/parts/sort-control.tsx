import { type ProductSort, productSorts } from "@shop/contract/sorting.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Select } from "@shop/ui/select.tsx";
import { useId } from "react";

import { HiddenFields } from "./hidden-fields.tsx";

/** What a {@link SortControl} takes. */
export interface SortControlProps {
  /** The list's address in the reader's language. */
  readonly action: string;
  /** What else the list's address holds. */
  readonly fields: Readonly<Record<string, string>>;
  readonly sort: ProductSort;
  readonly onSort: (sort: ProductSort) => void;
}

/** Chooses a list's order: at once with scripts, by a button without. */
export function SortControl({ action, fields, sort, onSort }: SortControlProps) {
  const texts = useMessages("catalogue");
  const id = useId();
  return (
    <form action={action} method="get" className="flex items-center gap-2">
      <HiddenFields fields={fields} />
      <label htmlFor={id} className="text-muted text-sm max-sm:sr-only">
        {texts.sort}
      </label>
      <Select
        id={id}
        name="sort"
        value={sort}
        onChange={({ target }) => {
          const chosen = productSorts.find((one) => one === target.value);
          if (chosen) onSort(chosen);
        }}
      >
        {productSorts.map((one) => (
          <option key={one} value={one}>
            {texts.sorts[one]}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit">{texts.apply}</Button>
      </noscript>
    </form>
  );
}
