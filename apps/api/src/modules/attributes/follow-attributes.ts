import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";

import type { Queries } from "../../database/database.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { trackedValue } from "../catalogue/tracked-value.ts";
import { readAttributes, type StoredAttribute } from "./attributes.repository.ts";

/** Returns a function that has the attributes, which are read again after they have changed. */
export const followAttributes = (
  queries: Queries,
  catalogue: Pick<Catalogue, "track">,
): (() => Promise<AttributeSet<StoredAttribute>>) => trackedValue(catalogue, () => readAttributes(queries));
