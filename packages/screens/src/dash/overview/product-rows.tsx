import { localName } from "@shop/domain/locale/locale.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Link } from "@shop/ui/link.tsx";

import { LocalText } from "../../shared/local-text.tsx";
import { useMay } from "../shared/rights.tsx";
import { overviewAddresses } from "./overview-addresses.ts";

/** A product in a list of the overview. */
export interface OverviewProduct {
  readonly id: number;
  readonly name: string;
  readonly name_ar: string | null;
}

export interface ProductRowsProps<T extends OverviewProduct> {
  /** The products in the order in which they are listed. */
  readonly products: readonly T[];
  /** The text at the end of a product's row. */
  readonly textOf: (product: T) => string;
  /** Whether the text of a product is marked; false by default. */
  readonly isMarked?: (product: T) => boolean;
}

/** Products, each a link to its edit dialog, or for those who may not change it to its page in the shop, with a text. */
export function ProductRows<T extends OverviewProduct>({ products, textOf, isMarked }: ProductRowsProps<T>) {
  const { locale } = useLocale();
  const mayChange = useMay("products");
  return (
    <ul className="divide-line divide-y">
      {products.map((product) => (
        <li key={product.id}>
          <Link
            href={mayChange ? overviewAddresses.editProduct(product.id) : pages.product(product.id)}
            className="group -mx-2 flex min-h-11 items-center gap-3 rounded-sm px-2"
          >
            <span className="min-w-0 grow truncate group-hover:underline">
              <LocalText text={localName(product, locale)} />
            </span>
            <span className={cn("shrink-0 text-sm", isMarked?.(product) ? "text-negative" : "text-muted")}>
              {textOf(product)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
