import type { MissingGroup } from "@shop/contract/imports/product-import.ts";
import { foldText } from "@shop/domain/search/folding.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Input } from "@shop/ui/input.tsx";
import { Pagination } from "@shop/ui/pagination/pagination.tsx";
import { useState } from "react";

import { usePaginationLabels } from "../shared/list/use-table-labels.ts";
import { ForeignGroup, type ForeignGroupProps } from "./foreign-group.tsx";
import { groupKey } from "./use-group-choices.ts";

/** Groups of a page. */
const PAGE = 20;

export interface ForeignGroupListProps extends Omit<ForeignGroupProps, "group"> {
  /** Text of the heading, which also names the list. */
  readonly title: string;
  /** The groups to list; nothing is rendered without any. */
  readonly groups: readonly MissingGroup[];
}

/** Groups that the shop does not have, in pages; those of more than one page are searched by name. */
export function ForeignGroupList({ title, groups, ...props }: ForeignGroupListProps) {
  const { report: texts } = useMessages("dashImports");
  const { locale } = useLocale();
  const labels = usePaginationLabels();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(1);
  if (groups.length === 0) return null;
  const searched = foldText(query);
  const found = groups.filter(({ category, sub_category: sub }) =>
    foldText(`${category} ${sub}`).includes(searched),
  );
  const pageCount = Math.ceil(found.length / PAGE);
  const page = Math.min(chosen, Math.max(1, pageCount));
  return (
    <div className="mb-3">
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      {groups.length > PAGE && (
        <Input
          type="search"
          aria-label={texts.searchGroups}
          placeholder={texts.searchGroups}
          className="mb-2 sm:max-w-80"
          value={query}
          onChange={({ target: { value } }) => {
            setQuery(value);
            setChosen(1);
          }}
        />
      )}
      <ul aria-label={title}>
        {found.slice((page - 1) * PAGE, page * PAGE).map((group) => (
          <ForeignGroup key={groupKey(group)} group={group} {...props} />
        ))}
      </ul>
      <output className="text-muted block py-2 text-sm empty:sr-only">
        {searched !== "" &&
          (found.length > 0 ? plural(locale, found.length, texts.groupsFound) : texts.noGroups)}
      </output>
      {pageCount > 1 && (
        <Pagination
          className="border-line border-t pt-2"
          {...{ page, pageCount, labels }}
          pageSize={PAGE}
          onPage={setChosen}
        />
      )}
    </div>
  );
}
