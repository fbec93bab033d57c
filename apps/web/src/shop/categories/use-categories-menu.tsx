import { pages } from "@shop/domain/site/pages.ts";
import type { CategoriesOpener } from "@shop/screens/shop/shell/categories-link.tsx";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";

import { LazyPart, type LazyPartSource } from "../../router/lazy-part.tsx";
import type { ShopCategoriesMenuProps } from "./shop-categories-menu.tsx";

const menu: LazyPartSource<ShopCategoriesMenuProps> = {
  areas: ["home"],
  load: async () => (await import("./shop-categories-menu.tsx")).ShopCategoriesMenu,
};

/** Returns what opens the menu of categories, and the menu to render; where it cannot be loaded, the page of all categories opens. */
export function useCategoriesMenu(): { readonly opener: CategoriesOpener; readonly menu: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const onClose = () => setIsOpen(false);
  return {
    opener: { categoriesOpen: isOpen, onCategories: () => setIsOpen(true) },
    menu: (
      <LazyPart
        part={menu}
        props={isOpen ? { onClose } : null}
        onFailure={() => {
          onClose();
          void navigate(pages.categories);
        }}
      />
    ),
  };
}
