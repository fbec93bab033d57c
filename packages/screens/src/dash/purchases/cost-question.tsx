import type { PurchaseMoveView } from "@shop/data/dash/purchases/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";

import { LocalText } from "../../shared/local-text.tsx";
import { sumText } from "../overview/sum-text.ts";

export interface CostQuestionProps extends Pick<PurchaseMoveView, "costs" | "onKeepCosts"> {
  /** Called where the costs are meant so. */
  readonly onConfirm: () => void;
}

/** Products that are named in the question. */
const NAMED = 8;

/** Asks whether costs that differ from the products' by more than half are meant so, as those of a pack seldom are for one piece. */
export function CostQuestion({ costs, onKeepCosts, onConfirm }: CostQuestionProps) {
  const { move: texts } = useMessages("dashPurchases");
  const { locale } = useLocale();
  const inLine = useIsolated();
  const more = costs.length - NAMED;
  return (
    <ConfirmDialog
      open={costs.length > 0}
      onOpenChange={(open) => !open && onKeepCosts()}
      title={texts.costsTitle}
      message={texts.costsText}
      confirmLabel={texts.costsConfirm}
      cancelLabel={texts.checkFirst}
      onConfirm={onConfirm}
    >
      <ul className="grid gap-2">
        {costs.slice(0, NAMED).map((line) => (
          <li key={line.id} className="grid">
            <span className="font-semibold wrap-anywhere">
              <LocalText text={localName(line, locale)} />
            </span>
            <span>
              {fill(texts.costsChange, {
                before: inLine(sumText(line.old_cost)),
                cost: inLine(sumText(line.unit_cost)),
              })}
            </span>
          </li>
        ))}
        {more > 0 && <li className="text-muted">{plural(locale, more, texts.costsMore)}</li>}
      </ul>
    </ConfirmDialog>
  );
}
