import type { Product, ProductCard } from "@shop/contract/products/product.ts";
import type { CompareView } from "@shop/data/shop/compare/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Link } from "@shop/ui/link.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import Plus from "lucide-react/icons/plus";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { LocalText } from "../../shared/local-text.tsx";
import { ScreenHead } from "../../shared/page/screen-head.tsx";
import { CompareTable } from "./compare-table.tsx";

export interface CompareScreenProps extends CompareView {
  /** True where the address names more products than are compared. */
  readonly tooMany?: boolean | undefined;
  /** Called with the product and the number of pieces. */
  readonly onAddToCart: (product: ProductCard, qty: number) => void;
}

const addressWith = (compared: readonly Product[], id: number): string =>
  pages.comparisonOf([...compared.map((one) => one.id), id]);

/** The comparison of up to four products: their values in rows, with those that differ marked. */
export function CompareScreen({ products, suggestions, tooMany = false, onAddToCart }: CompareScreenProps) {
  const texts = useMessages("compare");
  const [beforeName, afterName] = texts.addOne.split("{name}");
  const { locale } = useLocale();
  return (
    <>
      <ScreenHead title={texts.title} />
      <RemoteView remote={products} skeleton={<Skeleton className="h-96 w-full" />}>
        {(compared) =>
          compared.length === 0 ? (
            <EmptyState
              title={texts.empty}
              text={texts.emptyHint}
              action={<TextLink href={pages.products}>{texts.browse}</TextLink>}
            />
          ) : (
            <>
              {tooMany && <p className="border-signal mb-6 border-s-4 ps-3">{texts.tooMany}</p>}
              <CompareTable products={compared} onAddToCart={onAddToCart} />
              {suggestions.length > 0 && (
                <section className="mt-8 print:hidden">
                  <h2 className="mb-3 text-xl font-bold">{texts.add}</h2>
                  <ul className="flex flex-wrap gap-2">
                    {suggestions.map((one) => (
                      <li key={one.id} className="min-w-0">
                        <Link
                          href={addressWith(compared, one.id)}
                          className="border-line-strong bg-surface hover:border-ink inline-flex min-h-11 max-w-full items-center gap-2 rounded-md border px-3 py-2 text-sm"
                        >
                          <Plus aria-hidden className="size-4 shrink-0" />
                          <span className="min-w-0 wrap-anywhere">
                            <span className="sr-only">{beforeName}</span>
                            <LocalText text={localName(one, locale)} />
                            <span className="sr-only">{afterName}</span>
                          </span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </>
          )
        }
      </RemoteView>
    </>
  );
}
