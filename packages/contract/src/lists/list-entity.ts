import * as v from "valibot";

import { idRule, keptFields, type OptionalField } from "../rules.ts";
import { formVersion, versionSchema } from "./version.ts";

/** What every entry of a list of the dashboard has beside its own fields. */
const listEntries = {
  version: versionSchema,
  /** Time of the deletion; null where it is not deleted. */
  deleted_at: v.nullable(v.string()),
};

/** The same for an entry that products belong to. */
export const productListEntries = {
  /** Number of products on sale. */
  products: v.pipe(v.number(), v.integer()),
  ...listEntries,
};

/**
 * Declares an entity that is edited in a list: its entries (`entry`), the form of a new one (`form`), and that of an updated one (`update`), whose
 * missing optional fields keep their value. `ref` names them in the documentation of the API; `shown` is what an entry shows, its fields included.
 */
export const listEntity = <
  const Ref extends string,
  Required extends v.ObjectEntries,
  Optional extends Readonly<Record<string, OptionalField>>,
  Shown extends v.ObjectEntries,
>({
  ref,
  required,
  optional,
  shown,
}: {
  readonly ref: Ref;
  readonly required: Required;
  readonly optional: Optional;
  readonly shown: Shown;
}) => ({
  entry: v.pipe(v.object({ id: idRule, ...shown, ...listEntries }), v.metadata({ ref })),
  form: v.pipe(v.object({ ...required, ...optional }), v.metadata({ ref: `${ref}Form` })),
  update: v.pipe(
    v.object({ version: formVersion, ...required, ...keptFields(optional) }),
    v.metadata({ ref: `${ref}Update` }),
  ),
});
