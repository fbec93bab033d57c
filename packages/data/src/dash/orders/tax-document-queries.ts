import type { NewTaxDocument } from "@shop/contract/tax-documents/tax-document.ts";
import { mutationOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { adminOrderKeys, showChanged } from "./queries.ts";

/** Issues an invoice or a credit note of an order. */
export const issueTaxDocumentMutation = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: [...adminOrderKeys.all, "issue-tax-document", id],
    mutationFn: (body: NewTaxDocument) => api.call("issueTaxDocument", { params: { id }, body }),
    onSuccess: (answer, _body, _result, { client }) => showChanged(client, answer, false),
  });
