import type { RightHolder } from "@shop/domain/admins/rights.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { MenuDisclosure } from "../../shared/page/menu-disclosure.tsx";
import { Sentence } from "../shared/value/sentence.tsx";
import { isCurrent, linksFor, menuLinks } from "./dash-links.ts";
import { ToConfirm } from "./to-confirm.tsx";

export interface DashMenuProps {
  /** Path of the current page in its English form. */
  readonly pathname: string;
  /** The number of orders to confirm; null until it is loaded. */
  readonly ordersToConfirm: number | null;
  /** The signed-in administrator, whose rights decide the links; null until it is loaded. */
  readonly admin: RightHolder | null;
}

/** The dashboard's navigation on small screens. */
export function DashMenu({ pathname, ordersToConfirm, admin }: DashMenuProps) {
  const { shell } = useMessages("dashShell");
  return (
    <MenuDisclosure label={shell.menu} className="lg:hidden">
      <ul className="divide-line divide-y">
        {linksFor(menuLinks, admin).map((link) => {
          const { menuHref, Icon, menu } = link;
          return (
            <li key={menuHref}>
              <Link
                href={menuHref}
                aria-current={isCurrent(link, pathname) ? "page" : undefined}
                className="flex min-h-12 items-center gap-3 text-lg aria-[current=page]:font-semibold"
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                <Sentence>{shell[menu]}</Sentence>
                {menu === "orders" && <ToConfirm count={ordersToConfirm} />}
              </Link>
            </li>
          );
        })}
      </ul>
    </MenuDisclosure>
  );
}
