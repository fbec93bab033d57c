import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { quarantineMovesQuery, quarantineQuery } from "./queries.ts";
import { useQuarantineDecision } from "./use-quarantine-decision.ts";
import type { QuarantineQuery, QuarantineView } from "./view.ts";

/** The model of the page of units that are not for sale. */
export function useQuarantineModel({ page, moves }: QuarantineQuery): QuarantineView {
  const api = useApi();
  return {
    held: toRemote(useQuery(quarantineQuery(api, page))),
    moves: toRemote(useQuery(quarantineMovesQuery(api, moves))),
    ...useQuarantineDecision(),
  };
}
