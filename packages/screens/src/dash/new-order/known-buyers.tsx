import type { KnownBuyer } from "@shop/contract/orders/new-order.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

export interface KnownBuyersProps {
  readonly buyers: ReadonlyArray<KnownBuyer>;
  /** Called with the buyer whose data are filled in. */
  readonly onSelect: (buyer: KnownBuyer) => void;
}

/** Buyers of earlier orders, whose data are filled in with one press. */
export function KnownBuyers({ buyers, onSelect }: KnownBuyersProps) {
  const { taken: texts, list } = useMessages("dashOrders");
  const { orderStates } = useMessages("dashShell");
  const { locale } = useLocale();
  return (
    <output className="block">
      {buyers.length > 0 && (
        <>
          <p className="text-muted text-sm">{texts.known}</p>
          <ul className="border-line divide-line mt-1 divide-y rounded-md border">
            {buyers.map((buyer) => (
              <li key={buyer.phone}>
                <button
                  type="button"
                  className="hover:bg-sunken block min-h-11 w-full px-3 py-2 text-start"
                  onClick={() => onSelect(buyer)}
                >
                  <span className="flex flex-wrap gap-x-3">
                    <bdi className="font-semibold wrap-anywhere">{buyer.name || texts.nameless}</bdi>
                    <span className="figures">{buyer.phone}</span>
                  </span>
                  <span className="text-muted block text-sm wrap-anywhere">
                    {plural(locale, buyer.orders, list.count)} ·{" "}
                    {fill(texts.last, {
                      day: formatDay(buyer.ordered_at, locale),
                      state: orderStates[buyer.state],
                    })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </output>
  );
}
