import type { PurchaseLine } from "@shop/contract/purchases/purchase.ts";
import type { PurchaseLinesView } from "@shop/data/dash/purchases/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { isCostJump } from "@shop/domain/purchases/packs.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { Input } from "@shop/ui/input.tsx";

import { sumText } from "../overview/sum-text.ts";
import { figures } from "../shared/value/figures.tsx";

export interface PurchaseCostProps extends Pick<PurchaseLinesView, "onCost"> {
  readonly line: PurchaseLine;
  /** Whether it can be entered. */
  readonly isCosting: boolean;
}

/** What one piece or a pack costs, which is stored once the entry ends; below it what one piece of a pack costs, and what the product has cost where that is far from it. */
export function PurchaseCost({ line, isCosting, onCost }: PurchaseCostProps) {
  const { lines: texts } = useMessages("dashPurchases");
  const { locale } = useLocale();
  const inLine = useIsolated();
  const { pack, cost, unit_cost: unitCost, landed_cost: landed, product_cost: before } = line;
  const stored = cost ?? "";
  const label = pack > 1 ? texts.packCostOf : texts.costOf;
  const isOpen = line.received < line.qty || line.arrived > 0;
  return (
    <span className="grid gap-0.5">
      {isCosting ? (
        <span className="block w-28">
          <Input
            key={stored}
            type="text"
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            aria-label={fill(label, { name: localName(line, locale) })}
            defaultValue={stored}
            onBlur={({ target }) => {
              if (target.value.trim() !== stored) onCost(line.id, target.value.trim());
            }}
            onKeyDown={({ key, currentTarget }) => {
              if (key === "Enter") currentTarget.blur();
            }}
          />
        </span>
      ) : cost === null ? (
        "–"
      ) : (
        figures(sumText(cost))
      )}
      {pack > 1 && unitCost !== null && (
        <span className="text-muted text-sm">
          {fill(texts.costOfOne, { cost: inLine(sumText(unitCost)) })}
        </span>
      )}
      {landed !== null && landed !== unitCost && (
        <span className="text-muted text-sm">
          {fill(texts.landedOfOne, { cost: inLine(sumText(landed)) })}
        </span>
      )}
      {isOpen && before !== null && unitCost !== null && isCostJump(before, unitCost) && (
        <span className="text-caution max-w-48 text-sm">
          {fill(texts.costBefore, { cost: inLine(sumText(before)) })}
        </span>
      )}
    </span>
  );
}
