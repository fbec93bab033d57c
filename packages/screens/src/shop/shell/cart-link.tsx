import { pages } from "@shop/domain/site/pages.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Link } from "@shop/ui/link.tsx";
import ShoppingCart from "lucide-react/icons/shopping-cart";

export interface CartLinkProps {
  /** Pieces in the cart; 0 until the browser has read it. */
  readonly count: number;
}

/** Highest count that the badge states exactly. */
const MAX_BADGE = 99;

/** Link to the cart with the number of pieces, exact up to 99, as an overlaid badge that leaves the cart visible. */
export function CartLink({ count }: CartLinkProps) {
  const { cart, cartWith } = useMessages("common");
  const { locale } = useLocale();
  const shown = count > MAX_BADGE ? `${MAX_BADGE}+` : String(count);
  return (
    <Link
      href={pages.cart}
      aria-label={count > 0 ? plural(locale, count, cartWith).replace(formatCount(count), shown) : cart}
      className="hover:bg-sunken relative grid size-[44px] shrink-0 place-items-center rounded-md"
    >
      <ShoppingCart aria-hidden className="size-[24px] rtl:-scale-x-100" />
      {count > 0 && (
        <span
          aria-hidden
          className="figures bg-signal text-signal-ink absolute end-0 top-0.5 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-bold whitespace-nowrap"
        >
          {shown}
        </span>
      )}
    </Link>
  );
}
