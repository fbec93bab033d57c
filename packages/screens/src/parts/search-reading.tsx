import { Fragment } from "react";

import { LocalText } from "./local-text.tsx";

/** Props of {@link SearchReading}. */
export interface SearchReadingProps {
  /** The text that was searched for instead of the query; null where it was searched as typed. */
  readonly corrected: string | null;
  /** The words of the query that no product contains and that were left out. */
  readonly unmatched: readonly string[];
  /** Texts before the two. */
  readonly texts: Readonly<Record<"corrected" | "unmatched", string>>;
  /** Classes of each line. */
  readonly className?: string | undefined;
}

/** How a search was read, where that differs from what was typed: typing errors repaired, words left out. */
export function SearchReading({ corrected, unmatched, texts, className }: SearchReadingProps) {
  return (
    <>
      {corrected && (
        <p className={className}>
          {texts.corrected}{" "}
          <q className="font-semibold">
            <LocalText text={corrected} />
          </q>
        </p>
      )}
      {unmatched.length > 0 && (
        <p className={className}>
          {texts.unmatched}
          {[...new Set(unmatched)].map((word) => (
            <Fragment key={word}>
              {" "}
              <q className="font-semibold">
                <LocalText text={word} />
              </q>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
