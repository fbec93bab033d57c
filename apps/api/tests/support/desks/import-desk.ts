import { addressOf, type AnswerOf, type BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { HistoryEntry } from "@shop/contract/history/history.ts";
import type { ImportLine, LineFilter, ProductImport } from "@shop/contract/imports/product-import.ts";
import type { Product } from "@shop/contract/products/product.ts";
import * as v from "valibot";
import { afterAll, beforeAll, vi } from "vitest";

import type { SeedCatalogue } from "../../../src/seed/seed-catalogue.ts";
import { signInAdmin } from "../admins.ts";
import { call, refused, type Refusal } from "../calls.ts";
import { sendForm } from "../forms.ts";
import { openTestApi, type TestApi, type TestApiOptions } from "../test-api.ts";
import { WAIT } from "../wait.ts";

type CheckBody = BodyOf<typeof endpoints.checkImport>;

/** An administrator who imports sheets. */
export interface ImportDesk {
  readonly api: () => TestApi;
  readonly headers: () => Readonly<Record<string, string>>;
  /** Uploads a sheet; returns its import before it is read. */
  readonly send: (content: string | Uint8Array<ArrayBuffer>, name?: string) => Promise<ProductImport>;
  /** Uploads a sheet and waits until it is read. */
  readonly upload: (content: string | Uint8Array<ArrayBuffer>, name?: string) => Promise<ProductImport>;
  /** Adds a ZIP of pictures to an import and waits until they are converted. */
  readonly addPictures: (
    found: Pick<ProductImport, "id">,
    content: Uint8Array<ArrayBuffer>,
  ) => Promise<ProductImport>;
  /** Checks an import with the fields that were found, and waits for the result. */
  readonly check: (found: ProductImport, change?: Partial<CheckBody>) => Promise<ProductImport>;
  /** Applies a checked import and waits for the result. */
  readonly apply: (found: Pick<ProductImport, "id">) => Promise<ProductImport>;
  readonly undo: (found: Pick<ProductImport, "id">) => Promise<ProductImport>;
  readonly read: (id: number) => Promise<ProductImport>;
  /** Waits until no step of an import runs. */
  readonly settled: (id: number) => Promise<ProductImport>;
  readonly lines: (found: Pick<ProductImport, "id">, filter?: LineFilter) => Promise<ImportLine[]>;
  readonly product: (id: number) => Promise<Product>;
  readonly historyOf: (id: number) => Promise<HistoryEntry[]>;
  readonly refuse: (
    step: "applyImport" | "undoImport" | "cancelImport",
    found: Pick<ProductImport, "id">,
  ) => Promise<Refusal>;
}

const running = new Set(["reading", "unpacking", "checking", "applying", "undoing"]);

/** Opens a desk over a catalogue for a test file. */
export function importDesk(seed: SeedCatalogue, options?: TestApiOptions): ImportDesk {
  let api: TestApi;
  let headers: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    api = await openTestApi(seed, options);
    headers = await signInAdmin(api);
  });
  afterAll(() => api.close());

  const read = (id: number): Promise<ProductImport> =>
    call(api, endpoints.readImport, { headers, params: { id } });
  const settled = (id: number): Promise<ProductImport> =>
    vi.waitFor(async () => {
      const found = await read(id);
      if (running.has(found.state)) throw new Error(`The import is still ${found.state}.`);
      return found;
    }, WAIT);
  const step = async (
    name: "applyImport" | "undoImport",
    { id }: Pick<ProductImport, "id">,
  ): Promise<ProductImport> => {
    await call(api, endpoints[name], { headers, params: { id } });
    return settled(id);
  };

  const send: ImportDesk["send"] = async (content, name = "products.csv") => {
    const response = await sendForm(api, endpoints.createImport, headers, {
      file: new File([content], name),
    });
    const body: unknown = await response.json();
    const answer: AnswerOf<typeof endpoints.createImport> = v.parse(endpoints.createImport.answer, body);
    return answer.import;
  };

  return {
    api: () => api,
    headers: () => headers,
    read,
    settled,
    send,
    upload: async (content, name) => settled((await send(content, name)).id),
    addPictures: async ({ id }, content) => {
      const file = new File([content], "pictures.zip");
      const response = await sendForm(api, endpoints.uploadImportPictures, headers, { file }, { id });
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      return settled(id);
    },
    check: async ({ id, columns, decimal }, change = {}) => {
      const mark = change.decimal ?? decimal;
      if (mark === null) throw new Error("The decimal mark is asked for.");
      const body = { fields: columns.map(({ field }) => field), ...change, decimal: mark };
      await call(api, endpoints.checkImport, { headers, params: { id }, body });
      return settled(id);
    },
    apply: (found) => step("applyImport", found),
    undo: (found) => step("undoImport", found),
    lines: async ({ id }, filter) =>
      (
        await call(api, endpoints.listImportLines, {
          headers,
          params: { id },
          query: { limit: 100, ...(filter && { filter }) },
        })
      ).data,
    product: async (id) => {
      const response = await api.request(addressOf(endpoints.readAdminProduct, { id }), { headers });
      return v.parse(endpoints.readAdminProduct.answer, await response.json());
    },
    historyOf: async (id) =>
      (await call(api, endpoints.readHistory, { headers, query: { entity: "product", id } })).data,
    refuse: (name, { id }) => refused(api, endpoints[name], { headers, params: { id } }),
  };
}
