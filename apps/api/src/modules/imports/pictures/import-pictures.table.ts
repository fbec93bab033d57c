import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { imports } from "../imports.table.ts";

/** The files of the ZIPs of imports; lines name them. */
export const importPictures = pgTable(
  "import_pictures",
  {
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** Position in the ZIP. */
    position: integer().notNull(),
    /** Path in the ZIP. */
    name: text().notNull(),
    /** Address of the stored picture; null for a file that is none. */
    address: text(),
    /** Why it is no picture. */
    code: text(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);

/** A stored file. */
export type ImportPictureRow = typeof importPictures.$inferSelect;
