import { accountCases } from "./conformance/account.cases.ts";
import { adminCases, guardCases } from "./conformance/admin.cases.ts";
import { cartCases } from "./conformance/cart.cases.ts";
import type { ConformanceCase } from "./conformance/case.ts";
import { listCases } from "./conformance/list.cases.ts";
import { orderCases } from "./conformance/order.cases.ts";
import { readCases } from "./conformance/read.cases.ts";
import { searchCases } from "./conformance/search.cases.ts";

/** What reads must do, over the demonstration catalogue; they change nothing, so that one API serves them all. */
export const catalogueCases: readonly ConformanceCase[] = [...listCases, ...readCases, ...searchCases];

/** What is refused to strangers, accounts, changes and orders; each case needs a fresh API over the demonstration catalogue. */
export const changeCases: readonly ConformanceCase[] = [
  ...guardCases,
  ...accountCases,
  ...adminCases,
  ...orderCases,
  ...cartCases,
];
