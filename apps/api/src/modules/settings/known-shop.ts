import type { Shop } from "@shop/domain/site/shop.ts";

import type { Queries } from "../../database/database.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { currentSettings } from "./shop-settings.repository.ts";

/** Keeps the shop's identity as it was last read, for answers that need no database. */
export async function followShop(queries: Queries, catalogue: Catalogue): Promise<() => Shop> {
  const read = () => catalogue.track(async () => (await currentSettings(queries)).shop);
  let known = await read();
  const update = async (): Promise<void> => {
    if (!known.isCurrent()) known = await read();
  };
  // A failed read keeps the shop as it was: the next change reads it again.
  catalogue.onChange(() => void update().catch(() => undefined));
  return () => known.value;
}
