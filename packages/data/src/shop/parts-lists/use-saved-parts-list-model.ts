import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { savedPartsListQuery } from "./queries.ts";
import type { SavedPartsListView } from "./view.ts";

/** The model of the screen of the parts list that is kept under a token. */
export const useSavedPartsListModel = ({ token }: { readonly token: string }): SavedPartsListView => ({
  saved: toRemote(useQuery(savedPartsListQuery(useApi(), token))),
});
