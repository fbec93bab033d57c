import * as v from "valibot";

import { wholeNumberRule } from "../rules.ts";

/** Version of an entity for optimistic locking: a form sends the version that it was opened with. */
export const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The version that a form was opened with; without one the stored values are overwritten. */
export const formVersion = v.optional(wholeNumberRule(1, 2_147_483_647));
