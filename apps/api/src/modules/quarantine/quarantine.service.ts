import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type { endpoints } from "@shop/contract/endpoints.ts";
import type { QuarantineDecisionBody, QuarantineMoveEntry } from "@shop/contract/quarantine/quarantine.ts";
import { pageAt } from "@shop/domain/numbered-page.ts";

import type { Queries } from "../../database/database.ts";
import { lockTexts } from "../../database/lock-texts.ts";
import type { Catalogue, Touch } from "../catalogue/catalogue.service.ts";
import { moveStock } from "../products/move-stock.ts";
import { lockStock } from "../products/stock.repository.ts";
import { heldCost, postDecided } from "./post-decided.ts";
import { findHeld, findMoveOfAttempt, findMoves, heldOf, insertMoves } from "./quarantine.repository.ts";

/** Rows of a page. */
const ROWS = 50;

type Answer<N extends keyof typeof endpoints> = AnswerOf<(typeof endpoints)[N]>;

/** Units that came back and are not for sale. */
export interface QuarantineService {
  readonly list: (page: number) => Promise<Answer<"listQuarantine">>;
  readonly moves: (page: number) => Promise<Answer<"listQuarantineMoves">>;
  /** Puts units into the stock or writes them off; throws invalid and idempotency_mismatch. */
  readonly decide: (
    body: QuarantineDecisionBody,
    request: { readonly admin: Admin; readonly attempt: string | null },
  ) => Promise<Answer<"decideQuarantine">>;
}

const invalid = (field: string, code: string): ApiError =>
  new ApiError("invalid", { errors: { [field]: code } });

const pagingOf = (total: number, page: number) => ({
  page: pageAt(total, page, ROWS).page,
  per_page: ROWS,
  total,
});

/** Whether an earlier request of the same attempt has decided the same; throws idempotency_mismatch where it was something else. */
async function isDecided(
  transaction: Queries,
  attempt: string | null,
  { product_id: productId, kind, qty, note }: QuarantineDecisionBody,
): Promise<boolean> {
  if (attempt === null) return false;
  await lockTexts(transaction, [`quarantine: ${attempt}`]);
  const earlier = await findMoveOfAttempt(transaction, attempt);
  if (!earlier) return false;
  const isSame =
    earlier.productId === productId && earlier.kind === kind && earlier.qty === -qty && earlier.note === note;
  if (!isSame) throw new ApiError("idempotency_mismatch");
  return true;
}

async function decide(
  transaction: Queries,
  touch: Touch,
  body: QuarantineDecisionBody,
  { admin, attempt }: { readonly admin: Admin; readonly attempt: string | null },
): Promise<Answer<"decideQuarantine">> {
  const { product_id: productId, kind, qty, note } = body;
  const [product] = await lockStock(transaction, [productId]);
  if (!product) throw invalid("product_id", "unknown_product");
  const held = await heldOf(transaction, productId);
  const cost = await heldCost(transaction, productId);
  if (await isDecided(transaction, attempt, body)) return { status: false, left: held };
  if (qty > held) throw invalid("qty", "too_large");
  if (kind === "to_stock") {
    if (product.isDeleted) throw invalid("product_id", "unknown_product");
    await moveStock(transaction, touch, {
      stock: [product],
      taken: new Map([[productId, -qty]]),
      costs: cost === null ? new Map() : new Map([[productId, cost]]),
      by: admin.email,
      change: { cause: "released", by: admin.email },
      actionOf: () => "updated",
    });
  }
  await insertMoves(transaction, [{ productId, kind, qty: -qty, note, by: admin.email, attempt }]);
  await postDecided(transaction, { productId, kind, qty, cost, by: admin.email });
  return { status: true, left: held - qty };
}

/** Why goods came back, and with which order. */
type ReturnSource = Pick<QuarantineMoveEntry, "reason" | "order">;

/** Dependencies of {@link quarantineService}. */
export interface QuarantineDependencies {
  readonly queries: Queries;
  readonly catalogue: Catalogue;
  /** Reads where returns came from, by their ids. */
  readonly returnsOf: (
    queries: Queries,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, ReturnSource>>;
}

/** Creates the service. */
export const quarantineService = ({
  queries,
  catalogue,
  returnsOf,
}: QuarantineDependencies): QuarantineService => ({
  list: async (page) => {
    const { rows, total } = await findHeld(queries, ROWS, (all) => pageAt(all, page, ROWS).offset);
    const data = rows.map(({ productId, name, nameAr, partNumber, qty, amount, at }) => ({
      product_id: productId,
      name,
      name_ar: nameAr,
      part_number: partNumber,
      qty,
      amount,
      at: (at ?? new Date(0)).toISOString(),
    }));
    return { data, ...pagingOf(total, page) };
  },
  moves: async (page) => {
    const { rows, total } = await findMoves(queries, ROWS, (all) => pageAt(all, page, ROWS).offset);
    const sources = await returnsOf(
      queries,
      rows.flatMap(({ returnId }) => returnId ?? []),
    );
    const data = rows.map(({ productId, nameAr, partNumber, returnId, at, ...row }) => {
      const { reason, order } = sources.get(returnId ?? 0) ?? { reason: null, order: null };
      const product = { product_id: productId, name_ar: nameAr, part_number: partNumber };
      return Object.assign(row, product, { reason, order, at: at.toISOString() });
    });
    return { data, ...pagingOf(total, page) };
  },
  decide: (body, request) =>
    catalogue.change((transaction, touch) => decide(transaction, touch, body, request)),
});
