import { isZeroPrice, type PricedLine, totalOf } from "@shop/domain/money/money.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import Info from "lucide-react/icons/info";

import { Price } from "../product/price.tsx";

export interface TotalLineProps {
  /** Text before the total. */
  readonly label: string;
  /** Lines to add up as price × pieces; those with a price of zero are skipped. */
  readonly lines: readonly PricedLine[];
  /** Repeats a total that is announced elsewhere on the page; false by default. */
  readonly silent?: boolean;
}

/** The total of the lines; announced when it changes. */
export const TotalLine = ({ label, lines, silent = false }: TotalLineProps) => (
  <p role={silent ? undefined : "status"} className="flex flex-wrap items-baseline justify-between gap-x-4">
    <span className="font-semibold">{label}</span>
    <Price price={totalOf(lines)} size="md" />
  </p>
);

/** Note that the total excludes lines whose price is being updated; renders nothing without such lines. */
export function UpdatingNote({ lines }: { readonly lines: readonly PricedLine[] }) {
  const texts = useMessages("carts");
  if (!lines.some(({ price }) => isZeroPrice(price))) return null;
  return (
    <p className="text-muted flex items-start gap-2 text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      {texts.totalWithoutUpdating}
    </p>
  );
}
