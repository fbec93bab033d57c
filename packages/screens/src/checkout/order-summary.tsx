import type { CheckedLine } from "@shop/contract/cart-check.ts";
import { totalOf } from "@shop/contract/money.ts";
import { pages } from "@shop/contract/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { LineChangeNote } from "../cart/line-change-note.tsx";
import { lineName } from "../parts/local-line.ts";
import { Price } from "../parts/price.tsx";
import { TotalLine, UpdatingNote } from "../parts/total-line.tsx";

/** What an {@link OrderSummary} takes. */
export interface OrderSummaryProps {
  readonly lines: readonly CheckedLine[];
  readonly onAccept: (ids: readonly number[]) => void;
}

/** What is ordered and what it comes to, with what became of lines meanwhile. */
export function OrderSummary({ lines, onAccept }: OrderSummaryProps) {
  const texts = useMessages("checkout");
  const { locale } = useLocale();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl font-bold">{texts.summary}</h2>
        <TextLink href={pages.cart} className="inline-flex min-h-11 items-center">
          {texts.backToCart}
        </TextLink>
      </div>
      <ul className="border-line divide-line max-h-96 divide-y overflow-y-auto border-y" tabIndex={-1}>
        {lines.map((checked) => {
          const { line, product, change } = checked;
          const name = lineName(checked, locale);
          return (
            <li key={line.id} className="grid gap-2 py-3">
              <div className="flex items-baseline gap-3">
                <span className="figures shrink-0 font-semibold">{line.qty} ×</span>
                <span className="min-w-0 grow leading-snug wrap-anywhere">
                  <bdi>{name}</bdi>
                  {product?.part_number && (
                    <span className="figures text-muted block text-sm wrap-anywhere">
                      {product.part_number}
                    </span>
                  )}
                </span>
                <Price price={totalOf([line])} size="sm" />
              </div>
              {change && (
                <LineChangeNote
                  change={change}
                  price={line.price}
                  name={name}
                  onAccept={() => onAccept([line.id])}
                />
              )}
            </li>
          );
        })}
      </ul>
      <TotalLine label={texts.total} lines={lines.map(({ line }) => line)} />
      <UpdatingNote lines={lines.map(({ line }) => line)} />
    </div>
  );
}
