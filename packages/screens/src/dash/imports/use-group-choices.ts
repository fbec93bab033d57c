import {
  type GroupMapping,
  type MappedGroup,
  MAX_FOREIGN_GROUPS,
  type MissingGroup,
  type ProductImport,
} from "@shop/contract/imports/product-import.ts";
import type { ForeignGroupChoice } from "@shop/data/dash/imports/view.ts";
import { useState } from "react";

/** What is chosen for the groups that the shop does not have; it holds with the next check. */
export interface GroupChoices {
  /** What the next check is to be asked for. */
  readonly choice: ForeignGroupChoice;
  /** Whether something was chosen that the last check does not contain. */
  readonly isChanged: boolean;
  /** The id of the sub category that a group is taken as; null for none. */
  readonly targetOf: (group: MissingGroup) => number | null;
  readonly onTarget: (group: MissingGroup, subCategoryId: number | null) => void;
  /** Has a group created, and so all others without a sub category. */
  readonly onCreate: (group: MissingGroup) => void;
}

interface Changes {
  /** The check that was changed. */
  readonly base: ProductImport;
  /** Chosen sub categories by the keys of their groups. */
  readonly targets: ReadonlyMap<string, number | null>;
  readonly createGroups: boolean;
}

/** What tells the groups of an import apart. */
export const groupKey = ({ category, sub_category: sub }: Omit<GroupMapping, "sub_category_id">): string =>
  `${category}\u001F${sub}`;

/** Whether a group is that of the lines of new products that name none. */
export const isUnnamed = ({ sub_category: sub }: Pick<GroupMapping, "sub_category">): boolean => sub === "";

/** The groups that lines of the sheet name. */
export const namedGroups = (found: ProductImport): MappedGroup[] =>
  found.mapped_groups.filter(({ lines }) => lines > 0);

/** Collects what is chosen for the groups of a checked import, until the next check. */
export function useGroupChoices(found: ProductImport): GroupChoices {
  const unchanged: Changes = { base: found, targets: new Map(), createGroups: found.create_groups };
  const [last, setLast] = useState(unchanged);
  const changes = last.base === found ? last : unchanged;
  const stored = new Map(found.mapped_groups.map((one) => [groupKey(one), one.sub_category_id]));
  const targetOf: GroupChoices["targetOf"] = (group) => {
    const key = groupKey(group);
    return changes.targets.get(key) ?? (changes.targets.has(key) ? null : (stored.get(key) ?? null));
  };
  const targetsWith = (group: MissingGroup, id: number | null): Changes["targets"] => {
    const key = groupKey(group);
    const targets = new Map(changes.targets);
    if (id === (stored.get(key) ?? null)) targets.delete(key);
    else targets.set(key, id);
    return targets;
  };
  const unused = found.mapped_groups.filter(({ lines }) => lines === 0);
  return {
    choice: {
      // Those that this sheet does not name are kept as far as there is room.
      mappedGroups: [...namedGroups(found), ...found.missing_groups, ...unused]
        .flatMap((group): GroupMapping[] => {
          const id = targetOf(group);
          return id === null
            ? []
            : [{ category: group.category, sub_category: group.sub_category, sub_category_id: id }];
        })
        .slice(0, MAX_FOREIGN_GROUPS),
      createGroups: changes.createGroups,
    },
    isChanged: changes.targets.size > 0 || changes.createGroups !== found.create_groups,
    targetOf,
    onTarget: (group, id) => setLast({ ...changes, targets: targetsWith(group, id) }),
    onCreate: (group) => setLast({ ...changes, targets: targetsWith(group, null), createGroups: true }),
  };
}
