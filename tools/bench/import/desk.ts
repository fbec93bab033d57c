import { setTimeout as delay } from "node:timers/promises";

import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { importSchema, type ProductImport } from "@shop/contract/imports/product-import.ts";
import * as v from "valibot";

import { ADMIN } from "../dash-login.ts";

const JSON_TYPE = "application/json";
const POLL_MS = 50;
const running = new Set(["reading", "checking", "applying", "undoing"]);

/** An administrator who imports sheets into a running shop. */
export interface ImportDesk {
  readonly read: (sheet: string) => Promise<ProductImport>;
  readonly check: (found: ProductImport) => Promise<ProductImport>;
  readonly apply: (found: ProductImport) => Promise<ProductImport>;
  readonly undo: (found: ProductImport) => Promise<ProductImport>;
}

/** Signs the administrator in; each step of the desk ends with the import in its next state. */
export async function openImportDesk(base: string): Promise<ImportDesk> {
  const login = await fetch(base + addressOf(endpoints.loginAdmin), {
    method: "POST",
    headers: { "content-type": JSON_TYPE },
    body: JSON.stringify(ADMIN),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const call = async (
    address: string,
    { type, ...init }: Pick<RequestInit, "method" | "body"> & { readonly type?: string } = {},
  ): Promise<unknown> => {
    const headers = { cookie, ...(type && { "content-type": type }) };
    const response = await fetch(base + address, { ...init, headers });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json();
  };
  const settled = async (id: number): Promise<ProductImport> => {
    for (;;) {
      const found = v.parse(importSchema, await call(addressOf(endpoints.readImport, { id })));
      if (!running.has(found.state)) {
        if (found.fault !== null) throw new Error(`The import ended: ${found.fault}.`);
        return found;
      }
      await delay(POLL_MS);
    }
  };
  const step =
    (name: "applyImport" | "undoImport") =>
    async ({ id }: ProductImport): Promise<ProductImport> => {
      await call(addressOf(endpoints[name], { id }), { method: "POST" });
      return settled(id);
    };
  return {
    read: async (sheet) => {
      const body = new FormData();
      body.set("file", new File([sheet], "bench.csv"));
      const answer = await call(addressOf(endpoints.createImport), { method: "POST", body });
      return settled(v.parse(endpoints.createImport.answer, answer).import.id);
    },
    check: async ({ id, columns, decimal }) => {
      const fields = columns.map(({ field }) => field);
      const body = JSON.stringify({ fields, decimal, create_groups: true });
      await call(addressOf(endpoints.checkImport, { id }), { method: "POST", type: JSON_TYPE, body });
      return settled(id);
    },
    apply: step("applyImport"),
    undo: step("undoImport"),
  };
}
