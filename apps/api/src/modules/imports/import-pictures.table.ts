import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { imports } from "./imports.table.ts";

/** Pictures that were uploaded for an import, by their file names. */
export const importPictures = pgTable(
  "import_pictures",
  {
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** The file name in lower case, without folders. */
    name: text().notNull(),
    /** Its address in the store; null where it was rejected. */
    image: text(),
    /** Why it was rejected. */
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.name] })],
);
