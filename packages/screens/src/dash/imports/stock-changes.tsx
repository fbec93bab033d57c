import type { ProductImport } from "@shop/contract/imports/product-import.ts";
import type { StockChoice } from "@shop/data/dash/imports/view.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";

export interface StockChangesNoteProps {
  /** The checked import. */
  readonly found: Pick<ProductImport, "stock_changes" | "set_stock">;
  /** Disables the button while a command of the import is being sent. */
  readonly isPending: boolean;
  /** Checks the lines again with a choice. */
  readonly onCheck: (choice: StockChoice) => void;
}

/** Asks whether a sheet sets the stock of products though it does not say what it was made from; nothing where it sets none. */
export function StockChangesNote({ found, isPending, onCheck }: StockChangesNoteProps) {
  const { report: texts } = useMessages("dashImports");
  const { locale } = useLocale();
  const { stock_changes: lines, set_stock: isSet } = found;
  if (lines === 0) return null;
  return (
    <div className="border-line bg-sunken mb-4 rounded-md border p-3">
      <p className="font-semibold">{plural(locale, lines, texts.stockChanges)}</p>
      <p className="text-muted mt-1 text-sm">{texts.stockHint}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p>{isSet ? texts.stockSet : texts.stockLeft}</p>
        <Button size="sm" disabled={isPending} onClick={() => onCheck({ setStock: !isSet })}>
          {isSet ? texts.leaveStock : texts.setStock}
        </Button>
      </div>
    </div>
  );
}
