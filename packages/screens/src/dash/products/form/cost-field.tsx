import type { ProductFormValues } from "@shop/data/dash/products/view.ts";
import { leftToRight } from "@shop/domain/locale/figures.ts";
import { isBelowCost, marginPercent } from "@shop/domain/money/margin.ts";
import { differenceOf, isZeroPrice } from "@shop/domain/money/money.ts";
import { storedPrice } from "@shop/domain/money/typed-price.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatAmount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useWatch } from "react-hook-form";

import { TextField } from "../../../form/text-field.tsx";
import type { SchemaForm } from "../../../form/use-schema-form.ts";

export interface CostFieldProps {
  /** The form that holds the fields. */
  readonly form: SchemaForm<ProductFormValues, ProductFormValues>;
}

/** What is left of the price of a form above its cost, and whether price or offer is below it. */
function CostNotes({ form }: CostFieldProps) {
  const { cost: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  const [priceText, offerText, costText] = useWatch({
    control: form.control,
    name: ["price", "offer_price", "cost_price"],
  });
  const [price, offer, cost] = [storedPrice(priceText), storedPrice(offerText), storedPrice(costText)];
  if (price === null || cost === null || isZeroPrice(price)) return null;
  const margin = differenceOf(price, cost);
  const percent = String(marginPercent(price, margin) ?? 0);
  const isolated = (text: string): string => leftToRight(text.replace("-", "−"), locale);
  if (isBelowCost(price, cost)) return <p className="text-caution text-sm">{texts.priceBelow}</p>;
  return (
    <>
      <p className="text-muted text-sm">
        {fill(texts.margin, { amount: isolated(formatAmount(margin)), percent: isolated(percent) })}
      </p>
      {offer !== null && isBelowCost(offer, cost) && (
        <p className="text-caution text-sm">{texts.offerBelow}</p>
      )}
    </>
  );
}

/** What a product costs the shop, with what it earns at the price of the form. */
export function CostField({ form }: CostFieldProps) {
  const { optional, hints } = useMessages("dashProducts").edit;
  const { names } = useMessages("dashShell").fields;
  return (
    <div className="grid content-start gap-2">
      <TextField
        {...form.field("cost_price")}
        label={names.cost_price}
        hint={hints.cost_price}
        optional={optional}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
      />
      <output className="grid gap-1 empty:sr-only">
        <CostNotes form={form} />
      </output>
    </div>
  );
}
