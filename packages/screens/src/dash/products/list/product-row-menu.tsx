import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { DropdownMenuItem, DropdownMenuSeparator } from "@shop/ui/dropdown-menu/dropdown-menu.tsx";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import Copy from "lucide-react/icons/copy";
import History from "lucide-react/icons/history";
import PackageX from "lucide-react/icons/package-x";
import Pencil from "lucide-react/icons/pencil";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Tag from "lucide-react/icons/tag";
import Trash from "lucide-react/icons/trash";
import type { RefObject } from "react";

import { useMay } from "../../shared/rights.tsx";
import { Sentence } from "../../shared/value/sentence.tsx";

/** What the menu of a product calls. */
export interface ProductMenuActions {
  /** Opens the form of the product with this id. */
  readonly onEdit: (id: number) => void;
  /** Opens the change history of the product with this id. */
  readonly onHistory: (id: number) => void;
  /** Opens the form of a new product with the values of this one. */
  readonly onDuplicate: (id: number) => void;
  /** Restores a deleted product. */
  readonly onRestore: (product: AdminProduct) => void;
  /** Asks whether to delete the product. */
  readonly onAskDelete: (product: AdminProduct) => void;
  /** Asks what becomes of its units that are not for sale. */
  readonly onDecideAside: (product: AdminProduct) => void;
  /** Prints labels of products. */
  readonly onLabels: (products: readonly AdminProduct[]) => void;
  /** Opens the order of one product; absent where a list has none. */
  readonly onOrder?: ((product: AdminProduct) => void) | undefined;
}

export interface ProductRowMenuProps {
  /** The product of the row; a deleted one can be restored. */
  readonly product: AdminProduct;
  /** The functions that the items call, as they are when an item is chosen. */
  readonly actions: RefObject<ProductMenuActions>;
  /** Whether the menu offers to order the product. */
  readonly hasOrder: boolean;
}

/** The commands of one product, as items of its row's menu. */
export function ProductRowMenu({ product, actions, hasOrder }: ProductRowMenuProps) {
  const { products: texts } = useMessages("dashProducts");
  const { held } = useMessages("dashQuarantine");
  const { locale } = useLocale();
  const mayChange = useMay("products");
  const { id, deleted_at: deletedAt } = product;
  const history = (
    <DropdownMenuItem onSelect={() => actions.current.onHistory(id)}>
      <History aria-hidden />
      <Sentence>{texts.history}</Sentence>
    </DropdownMenuItem>
  );
  if (deletedAt !== null) {
    return (
      <>
        {mayChange && (
          <DropdownMenuItem onSelect={() => actions.current.onRestore(product)}>
            <ArchiveRestore aria-hidden />
            <Sentence>{texts.restore}</Sentence>
          </DropdownMenuItem>
        )}
        {history}
      </>
    );
  }
  return (
    <>
      {mayChange && (
        <DropdownMenuItem onSelect={() => actions.current.onEdit(id)}>
          <Pencil aria-hidden />
          <Sentence>{texts.edit}</Sentence>
        </DropdownMenuItem>
      )}
      {hasOrder && (
        <DropdownMenuItem onSelect={() => actions.current.onOrder?.(product)}>
          <ShoppingCart aria-hidden />
          <Sentence>{texts.order}</Sentence>
        </DropdownMenuItem>
      )}
      {mayChange && (
        <>
          <DropdownMenuItem onSelect={() => actions.current.onDuplicate(id)}>
            <Copy aria-hidden />
            <Sentence>{texts.duplicate}</Sentence>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => actions.current.onLabels([product])}>
            <Tag aria-hidden />
            <Sentence>{texts.labels}</Sentence>
          </DropdownMenuItem>
          {product.not_for_sale > 0 && (
            <DropdownMenuItem onSelect={() => actions.current.onDecideAside(product)}>
              <PackageX aria-hidden />
              {plural(locale, product.not_for_sale, held)}
            </DropdownMenuItem>
          )}
        </>
      )}
      {history}
      {mayChange && (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="danger" onSelect={() => actions.current.onAskDelete(product)}>
            <Trash aria-hidden />
            <Sentence>{texts.delete}</Sentence>
          </DropdownMenuItem>
        </>
      )}
    </>
  );
}
