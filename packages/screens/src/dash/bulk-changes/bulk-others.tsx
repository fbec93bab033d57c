import type { BulkOtherChange } from "@shop/contract/bulk-changes/bulk-change.ts";
import type { BulkField } from "@shop/domain/bulk/bulk-rule.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";

import { BulkValueText } from "./bulk-value.tsx";

export interface BulkOthersProps {
  /** The field that the rule changes; it decides how values are formatted. */
  readonly field: BulkField;
  /** The attribute of a specification; null for other fields. */
  readonly attribute: Attribute | null;
  /** Changes that others have made since the preview; may be empty. */
  readonly others: readonly BulkOtherChange[];
}

/** Says that nothing was applied because products have changed since the preview, and what changed. */
export function BulkOthers({ field, attribute, others }: BulkOthersProps) {
  const texts = useMessages("dashBulkChanges");
  const { locale } = useLocale();
  const isolated = useIsolated();
  return (
    <div role="alert" className="border-caution mb-4 rounded-md border p-3">
      <p className="font-semibold">{texts.conflict}</p>
      {others.length > 0 && (
        <>
          <p className="mt-2 text-sm">{texts.others}</p>
          <ul className="text-sm">
            {others.map((one) => (
              <li key={`${one.id} ${one.at}`} className="py-0.5">
                <bdi>{fill(texts.otherOf, { name: isolated(localName(one, locale)), who: one.by })}</bdi>
                {": "}
                {one.old === null || one.new === null ? (
                  texts.otherEdit
                ) : (
                  <>
                    <BulkValueText value={one.old} {...{ field, attribute }} />
                    {" → "}
                    <BulkValueText value={one.new} {...{ field, attribute }} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
