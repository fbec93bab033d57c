import type { SynonymGroup, SynonymUpdate } from "@shop/contract/search-synonyms/synonym-group.ts";
import { synonymsIn } from "@shop/domain/search/synonyms.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import type { DataTableColumn } from "@shop/ui/data-table/data-table-types.ts";
import { lazy, useMemo } from "react";

import { LocalText } from "../../shared/local-text.tsx";
import { ListScreen, type ListScreenView } from "../shared/list/list-screen.tsx";

const SynonymDialogs = lazy(async () => ({
  default: (await import("./synonym-dialogs.tsx")).SynonymDialogs,
}));

/** The groups of words that mean the same to the search, with the dialogs that add, change and delete them. */
export function SearchSynonymsScreen(view: ListScreenView<SynonymGroup, SynonymUpdate>) {
  const texts = useMessages("dashSearchSynonyms");
  const columns = useMemo<readonly DataTableColumn<SynonymGroup>[]>(
    () => [
      {
        id: "words",
        label: texts.words,
        size: 640,
        render: ({ words }) => (
          <span className="flex flex-wrap gap-2 py-1">
            {synonymsIn(words).map((word) => (
              <Badge key={word} className="wrap-anywhere whitespace-normal">
                <LocalText text={word} />
              </Badge>
            ))}
          </span>
        ),
      },
    ],
    [texts],
  );
  return (
    <ListScreen
      {...{ view, texts, columns }}
      layoutName="search-synonyms"
      nameOf={({ words }) => words}
      Dialogs={SynonymDialogs}
    />
  );
}
