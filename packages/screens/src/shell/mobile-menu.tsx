import { pages } from "@shop/contract/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";
import { Menu, X } from "lucide-react";
import { useEffect, useRef } from "react";

import { SearchBox } from "../parts/search-box.tsx";

const close = (menu: HTMLDetailsElement | null) => {
  if (menu) menu.open = false;
};

/** The small-screen menu: opens and closes without scripts; with them Escape, a choice and a tap elsewhere close it. */
export function MobileMenu() {
  const texts = useMessages("common");
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close(menu.current);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return;
      close(menu.current);
      menu.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", escape);
    };
  }, []);

  const links = [
    [pages.products, texts.products],
    [pages.about, texts.aboutUs],
    [pages.blogs, texts.blogs],
    [pages.signup, texts.signup],
    [pages.cart, texts.cart],
  ] as const;
  return (
    <details ref={menu} className="group shrink-0 lg:hidden">
      <summary
        aria-label={texts.menu}
        className="hover:bg-sunken grid size-11 cursor-pointer list-none place-items-center rounded-md [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden className="size-6 group-open:hidden" />
        <X aria-hidden className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label={texts.menu}
        className="border-line bg-surface absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-y px-4 py-3 shadow-lg"
      >
        <SearchBox />
        <ul className="divide-line mt-2 divide-y">
          {links.map(([href, name]) => (
            <li key={href}>
              <Link
                href={href}
                className="flex min-h-12 items-center text-lg"
                onClick={() => close(menu.current)}
              >
                <span className="inline-block first-letter:uppercase">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
