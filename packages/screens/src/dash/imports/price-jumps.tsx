import type { ProductImport } from "@shop/contract/imports/product-import.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";

export interface PriceJumpsNoteProps {
  /** Prices that jump against the stored ones. */
  readonly found: ProductImport["price_jumps"];
  /** Whether they are said to be right. */
  readonly isAccepted: boolean;
  /** Called with whether they are right. */
  readonly onAccept: (isAccepted: boolean) => void;
}

/** Prices that are ten, a hundred or a thousand times the stored ones, or that part of them, which have to be accepted; nothing without any. */
export function PriceJumpsNote({ found: { compared, jumps }, isAccepted, onAccept }: PriceJumpsNoteProps) {
  const { report: texts } = useMessages("dashImports");
  const { locale } = useLocale();
  if (jumps.length === 0) return null;
  return (
    <div className="border-line bg-sunken mb-4 rounded-md border p-3">
      <p className="flex items-start gap-2 font-semibold">
        <CircleAlert aria-hidden className="text-negative mt-0.5 size-5 shrink-0" />
        {texts.jumps}
      </p>
      <ul className="mt-1">
        {jumps.map(({ power, lines }) => (
          <li key={power}>
            {fill(plural(locale, lines, power > 0 ? texts.jumpUp : texts.jumpDown), {
              compared: formatCount(compared),
              times: formatCount(10 ** Math.abs(power)),
            })}
          </li>
        ))}
      </ul>
      <p className="text-muted mt-1 text-sm">{texts.jumpHint}</p>
      <Checkbox checked={isAccepted} onChange={({ target: { checked } }) => onAccept(checked)}>
        {texts.acceptJumps}
      </Checkbox>
    </div>
  );
}
