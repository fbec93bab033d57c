import { StartError } from "@shop/serving/start-error.ts";

/**
 * Child process that creates, migrates and seeds a new database, so that its memory is freed before the shop serves: creating the embedded
 * database takes 1 GB, and the process that does it keeps half of that.
 */
import { openDatabase } from "../database/database.ts";
import { watchCatalogue } from "../modules/catalogue/catalogue.service.ts";
import type { PreparationOrder, PreparationOutcome } from "./preparation.ts";
import { prepareShop } from "./prepare-shop.ts";

async function prepare(order: PreparationOrder): Promise<PreparationOutcome> {
  const notices: string[] = [];
  try {
    const database = await openDatabase(order);
    const catalogue = await watchCatalogue(database);
    await prepareShop(database, catalogue, order, { info: (notice) => notices.push(notice) });
    await catalogue.close();
    await database.close();
    return { notices, refusal: null };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { notices, refusal: { code: error.code, message: error.message } };
  }
}

process.once("message", (order: PreparationOrder) => {
  void prepare(order).then((outcome) => process.send?.(outcome, () => process.disconnect()));
});
process.once("disconnect", () => process.exit(0));
