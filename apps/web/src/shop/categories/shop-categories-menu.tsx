import { useCategoriesModel } from "@shop/data/shop/categories/use-categories-model.ts";
import { CategoriesMenu } from "@shop/screens/shop/categories/categories-menu.tsx";

export interface ShopCategoriesMenuProps {
  readonly onClose: () => void;
}

/** Connects the menu of categories to its model. */
export const ShopCategoriesMenu = ({ onClose }: ShopCategoriesMenuProps) => (
  <CategoriesMenu {...useCategoriesModel()} onClose={onClose} />
);
