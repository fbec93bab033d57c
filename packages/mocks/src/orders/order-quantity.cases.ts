import type { Product } from "@shop/contract/products/product.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

function found(is: (product: Product) => boolean): Product {
  const product = catalogue.products.find((one) => one.amount > 100 && is(one));
  if (!product) throw new Error("The demonstration catalogue lacks a product in steps, or a pack.");
  return product;
}

const inSteps = found(({ order_step: step }) => step === 5);
const pack = found(({ unit }) => unit === "pack");
const info = { email: "mona@shop.example", phone: "01012345678" };

const lineOf = (product: Product, qty: number) => ({
  id: product.id,
  name: product.name,
  price: priceForPieces(product, qty),
  image: "",
  qty,
});

/** Cases of products that are sold in some quantities only, and of packs. */
export const orderQuantityCases: readonly ConformanceCase[] = [
  {
    name: "D-120 API-22 a quantity that is not sold is refused with the valid one to take",
    step: refuses("sendMail", { body: { cart: [lineOf(inSteps, 12)], info } }, 409, "quantity_not_sold", {
      errors: { "cart.0.qty": "15" },
      lines: [{ place: 0, price: null, left: null, sold: true, quantity: { below: 10, above: 15 } }],
    }),
  },
  {
    name: "D-120 an order keeps what it was sold by",
    step: answers(
      "sendMail",
      { body: { cart: [lineOf(pack, 3), lineOf(inSteps, 15)], info } },
      {
        next: ({ order_number: number = "" }) =>
          answers(
            "findOrder",
            { body: { number, phone: info.phone } },
            {
              holds: ({ order: { lines } }) =>
                lines[0]?.unit === "pack" &&
                lines[0].pieces_per_unit === pack.pieces_per_unit &&
                lines[1] !== undefined &&
                !("unit" in lines[1]),
            },
          ),
      },
    ),
  },
];
