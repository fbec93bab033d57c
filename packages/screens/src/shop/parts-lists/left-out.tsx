import type { FoundParts } from "@shop/contract/parts-lists/endpoints.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";

export interface LeftOutProps {
  /** How many lines are left out, by the reason. */
  readonly leftOut: FoundParts["left_out"];
  /** Called to search for parts that are not fitted as well. */
  readonly onUnfitted: () => void;
}

/** What of a list is not searched for, and why; nothing where all of it is. */
export function LeftOut({ leftOut, onUnfitted }: LeftOutProps) {
  const texts = useMessages("partsList");
  const { locale } = useLocale();
  if (leftOut.length === 0) return null;
  const reasons = leftOut.map(({ reason, lines }) => plural(locale, lines, texts.leftOut[reason]));
  return (
    <div className="border-line mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-s-4 ps-3">
      <p>{fill(texts.leftOutLabel, { reasons: reasons.join(locale === "ar" ? "، " : ", ") })}</p>
      {leftOut.some(({ reason }) => reason === "not_fitted") && (
        <Button onClick={onUnfitted}>{texts.withUnfitted}</Button>
      )}
    </div>
  );
}
