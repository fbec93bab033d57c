import type { CostAdjustment } from "@shop/contract/purchases/cost-adjustment.ts";
import type { AdjustBookedView } from "@shop/data/dash/purchases/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice, sumOf } from "@shop/domain/money/money.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { Button } from "@shop/ui/button.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";

import { LocalText } from "../../shared/local-text.tsx";
import { sumText } from "../overview/sum-text.ts";

/** Products that are named in the question. */
const NAMED = 8;

/** What stock and cost of today gain, with the sign of each; what does not change is left out. */
function Amounts({ stock, cost }: Pick<CostAdjustment, "stock" | "cost">) {
  const { adjust: texts } = useMessages("dashPurchases");
  const inLine = useIsolated();
  const change = (text: string, amount: string) =>
    !isZeroPrice(amount) && (
      <span>{fill(text, { amount: inLine(`${amount.startsWith("-") ? "" : "+"}${sumText(amount)}`) })}</span>
    );
  return (
    <span className="flex flex-wrap gap-x-3">
      {change(texts.stock, stock)}
      {change(texts.cost, cost)}
    </span>
  );
}

/** What becomes of the booked pieces of a product. */
function Adjustment({ line }: { readonly line: CostAdjustment }) {
  const { adjust: texts } = useMessages("dashPurchases");
  const { locale } = useLocale();
  return (
    <li className="grid">
      <span className="font-semibold wrap-anywhere">
        <LocalText text={localName(line, locale)} />
      </span>
      {line.unknown ? (
        <span className="text-caution">{texts.unknown}</span>
      ) : (
        <>
          <span className="text-muted flex flex-wrap gap-x-3">
            <span>{plural(locale, line.left, texts.left)}</span>
            <span>{plural(locale, line.sold, texts.sold)}</span>
          </span>
          <Amounts {...line} />
        </>
      )}
    </li>
  );
}

/** Asks before booked pieces are adjusted to a cost that was changed, with what that does to the stock and to the cost of today. */
export function AdjustQuestion({
  adjustments,
  mayKeep,
  isPending,
  onAdjust,
  onKeep,
  onLeave,
}: AdjustBookedView) {
  const { adjust: texts } = useMessages("dashPurchases");
  const { locale } = useLocale();
  const more = adjustments.length - NAMED;
  return (
    <ConfirmDialog
      open={adjustments.length > 0}
      onOpenChange={(open) => !open && onLeave()}
      title={texts.title}
      message={texts.text}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      pending={isPending}
      onConfirm={onAdjust}
    >
      <ul className="grid gap-2">
        {adjustments.slice(0, NAMED).map((line) => (
          <Adjustment key={line.id} line={line} />
        ))}
        {more > 0 && <li className="text-muted">{plural(locale, more, texts.more)}</li>}
      </ul>
      {adjustments.length > 1 && (
        <p className="flex flex-wrap gap-x-3 font-semibold">
          <span>{texts.total}</span>
          <Amounts
            stock={sumOf(adjustments.map(({ stock }) => stock))}
            cost={sumOf(adjustments.map(({ cost }) => cost))}
          />
        </p>
      )}
      {mayKeep && (
        <Button
          className="justify-self-start"
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && onKeep()}
        >
          {texts.keep}
        </Button>
      )}
    </ConfirmDialog>
  );
}
