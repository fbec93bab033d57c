import type { AdminProductFile, ProductFile } from "@shop/contract/product-files/product-file.ts";

import type { ShopState } from "../shop/state.ts";

/** A file as administrators see it, with what the last check of its link found. */
export const toAdminFile = (
  { linkChecks }: Pick<ShopState, "linkChecks">,
  file: ProductFile,
): AdminProductFile => ({
  ...file,
  ...(linkChecks.get(file.id) ?? { checked_at: null, fault: null, dead: false }),
});
