import { accountCases } from "./conformance/account.cases.ts";
import { adminAccountCases } from "./conformance/admin-account.cases.ts";
import { adminGroupCases } from "./conformance/admin-group.cases.ts";
import { adminOrderCases } from "./conformance/admin-order.cases.ts";
import { adminPictureCases } from "./conformance/admin-picture.cases.ts";
import { adminProductFilterCases } from "./conformance/admin-product-filter.cases.ts";
import { adminProductCases } from "./conformance/admin-product.cases.ts";
import { adminSlideCases } from "./conformance/admin-slide.cases.ts";
import { adminCases, guardCases } from "./conformance/admin.cases.ts";
import { bulkChangeCases } from "./conformance/bulk-change.cases.ts";
import { cartCases } from "./conformance/cart.cases.ts";
import type { ConformanceCase } from "./conformance/case.ts";
import { listCases } from "./conformance/list.cases.ts";
import { mailCases } from "./conformance/mail.cases.ts";
import { orderRequestCases } from "./conformance/order-request.cases.ts";
import { orderCases } from "./conformance/order.cases.ts";
import { overviewCases } from "./conformance/overview.cases.ts";
import { productImportCases } from "./conformance/product-import.cases.ts";
import { readCases } from "./conformance/read.cases.ts";
import { savedFilterCases } from "./conformance/saved-filter.cases.ts";
import { searchMissCases } from "./conformance/search-miss.cases.ts";
import { searchCases } from "./conformance/search.cases.ts";
import { settingsCases } from "./conformance/settings.cases.ts";
import { slideLinkCases } from "./conformance/slide-link.cases.ts";

/** Read-only cases over the demonstration catalogue; one API serves them all. */
export const catalogueCases: readonly ConformanceCase[] = [...listCases, ...readCases, ...searchCases];

/** Access, accounts, orders and other changes; each case needs a fresh API over the demonstration catalogue. */
export const changeCases: readonly ConformanceCase[] = [
  ...guardCases,
  ...accountCases,
  ...adminCases,
  ...adminAccountCases,
  ...adminProductCases,
  ...adminProductFilterCases,
  ...bulkChangeCases,
  ...adminPictureCases,
  ...adminGroupCases,
  ...adminSlideCases,
  ...slideLinkCases,
  ...orderCases,
  ...orderRequestCases,
  ...adminOrderCases,
  ...overviewCases,
  ...settingsCases,
  ...mailCases,
  ...savedFilterCases,
  ...searchMissCases,
  ...productImportCases,
  ...cartCases,
];
