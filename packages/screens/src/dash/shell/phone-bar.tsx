import type { DashMenu as DashMenuName } from "@shop/domain/site/dash-pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { Sentence } from "../shared/value/sentence.tsx";
import { dashLinks, isCurrent, linksFor } from "./dash-links.ts";
import { DashMenu, type DashMenuProps, phoneItemClasses } from "./dash-menu.tsx";
import { ToConfirm } from "./to-confirm.tsx";

/** The places that a day at the shop needs most, in their order. */
const places: readonly DashMenuName[] = ["home", "orders", "counter", "products"];

/** The bar at the bottom edge of phones: the most used places, and the menu of all. */
export function PhoneBar(props: Omit<DashMenuProps, "atBottom">) {
  const { shell } = useMessages("dashShell");
  const { admin, pathname, ordersToConfirm } = props;
  const shown = linksFor(
    places.flatMap((place) => dashLinks.filter(({ menu }) => menu === place)),
    admin,
  );
  return (
    <div className="border-line bg-surface fixed inset-x-0 bottom-0 z-30 flex border-t pb-[env(safe-area-inset-bottom)] *:grow *:basis-0 sm:hidden print:hidden">
      <nav aria-label={shell.places} style={{ flexGrow: shown.length }}>
        <ul className="flex *:min-w-0 *:grow *:basis-0">
          {shown.map((link) => (
            <li key={link.href}>
              <Link
                href={link.href}
                aria-current={isCurrent(link, pathname) ? "page" : undefined}
                className={phoneItemClasses}
              >
                <link.Icon aria-hidden />
                <Sentence>{shell[link.menu]}</Sentence>
                {link.menu === "orders" && <ToConfirm count={ordersToConfirm} small />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <DashMenu {...props} atBottom />
    </div>
  );
}
