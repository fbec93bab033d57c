import type { AuditChange, AuditEntry, AuditOrderChange } from "@shop/contract/audit-log/audit-entry.ts";
import type { AuditedEntity, FieldChange } from "@shop/contract/history/history.ts";
import { adminRights } from "@shop/domain/admins/rights.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { formatPurchaseNumber } from "@shop/domain/purchases/purchase-order.ts";
import { dashPages, dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { fieldName } from "@shop/i18n/words/field-name.ts";
import { Link } from "@shop/ui/link.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import type { ReactNode } from "react";

import { LocalText } from "../../shared/local-text.tsx";
import { HistoryEntryItem } from "../history/history-entry.tsx";
import { LogItem } from "../history/log-item.tsx";
import { orderLogIcon } from "../orders/order-log-icon.ts";
import { useOrderLogWords } from "../orders/use-order-log-words.ts";
import { useSettingName } from "../settings/setting-name.ts";

/** The page on which each kind is changed; by its id where it has a place of its own there. */
const places: Readonly<Record<AuditedEntity, (id: number) => string>> = {
  product: (id) => `${dashPages.products.path}?edit=${id}`,
  category: (id) => `${dashPages.categories.path}?edit=${id}`,
  sub_category: (id) => `${dashPages.subCategories.path}?edit=${id}`,
  attribute: (id) => `${dashPages.attributes.path}?edit=${id}`,
  settings: () => dashPages.settings.path,
  synonym_group: (id) => `${dashPages.searchSynonyms.path}?edit=${id}`,
  brand: (id) => `${dashPages.brands.path}?edit=${id}`,
  supplier: dashPathOf.supplier,
  purchase: dashPathOf.purchase,
  slide: () => dashPages.slides.path,
  account: () => dashPages.accounts.path,
  backup: () => dashPages.backups.path,
  cash_count: () => dashPages.cashUp.path,
  cash_move: () => dashPages.cashUp.path,
  book_closing: () => dashPages.books.path,
};

/** Kinds whose entries have names. */
const isNamed = (entity: AuditedEntity): boolean =>
  !["settings", "slide", "backup", "cash_count", "cash_move", "book_closing"].includes(entity);

/** What an entry is about: its kind, and its name as a link to where it is changed. */
function About({ entity, entity_id: id, name, name_ar }: AuditChange) {
  const texts = useMessages("dashAuditLog");
  const { locale } = useLocale();
  const kind = texts.kinds[entity];
  const link = (text: ReactNode) => (
    <Link href={places[entity](id)} className="font-semibold underline-offset-4 hover:underline">
      {text}
    </Link>
  );
  if (!isNamed(entity)) return link(kind);
  if (entity === "account" && id === 0) return link(texts.allAccounts);
  const own = name === null ? null : <LocalText text={localName({ name, name_ar }, locale)} />;
  const called = entity === "purchase" ? formatPurchaseNumber(id) : own;
  return (
    <>
      <span className="text-muted">{kind} </span>
      {called === null ? fill(texts.gone, { id }) : link(called)}
    </>
  );
}

/** Values of accounts in words. */
function useAccountWords(): (change: FieldChange) => FieldChange {
  const { roles } = useMessages("dashAuditLog");
  const { rights } = useMessages("dashShell");
  const { locale } = useLocale();
  const separator = locale === "ar" ? "، " : ", ";
  return (change) => {
    const words = (value: FieldChange["old"]): FieldChange["old"] => {
      if (change.field === "role") return value === "owner" || value === "staff" ? roles[value] : value;
      if (typeof value !== "string") return value;
      const given = value.split(", ");
      return adminRights
        .filter((right) => given.includes(right))
        .map((right) => rights[right].name)
        .join(separator);
    };
    const isWorded = change.field === "role" || change.field === "rights";
    return isWorded ? { ...change, old: words(change.old), new: words(change.new) } : change;
  };
}

function ChangeItem({ change, groupHref }: { readonly change: AuditChange; readonly groupHref: string }) {
  const texts = useMessages("dashAuditLog");
  const { names } = useMessages("dashShell").fields;
  const { locale } = useLocale();
  const settingName = useSettingName();
  const accountWords = useAccountWords();
  const { entity, fields, count } = change;
  return (
    <HistoryEntryItem
      {...change}
      groups={[]}
      fields={entity === "account" ? fields.map(accountWords) : fields}
      fieldName={
        entity === "settings" ? settingName : (field) => fieldName(field, { ...names, ...texts.fields })
      }
      about={
        count === 1 ? (
          <About {...change} />
        ) : (
          <>
            <span className="text-muted">{texts.kinds[entity]}: </span>
            {plural(locale, count, texts.counts)}
            {" · "}
            <TextLink href={groupHref} className="text-sm">
              {texts.showEach}
            </TextLink>
          </>
        )
      }
    />
  );
}

function OrderItem({ change }: { readonly change: AuditOrderChange }) {
  const { order, byBuyer } = useMessages("dashAuditLog");
  const { by } = useMessages("dashShell").history;
  const words = useOrderLogWords();
  const [beforeWho, afterWho] = by.split("{who}");
  const text = words.text(change);
  return (
    <LogItem
      Icon={orderLogIcon(change)}
      title={words.title(change, change)}
      at={change.at}
      about={
        <Link
          href={dashPathOf.order(change.entity_id)}
          className="font-semibold underline-offset-4 hover:underline"
        >
          {fill(order, { number: change.number })}
        </Link>
      }
      who={
        change.by ? (
          <>
            {beforeWho}
            <bdi>{change.by}</bdi>
            {afterWho}
          </>
        ) : (
          byBuyer
        )
      }
    >
      {text && (
        <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
    </LogItem>
  );
}

export interface AuditEntryItemProps {
  /** The entry. */
  readonly entry: AuditEntry;
  /** The address that lists each change of an entry that stands for several. */
  readonly groupHref: string;
}

/** One entry of the audit log. */
export function AuditEntryItem({ entry, groupHref }: AuditEntryItemProps) {
  return entry.entity === "order" ? (
    <OrderItem change={entry} />
  ) : (
    <ChangeItem change={entry} groupHref={groupHref} />
  );
}
