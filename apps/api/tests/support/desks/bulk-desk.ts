import type { BulkPreview } from "@shop/contract/bulk-changes/bulk-change.ts";
import { bulkPreviewSchema } from "@shop/contract/bulk-changes/bulk-change.ts";
import type { AnswerOf, BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import * as v from "valibot";

import { call, send } from "../calls.ts";
import type { TestApi } from "../test-api.ts";

const { previewBulkChange, applyBulkChange, readBulkChange, undoBulkChange } = endpoints;

type Api = Pick<TestApi, "request">;
type Headers = Readonly<Record<string, string>>;
type PreviewBody = BodyOf<typeof previewBulkChange>;

/** What a change is asked for: products and a rule. */
export type BulkBody = Pick<PreviewBody, "selection" | "rule">;

/** An administrator who changes many products. */
export interface BulkDesk {
  readonly preview: (body: PreviewBody) => Promise<BulkPreview>;
  /** Applies what a preview showed, with a new key unless given. */
  readonly apply: (
    body: BulkBody,
    seen: Pick<BulkPreview, "fingerprint" | "latest">,
    key?: string,
  ) => Promise<Response>;
  /** Previews and applies; returns the change. */
  readonly change: (body: BulkBody) => Promise<AnswerOf<typeof applyBulkChange>["change"]>;
  readonly read: (
    id: number,
    query?: Readonly<Record<string, string | number>>,
  ) => Promise<AnswerOf<typeof readBulkChange>>;
  readonly undo: (id: number) => Promise<AnswerOf<typeof undoBulkChange>>;
  readonly product: (id: number) => Promise<AdminProduct>;
  /** Saves the form of a product with other values. */
  readonly edit: (id: number, values: Partial<BodyOf<typeof endpoints.updateProduct>>) => Promise<void>;
  /** The history of a product, the newest entry first. */
  readonly historyOf: (id: number) => Promise<AnswerOf<typeof endpoints.readHistory>["data"]>;
}

/** Works with the changes of many products as a signed-in administrator. */
export function bulkDesk(api: () => Api, headers: () => Headers): BulkDesk {
  let attempts = 0;
  const preview: BulkDesk["preview"] = (body) => call(api(), previewBulkChange, { headers: headers(), body });
  const apply: BulkDesk["apply"] = (body, { fingerprint, latest }, key) => {
    attempts += 1;
    return send(api(), applyBulkChange, {
      headers: { ...headers(), "idempotency-key": key ?? `bulk-desk-${attempts}` },
      body: { ...body, fingerprint, latest },
    });
  };
  const product = (id: number) =>
    call(api(), endpoints.readAdminProduct, { headers: headers(), params: { id } });
  return {
    product,
    edit: async (id, values) => {
      const { name, price, amount, description, sub_category_id } = await product(id);
      const body = { name, price, amount, description, sub_category_id, ...values };
      await call(api(), endpoints.updateProduct, { headers: headers(), params: { id }, body });
    },
    historyOf: async (id) =>
      (await call(api(), endpoints.readHistory, { headers: headers(), query: { entity: "product", id } }))
        .data,
    preview,
    apply,
    change: async (body) => {
      const response = await apply(body, await preview(body));
      return v.parse(applyBulkChange.answer, await response.json()).change;
    },
    read: (id, query = {}) => call(api(), readBulkChange, { headers: headers(), params: { id }, query }),
    undo: (id) => call(api(), undoBulkChange, { headers: headers(), params: { id } }),
  };
}

/** The code of an error answer, and the new preview of a conflict. */
export async function conflictOf(response: Response) {
  const { code, current, errors } = v.parse(apiErrorSchema, await response.json());
  return { status: response.status, code, errors, current: current && v.parse(bulkPreviewSchema, current) };
}
