import { sharedLines } from "@shop/contract/carts/shared-cart.ts";

import type { Queries } from "../../database/database.ts";
import { linkStore } from "../shared-links/shared-links.ts";

/** Maximum number of stored carts. */
const MAX_SHARED_CARTS = 20_000;
const SHARED_DAYS = 90;

/** The carts that are kept under links: product ids and quantities. */
export const sharedCarts = (queries: Queries) =>
  linkStore(queries, { kind: "cart", schema: sharedLines, days: SHARED_DAYS, max: MAX_SHARED_CARTS });
