import { mutationOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { adminOrderKeys, showChanged, showConflict } from "./queries.ts";

/** Changes the last day and the terms of a quotation; `isOpen` while its dialog is open. */
export const changeQuotationMutation = (api: Api, id: number, isOpen: boolean) =>
  mutationOptions({
    mutationKey: adminOrderKeys.quotation(id, isOpen),
    mutationFn: (body: RequestBody<"changeQuotation">) =>
      api.call("changeQuotation", { params: { id }, body }),
    onSuccess: (answer, _body, _result, { client }) => showChanged(client, answer, false),
    onError: (error, _body, _result, { client }) => showConflict(client, error),
  });

/** Mails a quotation, in the version that the reader has seen, to its buyer. */
export const mailQuotationMutation = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: adminOrderKeys.mailQuotation(id),
    mutationFn: (version: number) => api.call("mailQuotation", { params: { id }, body: { version } }),
    onSuccess: (answer, _version, _result, { client }) => showChanged(client, answer, false),
    onError: (error, _version, _result, { client }) => showConflict(client, error),
  });
