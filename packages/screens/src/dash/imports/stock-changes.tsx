import type { ProductImport } from "@shop/contract/imports/product-import.ts";
import type { StockChoice } from "@shop/data/dash/imports/view.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

import { ImportQuestion } from "./import-question.tsx";

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
    <ImportQuestion
      title={plural(locale, lines, texts.stockChanges)}
      hint={texts.stockHint}
      answer={isSet ? texts.stockSet : texts.stockLeft}
      change={isSet ? texts.leaveStock : texts.setStock}
      isPending={isPending}
      onChange={() => onCheck({ setStock: !isSet })}
    />
  );
}
