import type { BulkField, BulkValue } from "@shop/domain/bulk/bulk-rule.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";

import { LocalText } from "../../shared/local-text.tsx";
import { useBulkWords } from "./bulk-words.ts";

export interface BulkValueTextProps {
  /** The field that the value is one of. */
  readonly field: BulkField;
  /** The value; that of a specification as it was entered. */
  readonly value: BulkValue;
  /** The attribute of a specification; null for other fields, and where it is not known. */
  readonly attribute: Attribute | null;
}

/** A value of a bulk change. */
export function BulkValueText({ field, value, attribute }: BulkValueTextProps) {
  const text = useBulkWords().value(field, value, attribute);
  return field === "specification" || field === "visibility" || field === "unit" || field === "supply" ? (
    <LocalText text={text} />
  ) : (
    <span className="figures whitespace-pre-line">{text}</span>
  );
}
