import type { LineChange } from "@shop/domain/cart/cart-check.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount, formatPrice } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";

export interface LineChangeNoteProps {
  /** The new price and the remaining stock, each null if unchanged, and the valid quantities next to one that is not. */
  readonly change: LineChange;
  /** The price that the line has, as decimal text. */
  readonly price: string;
  /** The line's localized name. */
  readonly name: string;
  /** Called to apply the change; a sold-out line is removed. */
  readonly onAccept: () => void;
}

const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Note about a changed price, stock or valid quantity of a line, with a button that accepts the change. */
export function LineChangeNote({ change, price, name, onAccept }: LineChangeNoteProps) {
  const texts = useMessages("carts");
  const { priceUpdating } = useMessages("common");
  const { locale } = useLocale();
  const { units } = useMessages("common");
  const gone = change.left === 0 || change.take === 0;
  const { below = null, above = null } = change.quantity ?? {};
  const isOnlyQuantity = change.take !== undefined && change.price === null;
  const acceptText = isOnlyQuantity
    ? fill(units.take, { count: formatCount(change.take) })
    : texts.acceptShort;
  const words = (text: string) => isolated(formatPrice(text, priceUpdating));
  return (
    <div className="bg-caution-soft flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md p-2 ps-3">
      <div className="text-caution flex min-w-0 grow basis-40 items-start gap-2">
        <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
        <div className="min-w-0">
          {change.price !== null && !gone && (
            <p>{fill(texts.priceChanged, { before: words(price), now: words(change.price) })}</p>
          )}
          {change.left !== null && (
            <p>
              {change.left === 0
                ? texts.soldOut
                : plural(locale, change.left, change.at_least ? texts.atLeast : texts.stockShort)}
            </p>
          )}
          {change.quantity && !gone && (
            <p>
              {below !== null && above !== null
                ? fill(units.nextBoth, { below: formatCount(below), above: formatCount(above) })
                : fill(units.nextOne, { count: formatCount(below ?? above ?? 0) })}
            </p>
          )}
        </div>
      </div>
      <Button onClick={onAccept} className="max-sm:grow">
        {gone ? texts.takeAway : acceptText} <span className="sr-only">{name}</span>
      </Button>
    </div>
  );
}
