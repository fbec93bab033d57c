import type { MissingPart } from "@shop/contract/products/missing-part.ts";
import type { ProductCard } from "@shop/contract/products/product.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Fragment } from "react";

import { LocalText } from "../local-text.tsx";
import { MissingPartNote } from "./missing-part-note.tsx";

/** How a search was read, as its answer states it. */
interface Reading {
  /** The text that was searched for instead of the query; null where it was searched as typed. */
  readonly corrected: string | null;
  /** The part numbers of the query that no product has, in place of which others may have been found. */
  readonly near: readonly string[];
  /** The words of the query that no product is called, and that the descriptions of those found mention. */
  readonly mentioned: readonly string[];
  /** The words of the query that no product contains and that were left out. */
  readonly unmatched: readonly string[];
  /** The standard part of the query that the shop does not have; null without one. */
  readonly missingPart: MissingPart | null;
}

export interface SearchReadingProps {
  readonly reading: Reading;
  /** The products found, of which those are named that may stand for a part. */
  readonly products: readonly Pick<ProductCard, "id" | "part_number" | "name">[];
  /** The values of products that words of the query were read as, as people read them; none where chips show them. */
  readonly values?: readonly string[] | undefined;
  /** Classes of each line. */
  readonly className?: string | undefined;
}

interface LineProps {
  readonly text: string;
  readonly words: readonly string[];
  readonly className: string | undefined;
}

const quoted = (words: readonly string[]) =>
  [...new Set(words)].map((word) => (
    <Fragment key={word}>
      {" "}
      <q className="font-semibold wrap-anywhere">
        <LocalText text={word} />
      </q>
    </Fragment>
  ));

/** A line with words of a search; nothing without words. */
function Line({ text, words, className }: LineProps) {
  if (words.length === 0) return null;
  return (
    <p className={className}>
      {text}
      {quoted(words)}
    </p>
  );
}

/** How a search was read, where that differs from what was typed: typing errors repaired, parts that are not in the shop, values, words left out. */
export function SearchReading({ reading, products, values, className }: SearchReadingProps) {
  const texts = useMessages("search");
  const { corrected, near, mentioned, unmatched, missingPart } = reading;
  const isEmpty = products.length === 0;
  const lines = [
    { text: texts.corrected, words: corrected === null ? [] : [corrected] },
    { text: isEmpty ? texts.noNumber : texts.near, words: missingPart ? [] : near },
    { text: texts.mentioned, words: mentioned },
    { text: texts.values, words: values ?? [] },
    { text: isEmpty ? texts.noneOf : texts.unmatched, words: unmatched },
  ];
  return (
    <>
      {missingPart && <MissingPartNote part={missingPart} products={products} className={className} />}
      {lines.map((line) => (
        <Line key={line.text} {...line} className={className} />
      ))}
    </>
  );
}
