import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import FileText from "lucide-react/icons/file-text";

/** What opens the dialog of a quotation; left out where the shop leaves none to its buyers. */
export interface QuotationOffer {
  /** Days for which the quotation is valid. */
  readonly days: number;
  /** Opens the dialog. */
  readonly onOpen: () => void;
}

/** Opens the dialog that makes a quotation, and says for how long its prices hold. */
export function QuotationButton({ days, onOpen }: QuotationOffer) {
  const texts = useMessages("quotation");
  const { locale } = useLocale();
  return (
    <div className="grid gap-1">
      <Button className="w-full" aria-describedby="quotation-hint" onClick={onOpen}>
        <FileText aria-hidden className="size-4.5" />
        {texts.open}
      </Button>
      <p id="quotation-hint" className="text-muted text-center text-sm">
        {fill(texts.openHint, { days: plural(locale, days, texts.days) })}
      </p>
    </div>
  );
}
