import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import { labelFormatNames, labelFormatOf, placesOnPage } from "@shop/domain/labels/label-formats.ts";
import { labelItemsText, labelsOf, MAX_LABELS } from "@shop/domain/labels/label-items.ts";
import { isLocale, localName, locales } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { buttonClasses } from "@shop/ui/button.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Select } from "@shop/ui/select.tsx";
import Printer from "lucide-react/icons/printer";
import { type ReactNode, useState } from "react";

import { LabelCount } from "./label-count.tsx";
import type { LabelsDialogProps } from "./labels-dialog.tsx";

export interface LabelsFormProps extends Omit<LabelsDialogProps, "onClose"> {
  /** The button that closes the dialog. */
  readonly close: ReactNode;
}

/** How labels are printed, and how many of each product; a link opens them. */
export function LabelsForm({ products, choice: initial, onChoice, close }: LabelsFormProps) {
  const texts = useMessages("dashLabels");
  const { locale } = useLocale();
  const [choice, setChoice] = useState(initial);
  const [place, setPlace] = useState(1);
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const [each, setEach] = useState(1);
  const change = (next: Partial<typeof choice>) => {
    const changed = { ...choice, ...next };
    setChoice(changed);
    onChoice(changed);
  };
  const format = labelFormatOf(choice.format);
  const places = placesOnPage(format);
  const first = Math.min(place, places);
  const items = products
    .map(({ id }) => ({ id, count: counts[id] ?? each }))
    .filter(({ count }) => count > 0);
  const total = labelsOf(items);
  const tooMany = fill(texts.tooMany, { count: formatCount(MAX_LABELS) });
  const fault = total === 0 ? texts.none : total > MAX_LABELS && tooMany;
  const pages = Math.ceil((total + first - 1) / places);
  const sums = [
    plural(locale, total, texts.labels),
    ...(format.sheet ? [plural(locale, pages, texts.sheets)] : []),
  ].join(" · ");
  const address = addressOf(
    adminAddresses.readLabels,
    {},
    {
      labels: labelItemsText(items),
      format: choice.format,
      locale: choice.locale,
      prices: choice.prices ? "shown" : undefined,
      first_place: first === 1 ? undefined : first,
    },
  );
  return (
    <>
      <div className="grid gap-4">
        <Field label={texts.format}>
          <Select
            name="format"
            value={choice.format}
            onChange={({ target }) => {
              const next = labelFormatNames.find((name) => name === target.value);
              if (next) change({ format: next });
            }}
          >
            {labelFormatNames.map((name) => (
              <option key={name} value={name}>
                {texts.formats[name]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.language}>
          <Select
            name="locale"
            value={choice.locale}
            onChange={({ target }) => {
              if (isLocale(target.value)) change({ locale: target.value });
            }}
          >
            {locales.map((one) => (
              <option key={one} value={one}>
                {texts.languages[one]}
              </option>
            ))}
          </Select>
        </Field>
        <div>
          <Checkbox
            name="prices"
            checked={choice.prices}
            onChange={({ target }) => change({ prices: target.checked })}
          >
            {texts.prices}
          </Checkbox>
          <p className="text-muted text-sm">{texts.pricesHint}</p>
        </div>
        {format.sheet && (
          <LabelCount
            label={texts.firstPlace}
            hint={texts.firstPlaceHint}
            value={first}
            min={1}
            max={places}
            onChange={setPlace}
          />
        )}
        {products.length > 1 && (
          <LabelCount
            label={texts.each}
            value={each}
            onChange={(count) => {
              setEach(count);
              setCounts({});
            }}
          />
        )}
        <ul className="border-line divide-line divide-y border-t">
          {products.map((product) => (
            <li key={product.id} className="py-2">
              <LabelCount
                label={localName(product, locale)}
                name={fill(texts.countOf, { name: localName(product, locale) })}
                partNumber={product.part_number}
                value={counts[product.id] ?? each}
                onChange={(count) => setCounts({ ...counts, [product.id]: count })}
              />
            </li>
          ))}
        </ul>
        <output className={fault ? "text-negative" : "font-semibold"}>{fault || sums}</output>
      </div>
      <DialogFooter>
        {close}
        {!fault && (
          <a href={address} target="_blank" rel="noreferrer" className={buttonClasses({ variant: "signal" })}>
            <Printer aria-hidden className="size-4" />
            {texts.open}
          </a>
        )}
      </DialogFooter>
    </>
  );
}
