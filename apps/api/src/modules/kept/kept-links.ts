import type { Kept } from "@shop/contract/accounts/kept-link.ts";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "../../database/database.ts";
import { keptLinks } from "./kept-links.table.ts";

/** What the token of a kept cart or parts list opens, and its name. */
export async function findKept<S extends v.GenericSchema>(
  queries: Queries,
  { kind, schema, token }: { readonly kind: Kept["kind"]; readonly schema: S; readonly token: string },
): Promise<{ readonly name: string; readonly content: v.InferOutput<S> } | undefined> {
  const [row] = await queries
    .select({ name: keptLinks.name, content: keptLinks.content })
    .from(keptLinks)
    .where(and(eq(keptLinks.token, token), eq(keptLinks.kind, kind)));
  return row && { name: row.name, content: v.parse(schema, row.content) };
}
