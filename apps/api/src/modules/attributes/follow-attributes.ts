import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";

import type { Queries } from "../../database/database.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import type { Tracked } from "../catalogue/change-log.ts";
import { readAttributes, type StoredAttribute } from "./attributes.repository.ts";

/** Returns a function that has the attributes, which are read again after they have changed. */
export function followAttributes(
  queries: Queries,
  catalogue: Pick<Catalogue, "track">,
): () => Promise<AttributeSet<StoredAttribute>> {
  let known: Promise<Tracked<AttributeSet<StoredAttribute>>> | undefined;
  return async () => {
    if (known && !(await known).isCurrent()) known = undefined;
    known ??= catalogue
      .track(() => readAttributes(queries))
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    const tracked = await known;
    tracked.noteUse();
    return tracked.value;
  };
}
