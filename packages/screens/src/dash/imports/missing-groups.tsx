import type { ProductImport } from "@shop/contract/entities/product-import.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";

/** Missing groups that are listed; a sheet with more has the wrong column. */
const LISTED = 20;

/** Props of {@link MissingGroups}. */
export interface MissingGroupsProps {
  readonly found: ProductImport;
  readonly isPending: boolean;
  /** Checks the lines again as if the groups existed. */
  readonly onCreate: () => void;
}

/** The categories and sub categories that lines name and the shop does not have, with the offer to create them. */
export function MissingGroups({ found, isPending, onCreate }: MissingGroupsProps) {
  const { report: texts } = useMessages("dashImport");
  const { locale } = useLocale();
  const groups = found.missing_groups;
  if (groups.length === 0) return null;
  return (
    <div className="border-line bg-sunken mb-4 rounded-md border p-3 text-sm">
      <p className="font-semibold">{plural(locale, groups.length, texts.missing)}</p>
      <ul className="mt-1 list-disc ps-5">
        {groups.slice(0, LISTED).map(({ category, sub_category: sub, lines }) => (
          <li key={`${category} ${sub}`}>
            <bdi>{category}</bdi> / <bdi>{sub}</bdi>{" "}
            <span className="text-muted">({plural(locale, lines, texts.missingLines)})</span>
          </li>
        ))}
        {groups.length > LISTED && <li>…</li>}
      </ul>
      {found.create_groups ? (
        <p className="mt-2">{texts.groupsCreated}</p>
      ) : (
        <Button size="sm" className="mt-2" disabled={isPending} onClick={onCreate}>
          {texts.createGroups}
        </Button>
      )}
    </div>
  );
}
