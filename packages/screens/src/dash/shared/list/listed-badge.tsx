import { Badge } from "@shop/ui/badge.tsx";

export interface ListedBadgeProps {
  /** A category or sub category. */
  readonly group: { readonly hidden: boolean; readonly listed: number };
  /** The words for one that is hidden, and for one without products in lists. */
  readonly texts: { readonly hidden: string; readonly empty: string };
}

/** Marks a category or sub category that shoppers do not find: it is hidden, or empty for them. */
export function ListedBadge({ group: { hidden, listed }, texts }: ListedBadgeProps) {
  if (hidden) return <Badge>{texts.hidden}</Badge>;
  return listed === 0 ? <Badge>{texts.empty}</Badge> : null;
}
