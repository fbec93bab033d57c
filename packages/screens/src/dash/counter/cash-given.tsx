import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";

import { TextField } from "../../form/text-field.tsx";

export interface CashGivenProps {
  /** The cash that the customer has given, as entered. */
  readonly given: string;
  /** What is given back; negative where too little was given, null where nothing readable was. */
  readonly change: string | null;
  /** Called with the entry after each input. */
  readonly onGiven: (given: string) => void;
}

/** The cash that a customer has given, and what is given back. */
export function CashGiven({ given, change, onGiven }: CashGivenProps) {
  const texts = useMessages("dashCounter");
  const { locale } = useLocale();
  const isShort = change?.startsWith("-") === true;
  return (
    <div className="mt-4 grid grid-cols-2 items-end gap-4 sm:max-w-96">
      <TextField
        name="given"
        label={texts.given}
        value={given}
        onChange={({ target }) => onGiven(target.value)}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
      />
      <output className="min-h-11 content-center">
        {change !== null &&
          (isShort ? (
            <span className="text-negative">
              {fill(texts.tooLittle, { amount: amountWords(change.slice(1), locale) })}
            </span>
          ) : (
            <>
              <span className="text-muted block text-sm">{texts.change}</span>
              <span className="figures text-lg font-bold">{amountWords(change, locale)}</span>
            </>
          ))}
      </output>
    </div>
  );
}
