import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { ProductFormValues } from "@shop/data/dash/products/view.ts";
import { firstMinute, hasHeld, HELD_DAYS, noOffer } from "@shop/domain/catalogue/offer.ts";
import { percentOff } from "@shop/domain/money/lower-price.ts";
import { storedPrice } from "@shop/domain/money/typed-price.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useState } from "react";
import { useWatch } from "react-hook-form";

import { TextField } from "../../../form/text-field.tsx";
import type { SchemaForm } from "../../../form/use-schema-form.ts";

export interface OfferFieldsProps {
  /** The form that holds the fields. */
  readonly form: SchemaForm<ProductFormValues, ProductFormValues>;
  /** The stored product that is edited; null for a new one. */
  readonly product: Pick<AdminProduct, "price" | "price_since"> | null;
}

/** What the offer of a form is: how much lower it is, and whether the price before has held long enough to be compared with. */
function OfferNotes({ form, product }: OfferFieldsProps) {
  const { offer: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  const [now] = useState(() => Date.now());
  const [priceText, offerText, fromText] = useWatch({
    control: form.control,
    name: ["price", "offer_price", "offer_from"],
  });
  const [price, offer] = [storedPrice(priceText), storedPrice(offerText)];
  if (price === null || offer === null) return null;
  const since = product?.price === price ? product.price_since : new Date(now).toISOString();
  const isHeld = hasHeld(since, { ...noOffer, offer_from: firstMinute(fromText) }, now);
  const percent = percentOff(offer, price);
  const days = String(HELD_DAYS);
  return (
    <>
      {percent > 0 && <p className="text-muted text-sm">{fill(texts.lower, { percent: String(percent) })}</p>}
      {!isHeld && (
        <p className="text-caution text-sm">
          {product?.price === price
            ? fill(texts.notHeld, { day: formatDay(since, locale), days })
            : fill(texts.newPrice, { days })}
        </p>
      )}
    </>
  );
}

/** The offer of a product: its price, and its first and last minute. */
export function OfferFields({ form, product }: OfferFieldsProps) {
  const texts = useMessages("dashProducts");
  const { offer: words } = texts;
  const { optional } = texts.edit;
  return (
    <fieldset className="border-line grid min-w-0 gap-4 rounded-md border p-4">
      <legend className="px-1 font-semibold">{words.title}</legend>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
        <TextField
          {...form.field("offer_price")}
          label={words.price}
          optional={optional}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
        />
        <TextField
          {...form.field("offer_from")}
          label={words.from}
          optional={optional}
          type="datetime-local"
        />
        <TextField
          {...form.field("offer_until")}
          label={words.until}
          optional={optional}
          type="datetime-local"
        />
      </div>
      <p className="text-muted text-sm">{words.hint}</p>
      <output className="grid gap-1 empty:sr-only">
        <OfferNotes {...{ form, product }} />
      </output>
    </fieldset>
  );
}
