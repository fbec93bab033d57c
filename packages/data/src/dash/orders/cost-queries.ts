import { mutationOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { adminOrderKeys, showChanged, showConflict } from "./queries.ts";

/** Corrects what the lines of an order cost the shop; `isOpen` while its dialog is open. */
export const changeOrderCostsMutation = (api: Api, id: number, isOpen: boolean) =>
  mutationOptions({
    mutationKey: adminOrderKeys.costs(id, isOpen),
    mutationFn: (body: RequestBody<"changeOrderCosts">) =>
      api.call("changeOrderCosts", { params: { id }, body }),
    onSuccess: (answer, _body, _result, { client }) => showChanged(client, answer, false),
    onError: (error, _body, _result, { client }) => showConflict(client, error),
  });
