import { ApiError } from "@shop/contract/api-error.ts";
import type { QuarantineLine } from "@shop/contract/quarantine/quarantine.ts";
import { pageOf } from "@shop/domain/numbered-page.ts";

import { noteEdit } from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";
import { addQuarantineMove, anyProduct, mockHeld } from "./mock-quarantine.ts";

/** Rows of a page. */
const ROWS = 50;

const invalid = (field: string, code: string): ApiError =>
  new ApiError("invalid", { errors: { [field]: code } });

/** Answers to units that came back and are not for sale. */
export function quarantineAnswers(shop: ShopState) {
  const attempts = new Map<string, string>();

  const linesOf = (): QuarantineLine[] =>
    [...new Map(shop.quarantine.toReversed().map((move) => [move.product_id, move]))]
      .toSorted(([, a], [, b]) => b.id - a.id)
      .flatMap(([product_id, { name, name_ar, part_number, at }]): QuarantineLine[] => {
        const qty = mockHeld(shop, product_id);
        const amount = shop.products.find(({ id }) => id === product_id)?.amount ?? null;
        return qty > 0 ? [{ product_id, name, name_ar, part_number, qty, amount, at }] : [];
      });

  return {
    listQuarantine: ({ query: { page } }) => pageOf(linesOf(), page, ROWS),
    listQuarantineMoves: ({ query: { page } }) => pageOf(shop.quarantine, page, ROWS),
    decideQuarantine: ({ body, headers }) => {
      const { product_id: id, kind, qty, note } = body;
      const content = JSON.stringify(body);
      const attempt = headers["idempotency-key"];
      const earlier = attempt === undefined ? undefined : attempts.get(attempt);
      if (earlier !== undefined && earlier !== content) throw new ApiError("idempotency_mismatch");
      if (!anyProduct(shop, id)) throw invalid("product_id", "unknown_product");
      const held = mockHeld(shop, id);
      if (earlier !== undefined) return { status: false, left: held };
      if (qty > held) throw invalid("qty", "too_large");
      const product = shop.products.find((one) => one.id === id);
      if (kind === "to_stock") {
        if (!product) throw invalid("product_id", "unknown_product");
        const amount = product.amount + qty;
        shop.products = shop.products.map((one) => (one === product ? { ...one, amount } : one));
        noteEdit(shop, { entity: "product", id }, "updated", [
          { field: "amount", old: product.amount, new: amount },
        ]);
      }
      if (attempt !== undefined) attempts.set(attempt, content);
      addQuarantineMove(shop, { product_id: id, kind, qty: -qty, note });
      return { status: true, left: held - qty };
    },
  } satisfies Partial<Answers>;
}
