import { fileURLToPath } from "node:url";

import type { StaticFolder } from "./static-files.ts";

/** The logos of the brands that the demonstration shop distributes. */
export const brands: StaticFolder = {
  folder: fileURLToPath(new URL("../../../packages/fixtures/brands", import.meta.url)),
  prefix: "/brands/",
  maxAge: 86_400,
};
