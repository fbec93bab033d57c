import { ApiError } from "@shop/contract/api-error.ts";
import { type AnswerOf, addressOf, type Endpoint, type QueryOf } from "@shop/contract/endpoint.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import * as v from "valibot";

/** Makes a public call of the API in process, as pages do, and so from the same caches; throws what the API refuses as an {@link ApiError}. */
export type OwnCalls = <E extends Endpoint & { readonly access: "public" }>(
  endpoint: E,
  input?: {
    readonly params?: Readonly<Record<string, number | string>>;
    readonly query?: QueryOf<E> & Readonly<Record<string, string | undefined>>;
  },
) => Promise<AnswerOf<E>>;

/** Calls of an app in process. */
export const ownCalls =
  (app: { readonly request: (address: string) => Response | Promise<Response> }): OwnCalls =>
  async (endpoint, { params, query } = {}) => {
    const response = await app.request(addressOf(endpoint, params, query));
    const answer: unknown = await response.json();
    if (response.ok) return v.parse(endpoint.answer, answer);
    const { code, message, errors } = v.parse(apiErrorSchema, answer);
    throw new ApiError(code, { message, ...(errors && { errors }) });
  };
