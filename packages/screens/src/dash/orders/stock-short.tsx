import type { AdminOrderLine } from "@shop/contract/orders/admin-order.ts";
import type { FieldErrors } from "@shop/data/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { FormFailure } from "../../form/form-failure.tsx";
import { LocalText } from "../../parts/local-text.tsx";
import { errorsByLine } from "./line-edits.ts";
import { keyedLines } from "./line-keys.ts";
import { useLeftWords } from "./use-left-words.ts";

/** Props of {@link StockShort}. */
export interface StockShortProps {
  /** The lines of the request, in the order that the errors refer to. */
  readonly lines: readonly AdminOrderLine[];
  /** The pieces left by the index of a line: 'lines.0.qty'. */
  readonly errors: FieldErrors;
}

/** The products of a request for which the stock has too few pieces, with the number left. */
export function StockShort({ lines, errors }: StockShortProps) {
  const { change: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const leftWords = useLeftWords();
  const keyed = keyedLines(lines);
  const short = errorsByLine(
    errors,
    keyed.map(({ key }) => key),
  );
  return (
    <FormFailure>
      {texts.short}
      <span className="mt-1 grid gap-1">
        {keyed.map(({ key, line }) => {
          const left = short.get(key)?.qty;
          if (left === undefined) return null;
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
