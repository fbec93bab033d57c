import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { AsidePlace } from "@shop/domain/books/postings.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import type { RefObject } from "react";

import { useMay } from "../../shared/rights.tsx";
import type { ProductCellActions } from "./product-columns.tsx";

export interface AsideCellProps {
  /** The product of the row. */
  readonly product: AdminProduct;
  /** Where its units are that are counted. */
  readonly place: AsidePlace;
  /** What the cell calls, as it is when it is pressed. */
  readonly actions: RefObject<ProductCellActions>;
}

/** Units of a product that are not for sale, which open what is decided about them, or coming back; a dash without any. */
export function AsideCell({ product, place, actions }: AsideCellProps) {
  const { decideAside } = useMessages("dashProducts");
  const { locale } = useLocale();
  const mayDecide = useMay("products") && place === "not_for_sale";
  const units = product[place];
  if (units === 0) return <span className="text-muted">–</span>;
  const count = formatCount(units);
  if (!mayDecide) return <span className="figures">{count}</span>;
  return (
    <button
      type="button"
      className="figures text-caution font-semibold underline underline-offset-4 max-sm:min-h-11 max-sm:min-w-11"
      aria-label={fill(decideAside, { name: localName(product, locale), count })}
      onClick={() => actions.current.onDecideAside(product)}
    >
      {count}
    </button>
  );
}
