import { formerStaffRights, may, type RightHolder } from "@shop/domain/admins/rights.ts";
import { needOfPage } from "@shop/domain/site/dash-needs.ts";
import { dashAliases, dashPages } from "@shop/domain/site/dash-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import BadgeCheck from "lucide-react/icons/badge-check";
import ChartColumn from "lucide-react/icons/chart-column";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Equal from "lucide-react/icons/equal";
import FolderTree from "lucide-react/icons/folder-tree";
import House from "lucide-react/icons/house";
import Images from "lucide-react/icons/images";
import ListChecks from "lucide-react/icons/list-checks";
import Mail from "lucide-react/icons/mail";
import Package from "lucide-react/icons/package";
import ScrollText from "lucide-react/icons/scroll-text";
import SearchX from "lucide-react/icons/search-x";
import Settings from "lucide-react/icons/settings";
import Shapes from "lucide-react/icons/shapes";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import Users from "lucide-react/icons/users";

/** A page of the dashboard's menus. */
export interface DashLink {
  /** Its address in the sidebar. */
  readonly href: string;
  /** Its address in the menu of small screens: the specified one, which redirects to `href`, or `href` itself. */
  readonly menuHref: string;
  /** Addresses below which the link counts as the current one. */
  readonly covers: readonly string[];
  readonly Icon: typeof House;
  /** Its text in the area 'dash'. */
  readonly text:
    | "home"
    | "products"
    | "categories"
    | "subCategories"
    | "brands"
    | "attributes"
    | "orders"
    | "slider"
    | "mails"
    | "searches"
    | "figures"
    | "synonyms"
    | "buying"
    | "settings"
    | "accounts"
    | "auditLog";
}

/** The pages of the dashboard, in the order of its menus. */
export const dashLinks: readonly DashLink[] = [
  { href: pages.dash, menuHref: dashAliases.home, covers: [], Icon: House, text: "home" },
  {
    href: pages.dashProducts,
    menuHref: dashAliases.products,
    covers: [`${pages.dashProducts}/`],
    Icon: Package,
    text: "products",
  },
  {
    href: pages.dashCategories,
    menuHref: dashAliases.categories,
    covers: ["/dash/category/"],
    Icon: Shapes,
    text: "categories",
  },
  {
    href: pages.dashSubCategories,
    menuHref: dashAliases.subCategories,
    covers: [`${pages.dashSubCategories}/`],
    Icon: FolderTree,
    text: "subCategories",
  },
  { href: dashPages.brands, menuHref: dashPages.brands, covers: [], Icon: BadgeCheck, text: "brands" },
  {
    href: dashPages.attributes,
    menuHref: dashPages.attributes,
    covers: [],
    Icon: ListChecks,
    text: "attributes",
  },
  {
    href: pages.dashOrders,
    menuHref: pages.dashOrders,
    covers: [`${pages.dashOrders}/`],
    Icon: ClipboardList,
    text: "orders",
  },
  {
    href: dashPages.reorder,
    menuHref: dashPages.reorder,
    covers: [`${dashPages.reorder}/`],
    Icon: ShoppingBasket,
    text: "buying",
  },
  { href: dashPages.figures, menuHref: dashPages.figures, covers: [], Icon: ChartColumn, text: "figures" },
  { href: pages.dashSlides, menuHref: dashAliases.slider, covers: [], Icon: Images, text: "slider" },
  { href: dashPages.mails, menuHref: dashPages.mails, covers: [], Icon: Mail, text: "mails" },
  { href: dashPages.searches, menuHref: dashPages.searches, covers: [], Icon: SearchX, text: "searches" },
  {
    href: dashPages.searchSynonyms,
    menuHref: dashPages.searchSynonyms,
    covers: [],
    Icon: Equal,
    text: "synonyms",
  },
  {
    href: dashPages.settings,
    menuHref: dashPages.settings,
    covers: [`${dashPages.settings}/`],
    Icon: Settings,
    text: "settings",
  },
  {
    href: dashPages.accounts,
    menuHref: dashPages.accounts,
    covers: [],
    Icon: Users,
    text: "accounts",
  },
  {
    href: dashPages.auditLog,
    menuHref: dashPages.auditLog,
    covers: [],
    Icon: ScrollText,
    text: "auditLog",
  },
];

const isSpecified = ({ href, menuHref }: DashLink): boolean => href !== menuHref;

/** The same for the menu of small screens, the five specified links first. */
export const menuLinks: readonly DashLink[] = [
  ...dashLinks.filter(isSpecified),
  ...dashLinks.filter((link) => !isSpecified(link)),
];

/** Whose links are shown until the administrator is loaded: those that most of them have, so that little changes then. */
const anyone: RightHolder = { role: "staff", rights: formerStaffRights };

/** Whether an administrator may open the page of an address; null until the administrator is loaded. */
function mayOpen(href: string, admin: RightHolder | null): boolean {
  const need = needOfPage(href);
  return need === null || may(admin ?? anyone, need);
}

/** The links of a menu that an administrator may use. */
export const linksFor = (links: readonly DashLink[], admin: RightHolder | null): readonly DashLink[] =>
  links.filter(({ href }) => mayOpen(href, admin));

/** Whether a link leads to the current page or to one that it covers. */
export const isCurrent = ({ href, covers }: DashLink, pathname: string): boolean =>
  pathname === href || covers.some((start) => pathname.startsWith(start));
