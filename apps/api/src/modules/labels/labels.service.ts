import type { LabelsQuery } from "@shop/contract/labels/endpoints.ts";
import { hasPage } from "@shop/domain/catalogue/visibility.ts";
import { labelFormatOf, placesOnPage } from "@shop/domain/labels/label-formats.ts";
import { isolateFigures, leftToRight } from "@shop/domain/locale/figures.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { formatPrice } from "@shop/i18n/format.ts";
import { unitPriceWords } from "@shop/i18n/words/unit-words.ts";

import type { Queries } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import type { Label, LabelPrint } from "../papers/label.ts";
import { findLabelled, type LabelledProduct } from "./labels.repository.ts";

/** Labels of products. */
export interface LabelService {
  /** The labels that a query asks for; throws not_found where one of the products does not exist or is deleted. */
  readonly labels: (query: LabelsQuery) => Promise<LabelPrint>;
}

interface LabelOptions {
  readonly locale: Locale;
  readonly hasPrices: boolean;
  readonly publicUrl: string | undefined;
}

/** A price holds for as long as the label: one without the offer of some days. */
function priceOf(product: LabelledProduct, locale: Locale): Pick<Label, "price" | "unit"> {
  const { price } = product;
  if (isZeroPrice(price)) return { price: "", unit: "" };
  const { units } = allMessages[locale].common;
  return {
    price: leftToRight(formatPrice(price, ""), locale),
    unit: isolateFigures(unitPriceWords(product, price, locale, units) ?? "", locale),
  };
}

function labelOf(product: LabelledProduct, { locale, hasPrices, publicUrl }: LabelOptions): Label {
  const { part_number: part, barcode } = product;
  const path = localAddress(pages.product(product.id), locale);
  return {
    name: isolateFigures(localName(product, locale), locale),
    partNumber: leftToRight(part ?? "", locale),
    ...(hasPrices ? priceOf(product, locale) : { price: "", unit: "" }),
    barcode: barcode ?? part,
    link: publicUrl !== undefined && hasPage(product.visibility) ? new URL(path, publicUrl).href : null,
  };
}

/** Creates the service of labels; without a public address they have no link. */
export const labelService = (queries: Queries, publicUrl: string | undefined): LabelService => ({
  labels: async ({ labels: items, format, locale, prices, first_place: first }) => {
    const found = await findLabelled(
      queries,
      items.map(({ id }) => id),
    );
    const byId = new Map(found.map((product) => [product.id, product]));
    const options = { locale, hasPrices: prices === "shown", publicUrl };
    return {
      locale,
      format,
      title: allMessages[locale].dashLabels.title,
      // A format with fewer places begins with its first one.
      firstPlace: first <= placesOnPage(labelFormatOf(format)) ? first - 1 : 0,
      labels: items.map(({ id, count }) => ({ label: labelOf(requireFound(byId.get(id)), options), count })),
    };
  },
});
