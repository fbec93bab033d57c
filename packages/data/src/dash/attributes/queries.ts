import { queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { adminKeys } from "../admins/session.ts";

/** Query and mutation keys of attributes; mutations of different dialogs have different keys. */
const attributeKeys = {
  all: [...adminKeys.all, "attributes"],
  list: (deleted: boolean) => [...attributeKeys.all, "list", deleted],
} as const;

/** All attributes in their order, or all deleted ones. */
export const attributesQuery = (api: Api, deleted = false) =>
  queryOptions({
    queryKey: attributeKeys.list(deleted),
    queryFn: async ({ signal }) =>
      (await api.call("listAttributes", { query: { deleted: deleted ? "only" : undefined }, signal })).data,
  });
