import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createApi } from "@shop/data/create-api.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { afterAll, beforeAll, inject } from "vitest";

import { type ShopProcess, startShop, stopShop } from "./shop-process.ts";

/** A shop of its own for the tests of one file, which may change its data. */
export interface OwnShop {
  readonly address: () => string;
  /** The folder of its mails, which it creates with the first one. */
  readonly mailFolder: () => string;
  /** Returns the address of a product with a large stock; `which` counts from 0. */
  readonly productInStock: (which?: number) => Promise<string>;
  /** Waits for the two mails of each order (to shop and buyer) and those of changes; returns the number of mails sent. */
  readonly waitForMails: (orders: number, changes?: number) => Promise<number>;
}

const TIMEOUT_MS = 10_000;
const MIN_STOCK = 20;

/**
 * Starts a shop with the demonstration catalogue for the tests of a file; its mails are written to files unless the settings, which are
 * read before the start, name a mail server.
 */
export function setupOwnShop(settings: () => Readonly<Record<string, string>> = () => ({})): OwnShop {
  let folder = "";
  let shop: ShopProcess | undefined;
  let address = "";

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "shop-own-"));
    cpSync(inject("dataTemplate"), folder, { recursive: true });
    shop = startShop({ DATA_DIR: folder, ...settings() });
    address = await shop.listening;
  });
  afterAll(async () => {
    if (shop) await stopShop(shop);
    rmSync(folder, { recursive: true, force: true });
  });

  const countMails = (): number => {
    try {
      return readdirSync(join(folder, "mails")).filter((name) => name.endsWith(".eml")).length;
    } catch {
      return 0;
    }
  };
  return {
    address: () => address,
    mailFolder: () => join(folder, "mails"),
    async productInStock(which = 0) {
      const { data } = await createApi({ fetch, baseUrl: address }).productCards({}, { limit: 100 });
      const id = data.filter(({ amount, price }) => amount >= MIN_STOCK && price !== "0.00")[which]?.id;
      if (id === undefined) throw new Error("The shop has too few products with a large stock.");
      return pages.product(id);
    },
    async waitForMails(orders, changes = 0) {
      const deadline = Date.now() + TIMEOUT_MS;
      while (countMails() < orders * 2 + changes && Date.now() < deadline) {
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
      }
      return countMails();
    },
  };
}
