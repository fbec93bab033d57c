import type { ProductFormValues } from "@shop/data/dash/products/view.ts";
import { MAX_QUANTITY_PRICES } from "@shop/domain/money/quantity-prices.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useFieldArray } from "react-hook-form";

import { FaultyGroup } from "../../../form/faulty-group.tsx";
import { TextField } from "../../../form/text-field.tsx";
import type { SchemaForm } from "../../../form/use-schema-form.ts";

export interface QuantityPriceFieldsProps {
  /** The form that holds the fields. */
  readonly form: SchemaForm<ProductFormValues, ProductFormValues>;
}

/** The quantity prices of a product: a row for each, with the smallest number of pieces and the price of one. */
export function QuantityPriceFields({ form }: QuantityPriceFieldsProps) {
  const { quantityPrices: texts } = useMessages("dashProducts");
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "quantity_prices" });
  const { quantity_prices: errors } = form.formState.errors;
  return (
    <div className="border-line rounded-md border p-4">
      <FaultyGroup error={errors?.root?.message ?? errors?.message}>
        <legend className="float-start mb-3 w-full font-semibold">{texts.title}</legend>
        <div className="clear-both grid gap-4">
          <p className="text-muted text-sm">{texts.hint}</p>
          {fields.map(({ id }, place) => {
            const number = formatCount(place + 1);
            return (
              <div key={id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-x-3">
                <TextField
                  {...form.field(`quantity_prices.${place}.from`)}
                  label={fill(texts.from, { number })}
                  required
                  inputMode="numeric"
                  dir="ltr"
                  autoComplete="off"
                />
                <TextField
                  {...form.field(`quantity_prices.${place}.price`)}
                  label={fill(texts.price, { number })}
                  required
                  inputMode="decimal"
                  dir="ltr"
                  autoComplete="off"
                />
                <Button
                  variant="quiet"
                  size="icon"
                  className="mt-7.5"
                  aria-label={fill(texts.remove, { number })}
                  onClick={() => {
                    remove(place);
                    form.clearErrors("quantity_prices");
                  }}
                >
                  <X aria-hidden className="size-4" />
                </Button>
              </div>
            );
          })}
          {fields.length < MAX_QUANTITY_PRICES && (
            <div>
              <Button
                onClick={() =>
                  append({ from: "", price: "" }, { focusName: `quantity_prices.${fields.length}.from` })
                }
              >
                <Plus aria-hidden className="size-5" />
                {texts.add}
              </Button>
            </div>
          )}
        </div>
      </FaultyGroup>
    </div>
  );
}
