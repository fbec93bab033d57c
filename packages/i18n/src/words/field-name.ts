import { attributeOfField } from "@shop/domain/specifications/attribute-set.ts";

/** The name of a field of the change history by the texts of a language; an unknown field keeps its own. */
export const fieldName = (field: string, names: Readonly<Record<string, string>>): string =>
  attributeOfField(field)?.name ??
  names[field] ??
  // The API reads the description of a sub category by this spelling.
  names[field.replace(/_id$/, "").replace("desctription", "description")] ??
  field;
