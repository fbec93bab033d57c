import { minorOfPrice } from "@shop/domain/money/money.ts";

import type { AgentCard, AgentDetail } from "./agent-product.ts";
import type { GroupNames } from "./ucp-groups.ts";

const moneyOf = (price: string, currency: string) => ({
  amount: Number(minorOfPrice(price)),
  currency,
});

/** The values of a product as one text, for products of lists, which have no description. */
const valuesOf = ({ specifications }: AgentCard): string =>
  specifications.map(({ name, value }) => `${name}: ${value}`).join("; ");

const pricesOf = (card: AgentCard, price: string) => {
  const { currency, price_before: before } = card;
  return {
    price: moneyOf(price, currency),
    ...(before !== undefined && { list_price: moneyOf(before, currency) }),
  };
};

/**
 * A product in the form of the Universal Commerce Protocol, with one variant of the same id, which is what is bought; null for one whose
 * price is being updated, since the form asks for a price. `inputs` are the identifiers of a lookup that mean it.
 */
export function ucpProduct(
  card: AgentCard | AgentDetail,
  names: GroupNames,
  inputs?: readonly { readonly id: string; readonly match: string }[],
) {
  if (card.price === null) return null;
  const { price, list_price: before } = pricesOf(card, card.price);
  const id = String(card.id);
  const text = "description" in card ? card.description : valuesOf(card);
  const description = { plain: text || card.name };
  const pictures = "pictures" in card ? card.pictures : card.picture === null ? [] : [card.picture];
  const media = pictures.map((url) => ({ type: "image", url, alt_text: card.name }));
  const categories = names.of(card).map((value) => ({ value, taxonomy: "merchant" }));
  return {
    id,
    title: card.name,
    description,
    url: card.page,
    ...(categories.length > 0 && { categories }),
    price_range: { min: price, max: price },
    ...(before && { list_price_range: { min: before, max: before } }),
    ...(media.length > 0 && { media }),
    variants: [
      {
        id,
        ...(card.part_number !== null && { sku: card.part_number }),
        ...("gtin" in card && { barcodes: [{ type: "GTIN", value: card.gtin }] }),
        title: card.name,
        description,
        url: card.page,
        price,
        ...(before && { list_price: before }),
        availability: {
          available: card.stock.in_stock,
          status: card.stock.in_stock ? "in_stock" : "out_of_stock",
        },
        ...(inputs && { inputs }),
      },
    ],
    metadata: {
      brand: card.brand,
      ...("manufacturer_part_number" in card && { manufacturer_part_number: card.manufacturer_part_number }),
      sold_by: card.sold_by,
      quantities: card.quantities,
      quantity_prices: card.quantity_prices.map((step) => ({
        from: step.from,
        price: moneyOf(step.price, card.currency),
      })),
      stock: card.stock,
      specifications: card.specifications,
    },
  };
}
