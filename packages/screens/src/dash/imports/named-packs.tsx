import type { ProductImport } from "@shop/contract/imports/product-import.ts";
import type { PackChoice } from "@shop/data/dash/imports/view.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

import { ImportQuestion } from "./import-question.tsx";

export interface NamedPacksNoteProps {
  /** The checked import. */
  readonly found: Pick<ProductImport, "named_packs" | "set_packs">;
  /** Disables the button while a command of the import is being sent. */
  readonly isPending: boolean;
  /** Checks the lines again with a choice. */
  readonly onCheck: (choice: PackChoice) => void;
}

/** Asks whether products are sold in the packs that their names tell, where neither sheet nor shop says how they are sold; nothing where no name tells one. */
export function NamedPacksNote({ found, isPending, onCheck }: NamedPacksNoteProps) {
  const { report: texts } = useMessages("dashImports");
  const { locale } = useLocale();
  const { named_packs: lines, set_packs: isSet } = found;
  if (lines === 0) return null;
  return (
    <ImportQuestion
      title={plural(locale, lines, texts.namedPacks)}
      hint={texts.packsHint}
      answer={isSet ? texts.packsSet : texts.packsLeft}
      change={isSet ? texts.leavePacks : texts.setPacks}
      isPending={isPending}
      onChange={() => onCheck({ setPacks: !isSet })}
    />
  );
}
