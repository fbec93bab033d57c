import { isZeroPrice, type PricedLine, totalOf } from "@shop/contract/money.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Info } from "lucide-react";

import { Price } from "./price.tsx";

/** What a {@link TotalLine} takes. */
export interface TotalLineProps {
  readonly label: string;
  readonly lines: readonly PricedLine[];
}

/** The total of lines. */
export const TotalLine = ({ label, lines }: TotalLineProps) => (
  <p className="flex flex-wrap items-baseline justify-between gap-x-4">
    <span className="font-semibold">{label}</span>
    <Price price={totalOf(lines)} size="md" />
  </p>
);

/** Says that a total leaves lines out whose price is being updated; nothing where there are none. */
export function UpdatingNote({ lines }: { readonly lines: readonly PricedLine[] }) {
  const texts = useMessages("cart");
  if (!lines.some(({ price }) => isZeroPrice(price))) return null;
  return (
    <p className="text-muted flex items-start gap-2 text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      {texts.totalWithoutUpdating}
    </p>
  );
}
