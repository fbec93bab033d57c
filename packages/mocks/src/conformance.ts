import { accountCases } from "./accounts/account.cases.ts";
import { addressCases } from "./accounts/address.cases.ts";
import { keptCases } from "./accounts/kept.cases.ts";
import { adminAccountCases } from "./admins/admin-account.cases.ts";
import { adminSessionCases } from "./admins/admin-session.cases.ts";
import { adminCases, guardCases } from "./admins/admin.cases.ts";
import { passkeyCases } from "./admins/passkey.cases.ts";
import { twoFactorCases } from "./admins/two-factor.cases.ts";
import { attributeCases, serverAttributeCases } from "./attributes/attribute.cases.ts";
import { auditLogCases } from "./audit-log/audit-log.cases.ts";
import { backupCases } from "./backups/backups.cases.ts";
import { brandCases } from "./brands/brand.cases.ts";
import { bulkChangeCases } from "./bulk-changes/bulk-change.cases.ts";
import { adminGroupCases } from "./categories/admin-group.cases.ts";
import type { ConformanceCase } from "./conformance/case.ts";
import { readCases } from "./conformance/read.cases.ts";
import { demonstrationCases } from "./demonstration/demonstration.cases.ts";
import { firstStepCases } from "./first-steps/first-steps.cases.ts";
import { adminPictureCases } from "./images/admin-picture.cases.ts";
import { productImportCases } from "./imports/product-import.cases.ts";
import { partsListCases } from "./parts-lists/parts-list.cases.ts";
import { productFileCases } from "./product-files/product-file.cases.ts";
import { adminProductFilterCases } from "./products/admin-product-filter.cases.ts";
import { adminProductCases } from "./products/admin-product.cases.ts";
import { listCases } from "./products/list.cases.ts";
import { productLinkCases } from "./products/product-links.cases.ts";
import { serverVisibilityCases, visibilityCases } from "./products/visibility.cases.ts";
import { savedFilterCases } from "./saved-filters/saved-filter.cases.ts";
import { searchMissCases } from "./search-misses/search-miss.cases.ts";
import { serverSynonymCases, synonymCases } from "./search-synonyms/synonym.cases.ts";
import { searchCases, serverSearchCases } from "./search/search.cases.ts";
import { settingsCases } from "./settings/settings.cases.ts";
import { adminSlideCases } from "./slides/admin-slide.cases.ts";
import { slideLinkCases } from "./slides/slide-link.cases.ts";

/** Read-only cases over the demonstration catalogue; one API serves them all. */
export const catalogueCases: readonly ConformanceCase[] = [...listCases, ...readCases, ...searchCases];

/** Access, accounts, orders and other changes; each case needs a fresh API over the demonstration catalogue. */
export const changeCases: readonly ConformanceCase[] = [
  ...guardCases,
  ...accountCases,
  ...addressCases,
  ...keptCases,
  ...adminCases,
  ...adminAccountCases,
  ...adminSessionCases,
  ...twoFactorCases,
  ...passkeyCases,
  ...adminProductCases,
  ...adminProductFilterCases,
  ...visibilityCases,
  ...attributeCases,
  ...adminPictureCases,
  ...productFileCases,
  ...productLinkCases,
  ...adminGroupCases,
  ...brandCases,
  ...adminSlideCases,
  ...slideLinkCases,
  ...backupCases,
  ...auditLogCases,
  ...demonstrationCases,
  ...firstStepCases,
  ...settingsCases,
  ...savedFilterCases,
  ...searchMissCases,
  ...synonymCases,
  ...partsListCases,
];

/** Read-only cases of the server alone: the search of a mock shop finds names and part numbers only. */
export const serverCatalogueCases: readonly ConformanceCase[] = serverSearchCases;

/** Cases of the server alone, for which a mock shop has simpler answers; each needs a fresh API, too. */
export const serverCases: readonly ConformanceCase[] = [
  ...bulkChangeCases,
  ...productImportCases,
  ...serverAttributeCases,
  ...serverVisibilityCases,
  ...serverSynonymCases,
];
