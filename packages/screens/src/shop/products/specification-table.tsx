import type { ProductSpecification } from "@shop/contract/products/product.ts";
import { MAX_COMPARED } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { LocalText } from "../../shared/local-text.tsx";

export interface SpecificationTableProps {
  /** The values of a product in the order of its attributes; none leave the section out. */
  readonly specifications: readonly ProductSpecification[];
  /** The product, whose comparison with others is linked. */
  readonly productId: number;
  /** The products compared last, which the product is added to. */
  readonly compared?: readonly number[] | undefined;
}

/** The name of the section of a value; empty for none. */
const sectionOf = (
  { section, section_ar }: ProductSpecification,
  locale: ReturnType<typeof useLocale>["locale"],
): string => (section === null ? "" : localName({ name: section, name_ar: section_ar }, locale));

/** The products of a comparison with a further one: it comes last, and first where it would be one too many. */
const withProduct = (id: number, compared: readonly number[] = []): number[] => {
  const others = compared.filter((other) => other !== id);
  return others.length < MAX_COMPARED ? [...others, id] : [id, ...others];
};

/** The values of a product, below the headings of their sections. */
export function SpecificationTable({ specifications, productId, compared }: SpecificationTableProps) {
  const { specifications: heading, compare } = useMessages("products");
  const { locale } = useLocale();
  if (specifications.length === 0) return null;
  const sections = Map.groupBy(specifications, (one) => sectionOf(one, locale));
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl font-bold">{heading}</h2>
        <TextLink href={pages.comparisonOf(withProduct(productId, compared))}>{compare}</TextLink>
      </div>
      {[...sections].map(([section, values]) => (
        <div key={section} className="mb-4 last:mb-0">
          {section !== "" && <h3 className="text-muted mb-1 text-sm font-semibold">{section}</h3>}
          <dl className="border-line divide-line divide-y border-y">
            {values.map((one) => (
              <div key={one.attribute_id} className="flex flex-wrap gap-x-4 py-2 leading-6">
                <dt className="text-muted min-w-0 grow-2 basis-[6.4rem] wrap-anywhere">
                  <LocalText text={localName(one, locale)} />
                </dt>
                <dd className="min-w-0 grow-3 basis-[9.6rem] font-semibold wrap-anywhere">
                  <LocalText text={locale === "ar" ? one.text_ar : one.text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
