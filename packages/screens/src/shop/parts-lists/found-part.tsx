import type { FoundPartLine } from "@shop/contract/parts-lists/endpoints.ts";
import type { ProductCard } from "@shop/contract/products/product.ts";
import { isSet, piecesOfUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { exactStock } from "@shop/domain/catalogue/shown-stock.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { type AskedPart, unitsForPart } from "@shop/domain/parts-list/units-for-part.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { heldWords } from "@shop/i18n/words/held-words.ts";
import { partNote } from "@shop/i18n/words/part-note.ts";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { LocalText } from "../../shared/local-text.tsx";
import { Price } from "../../shared/product/price.tsx";
import { useQuantityLimits } from "../../shared/product/unit-notes.tsx";
import { MissingPartFacts } from "../../shared/search/missing-part-facts.tsx";
import { PartOptions } from "./part-options.tsx";

/** What is chosen for a line: a product's id, null for none, the pieces that are needed, and the sets of a product that is one. */
export interface PartChoice extends Pick<AskedPart, "sets"> {
  readonly chosen: number | null;
  readonly qty: number;
}

/** A line with what is chosen for it. */
interface ChosenLine extends PartChoice {
  /** The product that the line means without a doubt; null where it has to be chosen. */
  readonly sure: ProductCard | null;
}

/** What a line asks of a product. */
export const askedPart = (
  { sure, qty, sets }: Omit<ChosenLine, "chosen">,
  { id }: ProductCard,
): AskedPart => ({
  pieces: qty,
  isSure: sure?.id === id,
  sets,
});

export interface FoundPartProps extends ChosenLine {
  readonly line: FoundPartLine;
  /** Called with another choice. */
  readonly onChange: (choice: PartChoice) => void;
}

/** A line of a parts list with the products that it may mean, and the number of pieces. */
export function FoundPart({ line, sure, chosen, qty, sets, onChange }: FoundPartProps) {
  const texts = useMessages("partsList");
  const { decrease, increase, quantity, lowStock } = useMessages("products");
  const { units: unitTexts } = useMessages("common");
  const { locale } = useLocale();
  const askedOf = (one: ProductCard): AskedPart => askedPart({ sure, qty, sets }, one);
  const note = partNote(line, texts, locale);
  const product = line.products.find(({ id }) => id === chosen);
  const stock = product ? exactStock(product) : null;
  const units = product ? unitsForPart(product, askedOf(product)) : { qty, left: 0 };
  const price = product && priceForPieces(product, units.qty);
  const held =
    product &&
    heldWords(product, { qty: units.qty, needed: qty }, locale, {
      units: unitTexts,
      unitsOf: texts.unitsOf,
    });
  const limits = useQuantityLimits(product ?? {}, "");
  return (
    <li className="grid items-start gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">
          <LocalText text={line.text} />
        </h2>
        {line.missing_part && (
          <div className="text-muted text-sm">
            <MissingPartFacts part={line.missing_part} />
          </div>
        )}
        {note && (
          <p className="text-muted text-sm wrap-anywhere">
            <LocalText text={note} />
          </p>
        )}
        {line.places !== null && (
          <p className="text-caution text-sm">
            {line.places > 0
              ? fill(plural(locale, line.places, texts.places), { qty: formatCount(line.qty) })
              : texts.unreadQuantity}
          </p>
        )}
        {line.products.length > 0 && (
          <PartOptions
            {...{ line, sure, chosen, askedOf }}
            onChoose={(id) => onChange({ chosen: id, qty, sets })}
          />
        )}
        {line.total > line.products.length && (
          <TextLink href={pages.resultsFor(line.text)} className="inline-flex min-h-11 items-center text-sm">
            {plural(locale, line.total, texts.all)}
          </TextLink>
        )}
      </div>
      {product && price !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:grid sm:justify-items-end">
          <QuantityControl
            value={units.qty}
            {...limits.range}
            onChange={(next) =>
              onChange(
                isSet(product)
                  ? { chosen, qty, sets: next }
                  : { chosen, qty: next * piecesOfUnit(product), sets },
              )
            }
            labels={{ decrease, increase, quantity: `${quantity}: ${line.text}`, ...limits.labels }}
          />
          {held && <span className="text-muted block text-sm">{held}</span>}
          {isSet(product) && sure?.id !== product.id && (
            <span className="text-muted block text-sm">{texts.differentParts}</span>
          )}
          {units.left > 0 && (
            <span className="text-muted block text-sm">{plural(locale, units.left, texts.leftOver)}</span>
          )}
          {!isZeroPrice(price) && <Price price={totalOf([{ price, qty: units.qty }])} />}
          {stock !== null && stock > 0 && units.qty > stock && (
            <output className="text-caution block text-sm">{plural(locale, stock, lowStock)}</output>
          )}
        </div>
      )}
    </li>
  );
}
