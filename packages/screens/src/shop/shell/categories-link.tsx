import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Link } from "@shop/ui/link.tsx";
import ChevronDown from "lucide-react/icons/chevron-down";

/** Opens the menu of categories. */
export interface CategoriesOpener {
  /** Whether the menu is open. */
  readonly categoriesOpen?: boolean | undefined;
  /** Opens the menu; without it the link leads to the page of all categories. */
  readonly onCategories?: (() => void) | undefined;
}

export interface CategoriesLinkProps extends CategoriesOpener {
  /** Shows its text; else only an icon, beside the link to the products. */
  readonly hasText?: boolean;
  /** Classes of the link. */
  readonly className?: string | undefined;
}

/** Link to the page of all categories, which opens the menu of categories instead once scripts run. */
export function CategoriesLink({
  categoriesOpen = false,
  onCategories,
  hasText = false,
  className,
}: CategoriesLinkProps) {
  const { productCategories } = useMessages("common");
  return (
    <Link
      href={pages.categories}
      aria-haspopup={onCategories && "dialog"}
      aria-expanded={onCategories && categoriesOpen}
      className={cn("hover:bg-sunken flex min-h-11 items-center justify-center gap-1 rounded-md", className)}
      onClick={(event) => {
        if (!onCategories || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onCategories();
      }}
    >
      <span className={hasText ? "inline-block first-letter:uppercase" : "sr-only"}>{productCategories}</span>
      <ChevronDown aria-hidden className="size-5 shrink-0" />
    </Link>
  );
}
