import type { AdminOrderLine } from "@shop/contract/orders/admin-order.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import type { RefusedLine } from "@shop/domain/orders/lines/refused-line.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { FormFailure } from "../../../form/form-failure.tsx";
import { LocalText } from "../../../shared/local-text.tsx";
import { keyedLines } from "./line-keys.ts";
import { useLeftWords } from "./use-left-words.ts";

export interface StockShortProps {
  /** The lines of the request, whose places the refused ones name. */
  readonly lines: readonly AdminOrderLine[];
  /** The lines for which the stock has too few pieces. */
  readonly refused: readonly RefusedLine[];
}

/** The products of a request for which the stock has too few pieces, with the number left. */
export function StockShort({ lines, refused }: StockShortProps) {
  const { change: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const leftWords = useLeftWords();
  return (
    <FormFailure>
      {texts.short}
      <span className="mt-1 grid gap-1">
        {keyedLines(lines).map(({ key, line }, at) => {
          const left = refused.find(({ place }) => place === at)?.left ?? null;
          if (left === null) return null;
          return (
            <span key={key}>
              <LocalText text={localName(line, locale)} />: {leftWords(left)}
            </span>
          );
        })}
      </span>
    </FormFailure>
  );
}
