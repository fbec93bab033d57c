import { STORAGE_KEYS } from "@shop/domain/constants.ts";

import { createRemembered } from "../../storage/remembered.ts";
import { localStore } from "../../storage/stored.ts";

/** Where orders of this browser go, as a text of `choiceText`. */
export const deliveryStore = createRemembered(STORAGE_KEYS.deliverTo, localStore);
