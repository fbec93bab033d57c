import type { OrderBounds } from "@shop/data/dash/orders/view.ts";
import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { localName, type Named } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatShopDay } from "@shop/i18n/format-date.ts";
import { formatAmount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { placeName } from "@shop/i18n/words/delivery-words.ts";

import { FilterChip } from "../../shared/list/filter-chip.tsx";
import { setBounds } from "./order-bounds.ts";
import type { OrderFilterProps } from "./order-filter.tsx";
import { paymentFilterWords } from "./payment-filter-words.ts";

export interface OrderFilterChipsProps extends OrderFilterProps {
  /** The names of categories, where the list is narrowed to one. */
  readonly categories: ReadonlyArray<Named & { readonly id: number }>;
}

const wordings = { from: "since", to: "until", min: "atLeast", max: "atMost" } as const;

/** The bounds that are set, each with a button that removes it. */
export function OrderFilterChips({ bounds, branches, categories, onBounds }: OrderFilterChipsProps) {
  const { filter: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const shell = useMessages("dashShell");
  const delivery = useMessages("delivery");
  const { options } = useMessages("payment");
  const textOf = (name: keyof OrderBounds): string => {
    if (name === "channel") return bounds.channel && shell.orderChannels[bounds.channel];
    if (name === "payment") return bounds.payment && paymentFilterWords(bounds.payment, shell);
    if (name === "pay_by") return bounds.pay_by && options[bounds.pay_by];
    if (name === "branch") return branches.find(({ en }) => en === bounds.branch)?.[locale] ?? bounds.branch;
    if (name === "returns") return texts.withReturns;
    if (name === "sales") return texts.onlySales;
    if (name === "brand" || name === "person") return fill(texts[name], { value: bounds[name] });
    if (name === "category") {
      const category = categories.find(({ id }) => String(id) === bounds.category);
      return fill(texts.category, { value: category ? localName(category, locale) : `#${bounds.category}` });
    }
    if (name === "place")
      return bounds.place && placeName({ to: bounds.place, branch: null }, locale, delivery);
    const value =
      name === "from" || name === "to"
        ? formatShopDay(bounds[name], locale)
        : `${formatAmount(bounds[name])} ${CURRENCY_LABEL}`;
    return fill(texts[wordings[name]], { value });
  };
  return setBounds(bounds).map((name) => (
    <FilterChip
      key={name}
      text={textOf(name)}
      removeText={texts.remove}
      onRemove={() => onBounds({ ...bounds, [name]: "" })}
    />
  ));
}
