import type { CounterStores } from "@shop/data/dash/counter/use-sales.ts";

import { createRemembered } from "../../storage/remembered.ts";
import { localStore } from "../../storage/stored.ts";
import { formDraft } from "../form-drafts.ts";

/** What this browser keeps of the counter: sales and codes for all its tabs, what is entered for each tab. */
export const counterStores = {
  kept: createRemembered("kept-sales", localStore),
  codes: createRemembered("scanned-codes", localStore),
  form: formDraft("counter"),
  lines: formDraft("counter-lines"),
} satisfies CounterStores;

/** The branch at which this browser sells, by its English name. */
export const counterBranch = createRemembered("counter-branch", localStore);

/** What this browser opens after a sale. */
export const counterPaper = createRemembered("counter-paper", localStore);
