import { formerStaffRights, may, type RightHolder } from "@shop/domain/admins/rights.ts";
import {
  dashAliases,
  type DashMenu,
  type DashMenuGroup,
  dashMenuGroupNames,
  dashMenuGroups,
  dashPageAt,
  type DashPageName,
  dashPageNames,
  dashPages,
  needOfPage,
} from "@shop/domain/site/dash-pages.ts";
import BadgeCheck from "lucide-react/icons/badge-check";
import BookOpen from "lucide-react/icons/book-open";
import Calculator from "lucide-react/icons/calculator";
import ChartColumn from "lucide-react/icons/chart-column";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Equal from "lucide-react/icons/equal";
import FileText from "lucide-react/icons/file-text";
import FileUp from "lucide-react/icons/file-up";
import FolderTree from "lucide-react/icons/folder-tree";
import HandCoins from "lucide-react/icons/hand-coins";
import House from "lucide-react/icons/house";
import Images from "lucide-react/icons/images";
import ListChecks from "lucide-react/icons/list-checks";
import Mail from "lucide-react/icons/mail";
import Package from "lucide-react/icons/package";
import PackageX from "lucide-react/icons/package-x";
import Receipt from "lucide-react/icons/receipt";
import ScanBarcode from "lucide-react/icons/scan-barcode";
import ScrollText from "lucide-react/icons/scroll-text";
import SearchX from "lucide-react/icons/search-x";
import Settings from "lucide-react/icons/settings";
import Shapes from "lucide-react/icons/shapes";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import Truck from "lucide-react/icons/truck";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";

/** A link of the dashboard's menus. */
export interface DashLink {
  /** Its name, and that of its text in the area 'dashShell'. */
  readonly menu: DashMenu;
  /** Its address in the sidebar. */
  readonly href: string;
  /** Its address in the menu of small screens: the specified one, which redirects to `href`, or `href` itself. */
  readonly menuHref: string;
  readonly Icon: typeof House;
}

const icons: Readonly<Record<DashMenu, typeof House>> = {
  home: House,
  products: Package,
  categories: Shapes,
  subCategories: FolderTree,
  brands: BadgeCheck,
  attributes: ListChecks,
  orders: ClipboardList,
  counter: Calculator,
  buying: ShoppingBasket,
  purchases: FileText,
  suppliers: Truck,
  imports: FileUp,
  stockCounts: ScanBarcode,
  quarantine: PackageX,
  cashUp: Wallet,
  settlement: HandCoins,
  taxDocuments: Receipt,
  figures: ChartColumn,
  books: BookOpen,
  slider: Images,
  mails: Mail,
  searches: SearchX,
  synonyms: Equal,
  settings: Settings,
  accounts: Users,
  auditLog: ScrollText,
};

const aliases: Readonly<Partial<Record<DashPageName, string>>> = dashAliases;

/** The links in the order of the menus: each leads to the first page that has it. */
export const dashLinks: readonly DashLink[] = [
  "home" as const,
  ...dashMenuGroupNames.flatMap((group) => dashMenuGroups[group]),
].flatMap((menu) => {
  const name = dashPageNames.find((page) => dashPages[page].menu === menu);
  if (!name) return [];
  const { path: href } = dashPages[name];
  return [{ menu, href, menuHref: aliases[name] ?? href, Icon: icons[menu] }];
});

/** Whose links are shown until the administrator is loaded: those that most of them have, so that little changes then. */
const anyone: RightHolder = { role: "staff", rights: formerStaffRights };

/** The links that an administrator may use; `admin` is null until it is loaded. */
export const linksFor = (links: readonly DashLink[], admin: RightHolder | null): readonly DashLink[] =>
  links.filter(({ href }) => {
    const need = needOfPage(href);
    return need === null || may(admin ?? anyone, need);
  });

/** The links of each group of the menus, by its name; groups of which an administrator may use nothing are left out. */
export const groupsFor = (
  admin: RightHolder | null,
): ReadonlyArray<{ readonly group: DashMenuGroup; readonly links: readonly DashLink[] }> =>
  dashMenuGroupNames.flatMap((group) => {
    const menus: readonly DashMenu[] = dashMenuGroups[group];
    const links = linksFor(
      dashLinks.filter(({ menu }) => menus.includes(menu)),
      admin,
    );
    return links.length === 0 ? [] : [{ group, links }];
  });

/** The link to the first page, which is in no group. */
export const homeLinks: readonly DashLink[] = dashLinks.filter(({ menu }) => menu === "home");

/** Whether a link leads to the current page or to one that has it in the menus. */
export function isCurrent({ menu }: DashLink, pathname: string): boolean {
  const page = dashPageAt(pathname);
  return page !== null && dashPages[page].menu === menu;
}
