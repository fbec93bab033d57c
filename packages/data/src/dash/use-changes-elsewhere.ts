import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { useApi } from "../api-context.tsx";
import { adminQuery } from "./admins/session.ts";
import { orderMarksQuery } from "./orders/order-marks.ts";
import { adminOrderKeys } from "./orders/queries.ts";
import type { ChangeElsewhere } from "./orders/view.ts";

/** A change with the version that it stored. */
export interface VersionedChange extends ChangeElsewhere {
  readonly version: number;
  readonly fresh: boolean;
}

/**
 * The changes of orders by other people and in other windows, by order id. There are none while this page saves a change: the stream may
 * announce it before its answer arrives.
 */
export function useChangesElsewhere(): ReadonlyMap<number, VersionedChange> {
  const { data } = useQuery(orderMarksQuery());
  const { data: admin } = useQuery({ ...adminQuery(useApi()), enabled: false });
  // Read and not subscribed to: the end of a change notes it or shows the stored order, which renders again. (`useIsMutating` would bring
  // 15 kB of unrelated libraries, whose chunk it shares.)
  const isSaving = useQueryClient().isMutating({ mutationKey: adminOrderKeys.all }) > 0;
  const elsewhere = data?.elsewhere;
  const email = admin?.email;
  return useMemo(
    () =>
      new Map(
        Array.from(isSaving ? [] : (elsewhere ?? []), ([id, { by, version, fresh }]) => [
          id,
          { by: by === email ? null : by, version, fresh },
        ]),
      ),
    [elsewhere, email, isSaving],
  );
}
