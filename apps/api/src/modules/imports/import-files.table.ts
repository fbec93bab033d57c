import { customType, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";

import { imports } from "./imports.table.ts";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

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
