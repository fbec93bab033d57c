/** A value of a document of the tax authority. */
export type DocumentValue = string | number | readonly DocumentValue[] | DocumentFields;

/** Fields of a document of the tax authority, in the sequence in which they are written. */
export interface DocumentFields {
  readonly [field: string]: DocumentValue;
}

const isList = (value: DocumentValue): value is readonly DocumentValue[] => Array.isArray(value);

/**
 * The text of a document over which its hash is made, as the tax authority's 'Document Serialization Approach' writes it: names of fields in capitals and values
 * in quotation marks, without anything between them; a list has its name once for itself and once more before each of its values.
 */
export function canonicalText(value: DocumentValue): string {
  if (typeof value === "string" || typeof value === "number") return `"${value}"`;
  if (isList(value)) return value.map(canonicalText).join("");
  return Object.entries(value)
    .map(([field, own]) => {
      const name = `"${field.toUpperCase()}"`;
      return isList(own)
        ? name + own.map((one) => name + canonicalText(one)).join("")
        : name + canonicalText(own);
    })
    .join("");
}
