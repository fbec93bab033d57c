import { pages } from "@shop/domain/site/pages.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Link } from "@shop/ui/link.tsx";
import ShoppingCart from "lucide-react/icons/shopping-cart";

/** Props of {@link CartLink}. */
export interface CartLinkProps {
  /** Pieces in the cart; 0 until the browser has read it. */
  readonly count: number;
}

/** Link to the cart with the number of pieces as an overlaid badge. */
export function CartLink({ count }: CartLinkProps) {
  const { cart, cartWith } = useMessages("common");
  const { locale } = useLocale();
  return (
    <Link
      href={pages.cart}
      aria-label={count > 0 ? plural(locale, count, cartWith) : cart}
      className="hover:bg-sunken relative grid size-11 shrink-0 place-items-center rounded-md"
    >
      <ShoppingCart aria-hidden className="size-6 rtl:-scale-x-100" />
      {count > 0 && (
        <span
          aria-hidden
          className="figures bg-signal text-signal-ink absolute end-0 top-0.5 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-bold whitespace-nowrap"
        >
          {formatCount(count)}
        </span>
      )}
    </Link>
  );
}
