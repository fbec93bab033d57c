import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { nextPageSubmission, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { importsQuery, uploadImportMutation } from "./queries.ts";
import type { ImportListView } from "./view.ts";

/** The model of the page of imports; `onUploaded` gets the id of an uploaded one. */
export function useImportListModel(onUploaded: (id: number) => void): ImportListView {
  const list = useInfiniteQuery(importsQuery(useApi()));
  const [progress, setProgress] = useState(0);
  const upload = useSingleMutation(uploadImportMutation(setProgress), {
    onSuccess: ({ import: { id } }) => onUploaded(id),
  });
  return {
    imports: toRemote(list, ({ pages }) => ({
      items: pages.flatMap(({ data }) => data),
      hasMore: list.hasNextPage,
    })),
    more: nextPageSubmission(list),
    onLoadMore: () => void list.fetchNextPage(),
    upload: toSubmission(upload, errorCodeOrMessage),
    progress,
    onUpload: (file) => {
      setProgress(0);
      upload.submit(file);
    },
  };
}
