import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

export interface BuyingLinksProps {
  /** The page that is shown, which needs no link. */
  readonly current: "reorder" | "orders" | "order" | "suppliers";
}

const hrefs = {
  reorder: dashPages.reorder.path,
  orders: dashPages.purchases.path,
  suppliers: dashPages.suppliers.path,
} as const;

/** Links to the other pages of buying. */
export function BuyingLinks({ current }: BuyingLinksProps) {
  const { sections } = useMessages("dashPurchases");
  return (
    <span className="flex flex-wrap gap-x-4">
      {(["reorder", "orders", "suppliers"] as const)
        .filter((name) => name !== current)
        .map((name) => (
          <TextLink key={name} href={hrefs[name]}>
            {sections[name]}
          </TextLink>
        ))}
    </span>
  );
}
