import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { pages } from "@shop/contract/pages.ts";
import { createApi } from "@shop/data/create-api.ts";
import { afterAll, beforeAll } from "vitest";

import { type ShopProcess, startShop, stopShop } from "./shop-process.ts";

/** A shop that the tests of one file may change. */
export interface OwnShop {
  readonly address: () => string;
  /** Address of the page of a product that is there in plenty; another number, another product. */
  readonly plenty: (which?: number) => Promise<string>;
  /** Waits until the letters of `orders` orders, one to the shop and one to the buyer each, have left; gives how many did. */
  readonly mailsOf: (orders: number) => Promise<number>;
}

const PATIENCE_MS = 10_000;
const PLENTY = 20;

/** Opens a shop with the demonstration catalogue for the tests of a file; its mails go into files. */
export function withOwnShop(): OwnShop {
  let folder = "";
  let shop: ShopProcess | undefined;
  let address = "";

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "shop-own-"));
    shop = startShop({ DATA_DIR: folder });
    address = await shop.opened;
  });
  afterAll(async () => {
    if (shop) await stopShop(shop);
    rmSync(folder, { recursive: true, force: true });
  });

  const mails = (): number => {
    try {
      return readdirSync(join(folder, "mails")).filter((name) => name.endsWith(".eml")).length;
    } catch {
      return 0;
    }
  };
  return {
    address: () => address,
    async plenty(which = 0) {
      const { data } = await createApi({ fetch, baseUrl: address }).productCards({}, { limit: 100 });
      const id = data.filter(({ amount, price }) => amount >= PLENTY && price !== "0.00")[which]?.id;
      if (id === undefined) throw new Error("The shop has too few products in plenty.");
      return pages.product(id);
    },
    async mailsOf(orders) {
      const until = Date.now() + PATIENCE_MS;
      while (mails() < orders * 2 && Date.now() < until) {
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
      }
      return mails();
    },
  };
}
