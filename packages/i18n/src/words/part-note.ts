import type { Locale } from "@shop/domain/locale/locale.ts";
import type { FoundPart } from "@shop/domain/parts-list/sure-part.ts";

import type { partsList } from "../en/shop/parts-list.ts";
import { fill } from "../fill.ts";

/** How the search read a line of a parts list otherwise than as written; null where it did not, or where a missing part says it. */
export function partNote(
  line: Omit<FoundPart<never>, "products"> & {
    readonly products: readonly unknown[];
    readonly missing_part: object | null;
  },
  texts: typeof partsList,
  locale: Locale,
): string | null {
  const { products, missing_part: missing, near, inexact, mentioned, corrected, unmatched } = line;
  if (products.length === 0) return texts.notFound;
  if (near.length > 0) return missing ? null : texts.near;
  if (mentioned.length > 0) return fill(texts.mentioned, { words: mentioned.join(" ") });
  if (corrected !== null) return fill(texts.corrected, { text: corrected });
  if (inexact.length > 0) {
    return inexact
      .map(({ words, name, name_ar, match }) =>
        fill(match === "near" ? texts.nearValue : texts.rangeValue, {
          words,
          name: locale === "ar" ? name_ar : name,
        }),
      )
      .join(" ");
  }
  return unmatched.length > 0 ? fill(texts.unmatched, { words: unmatched.join(" ") }) : null;
}
