import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createApi } from "@shop/data/api.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { afterAll, beforeAll, inject } from "vitest";

import { closeHostedShop, openHostedShop } from "./hosted-shop.ts";
import { type ShopProcess, startShop, stopShop } from "./shop-process.ts";

/** A shop for the tests of one file, which may change its data. */
export interface TestShop {
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

/** Copies the demonstration data into a new folder. */
function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-own-"));
  cpSync(inject("dataTemplate"), folder, { recursive: true });
  return folder;
}

/**
 * Opens a shop with the demonstration catalogue and the usual settings for the tests of a file, which may change its data; its mails are written
 * to files.
 */
export function setupShop(): TestShop {
  let [folder, address] = ["", ""];
  beforeAll(async () => {
    folder = newDataFolder();
    address = await openHostedShop(folder);
  });
  afterAll(closeHostedShop);
  return testShop(() => ({ folder, address }));
}

/** As {@link setupShop}, in a process of its own with other settings, which are read before its start. */
export function setupOwnShop(settings: () => Readonly<Record<string, string>>): TestShop {
  let [folder, address] = ["", ""];
  let shop: ShopProcess | undefined;
  beforeAll(async () => {
    folder = newDataFolder();
    shop = startShop({ DATA_DIR: folder, ...settings() });
    address = await shop.listening;
  });
  afterAll(async () => {
    if (shop) await stopShop(shop);
    rmSync(folder, { recursive: true, force: true });
  });
  return testShop(() => ({ folder, address }));
}

function testShop(opened: () => { readonly folder: string; readonly address: string }): TestShop {
  const mailFolder = (): string => join(opened().folder, "mails");
  const countMails = (): number => {
    try {
      return readdirSync(mailFolder()).filter((name) => name.endsWith(".eml")).length;
    } catch {
      return 0;
    }
  };
  return {
    address: () => opened().address,
    mailFolder,
    async productInStock(which = 0) {
      const { data } = await createApi({ fetch, baseUrl: opened().address }).productCards({}, { limit: 100 });
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
