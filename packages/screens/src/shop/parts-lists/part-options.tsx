import type { FoundPartLine } from "@shop/contract/parts-lists/endpoints.ts";
import type { ProductCard } from "@shop/contract/products/product.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { priceBeforeForPieces, priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { type AskedPart, unitsForPart } from "@shop/domain/parts-list/units-for-part.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useId } from "react";

import { LocalText, PartNumber } from "../../shared/local-text.tsx";
import { byGround } from "../../shared/product/by-ground.ts";
import { Price } from "../../shared/product/price.tsx";
import { ProductPicture } from "../../shared/product/product-picture.tsx";
import { StockBadge } from "../../shared/product/stock-badge.tsx";
import { UnitPrice } from "../../shared/product/unit-notes.tsx";

export interface PartOptionsProps {
  readonly line: FoundPartLine;
  /** The product that the line means without a doubt; null where it has to be chosen. */
  readonly sure: ProductCard | null;
  /** The chosen product's id; null for none. */
  readonly chosen: number | null;
  /** What the line asks of a product: at so many of its units quantity prices hold. */
  readonly askedOf: (product: ProductCard) => AskedPart;
  /** Called with a product's id, or null for none. */
  readonly onChoose: (id: number | null) => void;
}

/** Picture, name, part number, price and stock of a product that a line may mean. */
function Option({ product, asked }: { readonly product: ProductCard; readonly asked: AskedPart }) {
  const { locale } = useLocale();
  const { qty } = unitsForPart(product, asked);
  return (
    <span className="grid min-w-0 grow grid-cols-[min(3rem,25%)_minmax(0,1fr)] items-center gap-3">
      <span className="border-line bg-surface overflow-hidden rounded-sm border">
        <ProductPicture address={pictureAddresses(product.images)[0]} alt="" width={48} sizes="48px" />
      </span>
      <span className="min-w-0">
        <span className="block leading-snug wrap-anywhere">
          <LocalText text={localName(product, locale)} />
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3 text-sm">
          {product.part_number && (
            <span className="text-muted min-w-0">
              <PartNumber number={product.part_number} />
            </span>
          )}
          <Price price={priceForPieces(product, qty)} before={priceBeforeForPieces(product, qty)} size="sm" />
          <UnitPrice sold={product} price={priceForPieces(product, qty)} />
          <StockBadge product={product} />
        </span>
      </span>
    </span>
  );
}

const optionClasses = "flex min-h-11 cursor-pointer items-center gap-3 py-1";
const controlClasses = "accent-ink size-5 shrink-0";

/** The products that a line may mean: the sure one to tick, or several to choose from. What stands for a missing part says on which ground. */
export function PartOptions({ line, sure, chosen, askedOf, onChoose }: PartOptionsProps) {
  const texts = useMessages("partsList");
  const { inPlace } = useMessages("search");
  const group = useId();
  if (sure && !line.missing_part) {
    return (
      <label className={optionClasses}>
        <input
          type="checkbox"
          className={controlClasses}
          checked={chosen === sure.id}
          onChange={({ target }) => onChoose(target.checked ? sure.id : null)}
        />
        <Option product={sure} asked={askedOf(sure)} />
      </label>
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-caution mb-1 font-semibold">
        {line.missing_part ? texts.inPlace : texts.several}
      </legend>
      {byGround(line.products, line.missing_part?.in_place ?? []).map(({ ground, products }) => {
        const options = products.map((product) => (
          <label key={product.id} className={optionClasses}>
            <input
              type="radio"
              name={group}
              className={controlClasses}
              checked={chosen === product.id}
              onChange={() => onChoose(product.id)}
            />
            <Option product={product} asked={askedOf(product)} />
          </label>
        ));
        if (ground === null) return options;
        return (
          <fieldset key={ground} className="min-w-0">
            <legend className="text-muted mt-1 text-sm">{inPlace[ground]}</legend>
            {options}
          </fieldset>
        );
      })}
      <label className={optionClasses}>
        <input
          type="radio"
          name={group}
          className={controlClasses}
          checked={chosen === null}
          onChange={() => onChoose(null)}
        />
        {texts.none}
      </label>
    </fieldset>
  );
}
