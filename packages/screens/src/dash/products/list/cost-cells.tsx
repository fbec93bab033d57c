import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { isBelowCost } from "@shop/domain/money/margin.ts";
import { differenceOf, isZeroPrice } from "@shop/domain/money/money.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { sumText } from "../../overview/sum-text.ts";
import { MarginText } from "../../shared/value/margin-text.tsx";

/** Props of the cells. */
export interface CostCellProps {
  /** The product of the row. */
  readonly product: AdminProduct;
}

const unknown = <span className="text-muted">–</span>;

/** What a product costs the shop; a dash where that is not known. */
export function CostCell({ product: { cost_price: cost } }: CostCellProps) {
  return cost == null ? unknown : <span className="figures">{sumText(cost)}</span>;
}

/** What is left above the cost of a product of what it is sold at without an offer; a dash where either is not known. */
export function MarginCell({ product: { cost_price: cost, price } }: CostCellProps) {
  const { products: texts } = useMessages("dashProducts");
  if (cost == null || isZeroPrice(price)) return unknown;
  return (
    <>
      <MarginText margin={{ amount: differenceOf(price, cost), sales: price }} />
      {isBelowCost(price, cost) && <span className="text-caution block text-xs">{texts.belowCost}</span>}
    </>
  );
}
