import type { CounterStores } from "@shop/data/dash/counter/use-sales.ts";
import { STORAGE_KEYS } from "@shop/domain/constants.ts";

import { createRemembered } from "../../storage/remembered.ts";
import { localStore } from "../../storage/stored.ts";
import { formDraft } from "../form-drafts.ts";

/** What this browser keeps of the counter: sales and codes for all its tabs, what is entered for each tab. */
export const counterStores = {
  kept: createRemembered(STORAGE_KEYS.keptSales, localStore),
  codes: createRemembered(STORAGE_KEYS.scannedCodes, localStore),
  form: formDraft("counter"),
  lines: formDraft("counter-lines"),
} satisfies CounterStores;

/** The branch at which this browser sells, by its English name. */
export const counterBranch = createRemembered(STORAGE_KEYS.counterBranch, localStore);

/** What this browser opens after a sale. */
export const counterPaper = createRemembered(STORAGE_KEYS.counterPaper, localStore);
