import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { fieldErrorsOf, isNotFound, toFormState, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import {
  importSuppliesMutation,
  receivedQuery,
  removeSupplyMutation,
  setSupplyMutation,
  supplierQuery,
} from "./queries.ts";
import type { SupplierQuery, SupplierView } from "./view.ts";

/** The model of the page of a supplier's products; `isMissing` where there is none with the id. */
export function useSupplierModel(
  id: number,
  { page, received }: SupplierQuery,
): SupplierView & { readonly isMissing: boolean } {
  const api = useApi();
  const supplier = useQuery(supplierQuery(api, id, page));
  const setting = useSingleMutation(setSupplyMutation(api, id));
  const removing = useSingleMutation(removeSupplyMutation(api, id));
  const upload = useSingleMutation(importSuppliesMutation(api, id));
  return {
    isMissing: isNotFound(supplier.error),
    supplier: toRemote(supplier),
    received: toRemote(useQuery(receivedQuery(api, id, received))),
    setting: toFormState(setting),
    set: setting.data ?? null,
    onSet: (supply, productId) => setting.submit({ supply, id: productId }),
    removing: toSubmission(removing, errorCodeOrMessage),
    onRemove: removing.submit,
    upload: toSubmission(upload, (error) => fieldErrorsOf(error)["file"] ?? errorCodeOrMessage(error)),
    list: upload.data ?? null,
    onList: upload.submit,
  };
}
