import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { useApi } from "../../api-context.tsx";
import { isNotFound, nextPageSubmission, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { useMayDo } from "../admins/use-may-do.ts";
import { attributesQuery } from "../attributes/queries.ts";
import { subCategoryChoicesQuery } from "../sub-categories/sub-category-choices.ts";
import {
  importCommandMutation,
  importLinesQuery,
  importQuery,
  showImported,
  uploadPicturesMutation,
} from "./queries.ts";
import type { ImportView, ShownLines } from "./view.ts";

/** States in which the lines of an import are known. */
const withLines = new Set(["checked", "applied", "undone"]);

const noAttributes = [] as const;

/** The model of the page of one import; `isMissing` where there is no import with the id. */
export function useImportModel(id: number, shown: ShownLines): ImportView & { readonly isMissing: boolean } {
  const api = useApi();
  const client = useQueryClient();
  const seesCosts = useMayDo("costs");
  const found = useQuery(importQuery(api, id));
  const state = found.data?.state ?? "";
  const lines = useInfiniteQuery({
    ...importLinesQuery(api, id, shown, `${state} ${found.data?.counts.created ?? 0}`),
    enabled: withLines.has(state),
  });
  const { missing_groups: missing = [], mapped_groups: mapped = [] } = found.data ?? {};
  const subCategories = useQuery({
    ...subCategoryChoicesQuery(api),
    enabled: state === "checked" && missing.length + mapped.length > 0,
  });
  const attributes = useQuery({
    ...attributesQuery(api),
    enabled: state === "uploaded" || state === "checked",
  });
  const { submit, ...command } = useSingleMutation(importCommandMutation(api, id));
  const [progress, setProgress] = useState(0);
  const pictures = useSingleMutation(uploadPicturesMutation(id, setProgress));
  const before = useRef(state);
  useEffect(() => {
    // Products show their new values once the step has ended.
    if (before.current === "applying" || before.current === "undoing") {
      if (state === "applied" || state === "undone") showImported(client);
    }
    before.current = state;
  }, [state, client]);
  return {
    isMissing: isNotFound(found.error),
    seesCosts,
    found: toRemote(found),
    command: toSubmission(command, errorCodeOrMessage),
    lines: {
      lines: toRemote(lines, ({ pages }) => ({
        items: pages.flatMap(({ data }) => data),
        hasMore: lines.hasNextPage,
      })),
      more: nextPageSubmission(lines),
      onLoadMore: () => void lines.fetchNextPage(),
    },
    pictures: {
      upload: toSubmission(pictures, errorCodeOrMessage),
      progress,
      onUpload: (file) => {
        setProgress(0);
        pictures.submit(file);
      },
      onRemove: () => submit({ name: "deleteImportPictures" }),
    },
    subCategories: toRemote(subCategories),
    attributes: attributes.data ?? noAttributes,
    onCheck: ({ fields, decimal, costRate, createGroups, mappedGroups, answers }) =>
      submit({
        name: "checkImport",
        body: {
          fields: [...fields],
          decimal,
          cost_rate: costRate,
          create_groups: createGroups,
          ...answers,
          mapped_groups: mappedGroups.map((one) => ({
            category: one.category,
            sub_category: one.sub_category,
            sub_category_id: one.sub_category_id,
          })),
        },
      }),
    onReadAgain: (choice) => submit({ name: "readImportFile", body: { ...choice } }),
    onApply: (acceptsPriceJumps) => submit({ name: "applyImport", acceptsPriceJumps }),
    onCancel: () => submit({ name: "cancelImport" }),
    onUndo: () => submit({ name: "undoImport" }),
  };
}
