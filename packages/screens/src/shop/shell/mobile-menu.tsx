import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { MenuDisclosure } from "../../shared/page/menu-disclosure.tsx";
import { SearchBox } from "../../shared/search/search-box.tsx";

/** The small-screen menu of the public pages. */
export function MobileMenu() {
  const texts = useMessages("common");
  const links = [
    [pages.products, texts.products],
    [pages.about, texts.aboutUs],
    [pages.blogs, texts.blog],
    [pages.signup, texts.signup],
    [pages.cart, texts.cart],
  ] as const;
  return (
    <MenuDisclosure label={texts.menu} className="lg:hidden">
      <SearchBox />
      <ul className="divide-line mt-2 divide-y">
        {links.map(([href, name]) => (
          <li key={href}>
            <Link href={href} className="flex min-h-12 items-center text-lg">
              <span className="inline-block first-letter:uppercase">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </MenuDisclosure>
  );
}
