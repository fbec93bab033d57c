import type { MissingGroup } from "@shop/contract/entities/product-import.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { useState } from "react";

import { ForeignGroup, type ForeignGroupProps } from "./foreign-group.tsx";
import { groupKey } from "./use-group-choices.ts";

/** Groups that are listed before all are asked for. */
const LISTED = 20;

/** Props of {@link ForeignGroupList}. */
export interface ForeignGroupListProps extends Omit<ForeignGroupProps, "group"> {
  /** Text of the heading, which also names the list. */
  readonly title: string;
  /** The groups to list; nothing is rendered without any. */
  readonly groups: readonly MissingGroup[];
}

/** Groups that the shop does not have, the first of them until all are asked for. */
export function ForeignGroupList({ title, groups, ...props }: ForeignGroupListProps) {
  const { report: texts } = useMessages("dashImport");
  const [isWhole, setWhole] = useState(false);
  if (groups.length === 0) return null;
  const listed = isWhole ? groups : groups.slice(0, LISTED);
  return (
    <div className="mb-3">
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      <ul aria-label={title}>
        {listed.map((group) => (
          <ForeignGroup key={groupKey(group)} group={group} {...props} />
        ))}
      </ul>
      {listed.length < groups.length && (
        <Button size="sm" className="mt-1" onClick={() => setWhole(true)}>
          {fill(texts.allGroups, { count: groups.length })}
        </Button>
      )}
    </div>
  );
}
