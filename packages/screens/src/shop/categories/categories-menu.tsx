import type { CategoriesView } from "@shop/data/shop/categories/view.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Dialog, DialogContent } from "@shop/ui/dialog/dialog.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { CategoryColumns } from "./category-columns.tsx";

export interface CategoriesMenuProps extends CategoriesView {
  /** Called when the menu is to be closed, also after a choice. */
  readonly onClose: () => void;
}

/** The menu of categories with their sub categories: a panel with columns, on phones a sheet. */
export function CategoriesMenu({ categories, onClose }: CategoriesMenuProps) {
  const texts = useMessages("home");
  const common = useMessages("common");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={common.productCategories} closeLabel={common.close} size="lg">
        <p className="mb-2 flex min-h-11 items-center">
          <TextLink href={pages.products} onClick={onClose}>
            {texts.allProducts}
          </TextLink>
        </p>
        <RemoteView
          remote={categories}
          failed={texts.categoriesFailed}
          skeleton={<Skeleton className="h-96 w-full" />}
        >
          {(all) => <CategoryColumns categories={all} heading="h3" onChoose={onClose} />}
        </RemoteView>
      </DialogContent>
    </Dialog>
  );
}
