import type { PaletteView } from "@shop/data/dash/palette/view.ts";
import { may, type RightHolder } from "@shop/domain/admins/rights.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { dashPages, dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { settingsPage, settingsSectionNames } from "@shop/domain/site/settings-sections.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { pageWords, sectionWords } from "@shop/i18n/words/dash-words.ts";
import { matchesWords } from "@shop/ui/combobox/combobox-filter.ts";
import { CommandPalette } from "@shop/ui/command-palette/command-palette.tsx";
import type { CommandGroup } from "@shop/ui/command-palette/command-search.tsx";
import BadgeCheck from "lucide-react/icons/badge-check";
import ClipboardList from "lucide-react/icons/clipboard-list";
import DatabaseBackup from "lucide-react/icons/database-backup";
import FolderTree from "lucide-react/icons/folder-tree";
import KeyRound from "lucide-react/icons/key-round";
import LogOut from "lucide-react/icons/log-out";
import Package from "lucide-react/icons/package";
import Plus from "lucide-react/icons/plus";
import Settings from "lucide-react/icons/settings";
import Shapes from "lucide-react/icons/shapes";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Store from "lucide-react/icons/store";
import Truck from "lucide-react/icons/truck";
import User from "lucide-react/icons/user";

import { LocalText } from "../../shared/local-text.tsx";
import { Sentence } from "../shared/value/sentence.tsx";
import { dashLinks, linksFor } from "./dash-links.ts";

export interface DashPaletteProps extends PaletteView {
  /** The signed-in administrator, whose rights decide what is offered; null until it is loaded. */
  readonly admin: RightHolder | null;
  /** Opens an address of the site. */
  readonly onGo: (address: string) => void;
  /** Called when the command to log out is chosen. */
  readonly onLogout: () => void;
  /** Called when the palette is to be closed, also before a choice takes effect. */
  readonly onClose: () => void;
}

const LOG_OUT = "log-out";
const iconClasses = "text-muted size-5 shrink-0";

/** A page as an item of the palette. */
const pageItem = (href: string, label: string, Icon: typeof Store) => ({
  value: href,
  label: <Sentence>{label}</Sentence>,
  icon: <Icon aria-hidden className={iconClasses} />,
});

/** The dashboard's command palette: screens, catalogue, orders, customers, suppliers and commands by name or number. */
export function DashPalette({
  admin,
  query,
  onQuery,
  categories,
  subCategories,
  brands,
  products,
  orders,
  customers,
  suppliers,
  searching,
  onGo,
  onLogout,
  onClose,
}: DashPaletteProps) {
  const { shell, palette, orderStates, settingsSections } = useMessages("dashShell");
  const { locale } = useLocale();
  const matches = (label: string, words = ""): boolean => matchesWords(`${label} ${words}`, query.trim());
  const morePages = [
    { page: "newOrder", label: palette.newOrder, Icon: ShoppingCart },
    { page: "backups", label: palette.backups, Icon: DatabaseBackup },
    { page: "security", label: shell.security, Icon: KeyRound },
  ] as const;
  const mayChange = admin !== null && may(admin, "products");
  const commands = [
    ...(mayChange
      ? [{ value: `${dashPages.products.path}?new`, label: palette.addProduct, Icon: Plus }]
      : []),
    { value: pages.home, label: shell.toShop, Icon: Store },
    { value: LOG_OUT, label: shell.logout, Icon: LogOut },
  ];
  const groups: readonly CommandGroup[] = [
    {
      heading: palette.pages,
      items: [
        ...linksFor(dashLinks, admin)
          .filter(({ menu }) => matches(shell[menu], pageWords[menu]))
          .map(({ href, Icon, menu }) => pageItem(href, shell[menu], Icon)),
        // Those that no menu has are found once something is asked for.
        ...morePages
          .filter(({ page, label }) => {
            const { right } = dashPages[page];
            const isAllowed = right === null || (admin !== null && may(admin, right));
            return isAllowed && query.trim() !== "" && matches(label, pageWords[page]);
          })
          .map(({ page, label, Icon }) => pageItem(dashPages[page].path, label, Icon)),
      ],
    },
    {
      heading: palette.settings,
      items:
        admin === null || !may(admin, "settings")
          ? []
          : settingsSectionNames
              .filter(
                (section) => query.trim() !== "" && matches(settingsSections[section], sectionWords[section]),
              )
              .map((section) => ({
                value: settingsPage(section),
                label: settingsSections[section],
                icon: <Settings aria-hidden className={iconClasses} />,
              })),
    },
    {
      heading: palette.categories,
      items: categories.map((category) => ({
        value: dashPathOf.category(category.id),
        label: <bdi>{localName(category, locale)}</bdi>,
        icon: <Shapes aria-hidden className={iconClasses} />,
      })),
    },
    {
      heading: palette.subCategories,
      items: subCategories.map((subCategory) => ({
        value: dashPathOf.subCategory(subCategory.id),
        label: <bdi>{localName(subCategory, locale)}</bdi>,
        detail: <bdi>{localName(subCategory.category, locale)}</bdi>,
        icon: <FolderTree aria-hidden className={iconClasses} />,
      })),
    },
    {
      heading: palette.brands,
      items: brands.map(({ id, name }) => ({
        value: mayChange ? `${dashPages.brands.path}?edit=${id}` : pages.brand(id),
        label: <LocalText text={name} />,
        icon: <BadgeCheck aria-hidden className={iconClasses} />,
      })),
    },
    {
      heading: palette.products,
      items: products.map((product) => ({
        value: mayChange ? `${dashPages.products.path}?edit=${product.id}` : pages.product(product.id),
        label: <LocalText text={localName(product, locale)} />,
        icon: <Package aria-hidden className={iconClasses} />,
      })),
    },
    {
      heading: palette.orders,
      items: orders.map(({ id, number, name, state }) => ({
        value: dashPathOf.order(id),
        label: (
          <>
            <span className="figures">{formatOrderNumber(number)}</span> <bdi>{name}</bdi>
          </>
        ),
        detail: orderStates[state],
        icon: <ClipboardList aria-hidden className={iconClasses} />,
      })),
    },
    {
      heading: palette.customers,
      items: customers.map(({ name, phone }) => ({
        value: `${dashPages.orders.path}?query=${encodeURIComponent(phone)}`,
        label: name === "" ? <span className="figures">{phone}</span> : <bdi>{name}</bdi>,
        detail: name === "" ? undefined : <span className="figures">{phone}</span>,
        icon: <User aria-hidden className={iconClasses} />,
      })),
    },
    {
      heading: palette.suppliers,
      items: suppliers.map(({ id, name }) => ({
        value: dashPathOf.supplier(id),
        label: <bdi>{name}</bdi>,
        icon: <Truck aria-hidden className={iconClasses} />,
      })),
    },
    {
      heading: palette.commands,
      items: commands
        .filter(({ label }) => matches(label))
        .map(({ value, label, Icon }) => ({
          value,
          label: <Sentence>{label}</Sentence>,
          icon: <Icon aria-hidden className={iconClasses} />,
        })),
    },
  ];
  return (
    <CommandPalette
      title={palette.title}
      placeholder={palette.placeholder}
      query={query}
      onQuery={onQuery}
      groups={groups}
      emptyText={palette.empty}
      loading={searching ? palette.searching : undefined}
      onSelect={(value) => {
        onClose();
        if (value === LOG_OUT) onLogout();
        else onGo(value);
      }}
      onClose={onClose}
    />
  );
}
