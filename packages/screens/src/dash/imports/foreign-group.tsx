import type { MissingGroup } from "@shop/contract/imports/product-import.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import { Combobox, type ComboboxOption } from "@shop/ui/combobox/combobox.tsx";
import X from "lucide-react/icons/x";

import { type GroupChoices, isUnnamed } from "./use-group-choices.ts";

const CREATE = "create";

export interface ForeignGroupProps {
  /** The category and sub category as the sheet names them, with the number of their lines. */
  readonly group: MissingGroup;
  /** The shop's sub categories. */
  readonly options: readonly ComboboxOption[];
  /** What is chosen for all groups so far, with the functions that change it. */
  readonly choices: GroupChoices;
  /** Disables the controls while a command of the import is being sent. */
  readonly isPending: boolean;
}

/** A group that the shop does not have, with the choice of the sub category that it is taken as. */
export function ForeignGroup({ group, options, choices, isPending }: ForeignGroupProps) {
  const { report: texts } = useMessages("dashImports");
  const { moving } = useMessages("dashShell");
  const { locale } = useLocale();
  const { category, sub_category: sub, lines } = group;
  const isAll = isUnnamed(group);
  const name = isAll ? texts.unnamedLines : `${category} / ${sub}`;
  const target = choices.targetOf(group);
  const isLost = target !== null && !options.some(({ value }) => value === String(target));
  const untargeted = choices.choice.createGroups && !isAll ? CREATE : null;
  return (
    <li className="border-line grid items-center gap-x-4 gap-y-1.5 border-t py-2 sm:grid-cols-[minmax(0,1fr)_20rem]">
      <p className="min-w-0 wrap-anywhere">
        {isAll ? (
          texts.unnamedLines
        ) : (
          <>
            <bdi>{category}</bdi> / <bdi>{sub}</bdi>
          </>
        )}{" "}
        <span className="text-muted">({plural(locale, lines, texts.missingLines)})</span>
      </p>
      <div className="min-w-0">
        <div className="flex items-center gap-1">
          <div className="min-w-0 grow">
            <Combobox
              aria-label={fill(texts.targetOf, { name })}
              options={isAll ? options : [{ value: CREATE, label: texts.createIt }, ...options]}
              value={target === null || isLost ? untargeted : String(target)}
              onChange={(value) =>
                value === CREATE ? choices.onCreate(group) : choices.onTarget(group, Number(value))
              }
              disabled={isPending}
              placeholder={texts.chooseTarget}
              searchPlaceholder={moving.search}
              emptyText={moving.nothing}
            />
          </div>
          {target !== null && (
            <Button
              variant="quiet"
              size="icon"
              disabled={isPending}
              aria-label={fill(texts.unmap, { name })}
              onClick={() => choices.onTarget(group, null)}
            >
              <X aria-hidden className="size-4" />
            </Button>
          )}
        </div>
        {isLost && <p className="text-negative mt-1">{texts.lostTarget}</p>}
      </div>
    </li>
  );
}
