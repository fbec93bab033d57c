import { integer, pgTable, primaryKey } from "drizzle-orm/pg-core";

import { bytes } from "../../database/column-types.ts";
import { imports } from "./imports.table.ts";

/** The uploaded files of imports that can still be read in another way, in parts. */
export const importFiles = pgTable(
  "import_files",
  {
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** Position of the part in the file. */
    part: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.part] })],
);
