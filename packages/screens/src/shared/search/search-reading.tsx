import { Fragment } from "react";

import { LocalText } from "../local-text.tsx";

export interface SearchReadingProps {
  /** The text that was searched for instead of the query; null where it was searched as typed. */
  readonly corrected: string | null;
  /** The part numbers of the query that no product has, in place of which those of other manufacturers were searched. */
  readonly near: readonly string[];
  /** The part numbers of the query that no product is called, and that the descriptions of those found mention. */
  readonly mentioned: readonly string[];
  /** The words of the query that no product contains and that were left out. */
  readonly unmatched: readonly string[];
  /** The values of products that words of the query were read as, as people read them; none where chips show them. */
  readonly values?: readonly string[] | undefined;
  /** Texts before the lines. */
  readonly texts: Readonly<
    Record<"corrected" | "near" | "mentioned" | "unmatched", string> & { readonly values?: string }
  >;
  /** Classes of each line. */
  readonly className?: string | undefined;
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

/** How a search was read, where that differs from what was typed: typing errors repaired, near part numbers, values, words left out. */
export function SearchReading({
  corrected,
  near,
  mentioned,
  unmatched,
  values,
  texts,
  className,
}: SearchReadingProps) {
  return (
    <>
      {corrected && (
        <p className={className}>
          {texts.corrected}
          {quoted([corrected])}
        </p>
      )}
      {near.length > 0 && (
        <p className={className}>
          {texts.near}
          {quoted(near)}
        </p>
      )}
      {mentioned.length > 0 && (
        <p className={className}>
          {texts.mentioned}
          {quoted(mentioned)}
        </p>
      )}
      {values && values.length > 0 && (
        <p className={className}>
          {texts.values}
          {quoted(values)}
        </p>
      )}
      {unmatched.length > 0 && (
        <p className={className}>
          {texts.unmatched}
          {quoted(unmatched)}
        </p>
      )}
    </>
  );
}
