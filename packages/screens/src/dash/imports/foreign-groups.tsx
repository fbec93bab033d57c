import type { ProductImport } from "@shop/contract/imports/product-import.ts";
import type { ForeignGroupChoice } from "@shop/data/dash/imports/view.ts";
import type { SubCategoryChoice } from "@shop/data/dash/products/view.ts";
import type { Remote } from "@shop/data/view.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { useSubCategoryOptions } from "../shared/form/use-sub-category-options.ts";
import { ForeignGroupList, type ForeignGroupListProps } from "./foreign-group-list.tsx";
import { type GroupChoices, isUnnamed, namedGroups } from "./use-group-choices.ts";

export interface ForeignGroupsProps {
  /** The checked import with its missing and mapped groups. */
  readonly found: ProductImport;
  /** The shop's sub categories that a group can be taken as. */
  readonly subCategories: Remote<readonly SubCategoryChoice[]>;
  /** What is chosen for the groups since the last check, with the functions that change it. */
  readonly choices: GroupChoices;
  /** Disables the controls while a command of the import is being sent. */
  readonly isPending: boolean;
  /** Checks the lines again with a choice. */
  readonly onCheck: (choice: ForeignGroupChoice) => void;
}

/** The lists, once the shop's sub categories are loaded. */
function GroupLists({
  found,
  subCategories,
  ...props
}: Omit<ForeignGroupListProps, "title" | "groups" | "options"> & {
  readonly found: ProductImport;
  readonly subCategories: readonly SubCategoryChoice[];
}) {
  const { report: texts } = useMessages("dashImports");
  const { locale } = useLocale();
  const options = useSubCategoryOptions(subCategories);
  const unnamed = [...found.missing_groups, ...namedGroups(found)].filter(isUnnamed);
  const [missing, mapped] = [found.missing_groups, namedGroups(found)].map((groups) =>
    groups.filter((group) => !isUnnamed(group)),
  );
  return (
    <>
      <ForeignGroupList title={texts.unnamed} groups={unnamed} {...{ options, ...props }} />
      <ForeignGroupList
        title={plural(locale, missing?.length ?? 0, texts.missing)}
        groups={missing ?? []}
        {...{ options, ...props }}
      />
      <ForeignGroupList
        title={plural(locale, mapped?.length ?? 0, texts.mapped)}
        groups={mapped ?? []}
        {...{ options, ...props }}
      />
    </>
  );
}

/**
 * The categories and sub categories that lines name and the shop does not have: each is taken as a sub category of the shop, or all
 * others are created.
 */
export function ForeignGroupsSection({
  found,
  subCategories,
  choices,
  isPending,
  onCheck,
}: ForeignGroupsProps) {
  const { report: texts, columns } = useMessages("dashImports");
  const groups = [...found.missing_groups, ...namedGroups(found)];
  if (groups.length === 0) return null;
  const { choice, isChanged } = choices;
  const named = groups.filter((group) => !isUnnamed(group));
  const open = named.filter((group) => choices.targetOf(group) === null);
  const areOthers = open.length < named.length;
  return (
    <div className="border-line bg-sunken mb-4 rounded-md border p-3 text-sm">
      {named.length > 0 && <p className="text-muted mb-3">{texts.groupsHint}</p>}
      <RemoteView
        remote={subCategories}
        skeleton={<Skeleton className="h-24 rounded-md" />}
        failed={texts.groupsFailed}
      >
        {(data) => <GroupLists {...{ found, choices, isPending }} subCategories={data} />}
      </RemoteView>
      <div className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-3 empty:hidden">
        {isChanged && (
          <>
            <Button size="sm" variant="signal" disabled={isPending} onClick={() => onCheck(choice)}>
              {columns.checkAgain}
            </Button>
            <p>{texts.checkFirst}</p>
          </>
        )}
        {open.length > 0 && choice.createGroups && (
          <p>{areOthers ? texts.othersCreated : texts.groupsCreated}</p>
        )}
        {open.length > 0 && (
          <Button
            size="sm"
            variant={choice.createGroups ? "quiet" : "outline"}
            disabled={isPending}
            onClick={() => onCheck({ ...choice, createGroups: !choice.createGroups })}
          >
            {choice.createGroups ? texts.leaveGroups : areOthers ? texts.createOthers : texts.createGroups}
          </Button>
        )}
      </div>
    </div>
  );
}
