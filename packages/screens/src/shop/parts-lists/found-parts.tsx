import type { FoundPartLine, FoundParts as Found } from "@shop/contract/parts-lists/endpoints.ts";
import type { ProductCard } from "@shop/contract/products/product.ts";
import type { PartsListView } from "@shop/data/shop/parts-lists/view.ts";
import { isSet } from "@shop/domain/catalogue/selling-unit.ts";
import { totalOf } from "@shop/domain/money/money.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { PARTS_AT_ONCE } from "@shop/domain/parts-list/read-parts-list.ts";
import { unitsForPart } from "@shop/domain/parts-list/units-for-part.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { type ReactNode, useState } from "react";

import { AskByChat } from "../../shared/cart/ask-by-chat.tsx";
import { focusIt } from "../../shared/page/focus-it.ts";
import { type SavedLink, ShareLink } from "../../shared/page/share-link.tsx";
import { Price } from "../../shared/product/price.tsx";
import { QuotationButton, type QuotationOffer } from "../orders/quotation-button.tsx";
import { askedPart, FoundPart, type PartChoice } from "./found-part.tsx";
import { LeftOut } from "./left-out.tsx";
import { ListColumns } from "./list-columns.tsx";

/** A product and its pieces, for the cart. */
export interface ChosenPart {
  readonly product: ProductCard;
  readonly qty: number;
}

/** What makes a quotation of chosen products. */
export interface ChosenQuotation extends Pick<QuotationOffer, "days"> {
  /** Opens the dialog for what is chosen. */
  readonly onOpen: (parts: ReadonlyArray<ChosenPart>) => void;
}

export interface FoundPartsProps extends Pick<PartsListView, "onMore" | "onReread"> {
  /** Keeps the list in the account; nothing by default. */
  readonly keep?: ReactNode;
  /** Keeps the list under a link; rejects on failure. */
  readonly onSave: () => Promise<SavedLink>;
  readonly found: Found;
  /** Whether a list is being searched for. */
  readonly pending: boolean;
  /** The chat app's number, in international digits. */
  readonly chatNumber: string;
  /** Called with what is chosen, for the cart. */
  readonly onAdd: (parts: readonly ChosenPart[]) => void;
  /** Makes a quotation of what is chosen; without it the shop leaves none to its buyers. */
  readonly quotation?: ChosenQuotation | undefined;
}

interface Line extends PartChoice {
  /** Its place in the list. */
  readonly at: number;
  readonly line: FoundPartLine;
  /** The product that the line means without a doubt. */
  readonly sure: ProductCard | null;
}

/** A line with what is chosen of it: at first the sure product, where the quantity is certain too. */
function lineOf(line: FoundPartLine, at: number, choice: PartChoice | undefined): Line {
  const sure = line.products.find(({ id }) => id === line.sure) ?? null;
  const first = { qty: line.qty, chosen: line.places === null ? (sure?.id ?? null) : null };
  return { line, at, sure, ...(choice ?? first) };
}

/** What is chosen of a line, with the pieces that are needed; of a set with the sets. */
const chosenOf = (one: Line): ChosenPart[] =>
  one.line.products.flatMap((product) => {
    if (product.id !== one.chosen) return [];
    const qty = isSet(product) ? unitsForPart(product, askedPart(one, product)).qty : one.qty;
    return [{ product, qty }];
  });

/** What is chosen, each product once with the units that hold the pieces of all its lines, as the cart has it. */
const asInCart = (parts: readonly ChosenPart[]): ChosenPart[] =>
  [...Map.groupBy(parts, ({ product }) => product.id).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const pieces = others.reduce((sum, { qty }) => sum + qty, first.qty);
    return [{ ...first, qty: unitsForPart(first.product, { pieces, isSure: true }).qty }];
  });

/** The lines of a parts list with what is found for each; what is added to the cart leaves the list, what is not stays. */
export function FoundParts({
  found,
  pending,
  chatNumber,
  onAdd,
  onMore,
  onReread,
  onSave,
  quotation,
  keep,
}: FoundPartsProps) {
  const texts = useMessages("partsList");
  const { locale } = useLocale();
  // By their places, because more lines of the list may follow.
  const [choices, setChoices] = useState<ReadonlyMap<number, PartChoice>>(new Map());
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const lines = found.lines
    .map((line, at) => lineOf(line, at, choices.get(at)))
    .filter(({ at }) => !taken.has(at));
  const added = taken.size;
  const left = found.parts - found.searched;
  const parts = asInCart(lines.flatMap(chosenOf));
  const rest = lines.filter((one) => chosenOf(one).length === 0);
  const chosenLines = lines.length - rest.length;
  const missing = rest.filter(({ line }) => line.products.length === 0).length;

  const add = () => {
    if (parts.length === 0) return;
    onAdd(parts);
    const chosen = lines.filter((one) => chosenOf(one).length > 0).map(({ at }) => at);
    setTaken((before) => new Set([...before, ...chosen]));
  };
  const counts = [
    [chosenLines, texts.found],
    [rest.length - missing, texts.choose],
    [missing, texts.missing],
  ] as const;
  return (
    <section ref={focusIt} tabIndex={-1} aria-label={texts.lines} className="min-w-0 outline-none">
      {added > 0 && (
        <p ref={focusIt} tabIndex={-1} className="border-positive mb-4 border-s-4 ps-3 outline-none">
          {plural(locale, added, texts.added)}{" "}
          <TextLink href={pages.cart} className="inline-flex min-h-11 items-center">
            {texts.toCart}
          </TextLink>
        </p>
      )}
      {found.dropped > 0 && (
        <p className="border-caution mb-4 border-s-4 ps-3">{plural(locale, found.dropped, texts.dropped)}</p>
      )}
      <LeftOut leftOut={found.left_out} onUnfitted={() => onReread({ unfitted: true })} />
      {found.columns.length > 0 && (
        <ListColumns columns={found.columns} onReread={(roles) => onReread({ roles })} />
      )}
      {found.lines.length === 0 && <p className="border-caution border-s-4 ps-3">{texts.nothing}</p>}
      {lines.length > 0 && (
        <>
          <output className="block font-semibold">
            {counts
              .filter(([count]) => count > 0)
              .map(([count, forms]) => plural(locale, count, forms))
              .join(" · ")}
          </output>
          <ul className="border-line divide-line mt-2 divide-y border-y">
            {lines.map(({ at, ...one }) => (
              <FoundPart
                // The same line may stand twice; lines keep their order.
                key={at}
                {...one}
                onChange={(choice) => setChoices((before) => new Map(before).set(at, choice))}
              />
            ))}
          </ul>
          {left > 0 && (
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <Button aria-disabled={pending} onClick={() => !pending && onMore()}>
                {plural(locale, Math.min(left, PARTS_AT_ONCE), texts.more)}
              </Button>
              <output>
                {fill(texts.searchedOf, {
                  searched: formatCount(found.searched),
                  parts: formatCount(found.parts),
                })}
              </output>
            </p>
          )}
          <div
            data-order-bar=""
            className="bg-background border-line short:static sticky bottom-0 z-20 -mx-4 flex items-center justify-end gap-x-4 border-t px-4 py-3 sm:mx-0 sm:px-0 lg:static lg:border-0"
          >
            <output className="flex max-w-1/2 flex-wrap items-baseline gap-x-3">
              {parts.length > 0 && (
                <>
                  <span className="max-sm:sr-only">{texts.total}</span>
                  <Price
                    price={totalOf(
                      parts.map(({ product, qty }) => ({ price: priceForPieces(product, qty), qty })),
                    )}
                  />
                </>
              )}
            </output>
            <Button
              variant="signal"
              size="lg"
              className="max-sm:min-w-0 max-sm:shrink max-sm:grow max-sm:px-3 max-sm:leading-tight max-sm:whitespace-normal"
              aria-disabled={parts.length === 0}
              onClick={add}
            >
              <ShoppingCart aria-hidden className="size-4.5 shrink-0 rtl:-scale-x-100" />
              {parts.length === 0 ? texts.nothingChosen : plural(locale, parts.length, texts.add)}
            </Button>
          </div>
          {quotation && parts.length > 0 && (
            <div className="mt-3 sm:ms-auto sm:w-fit">
              <QuotationButton days={quotation.days} onOpen={() => quotation.onOpen(parts)} />
            </div>
          )}
          {rest.length > 0 && (
            <p className="mt-4">
              <AskByChat
                chatNumber={chatNumber}
                label={texts.ask}
                hint={texts.opensChat}
                text={[
                  texts.askText,
                  ...rest.map(({ line, qty }) => `${formatCount(qty)} × ${line.text}`),
                ].join("\n")}
              />
            </p>
          )}
        </>
      )}
      {found.lines.length > 0 && (
        <div className="mt-6 max-w-md">
          <ShareLink texts={texts} onSave={onSave} />
          {keep}
        </div>
      )}
    </section>
  );
}
