import { pages } from "@shop/domain/site/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

export interface EarlierOrderProps {
  /** Number of the order that was placed; '' where the server withholds it. */
  readonly number: string;
  /** Empties the cart; without it the button is left out. */
  readonly onEmptyCart?: (() => void) | undefined;
}

/** Warns that an earlier order was placed although its response was lost, before another one is sent. */
export function EarlierOrder({ number, onEmptyCart }: EarlierOrderProps) {
  const texts = useMessages("checkout");
  return (
    <div role="alert" className="border-caution grid gap-2 border-s-4 ps-3">
      <p className="font-semibold">
        {number === "" ? texts.earlierUnnamed : fill(texts.earlier, { number: `\u2068${number}\u2069` })}
      </p>
      <p className="text-sm">{texts.earlierHint}</p>
      <p className="flex flex-wrap items-center gap-x-4">
        {number !== "" && (
          <TextLink href={pages.orderLookupFor(number)} className="inline-flex min-h-11 items-center">
            {texts.follow}
          </TextLink>
        )}
        {onEmptyCart && (
          <Button size="sm" onClick={onEmptyCart}>
            {texts.emptyCart}
          </Button>
        )}
      </p>
    </div>
  );
}
