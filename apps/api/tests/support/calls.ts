import type { AnswerOf, BodyOf, Endpoint } from "@shop/contract/endpoint.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import * as v from "valibot";

import { readAnswer } from "./read-answer.ts";
import type { TestApi } from "./test-api.ts";

/** Options of a call. */
export interface CallOptions<E extends Endpoint> {
  readonly body?: BodyOf<E>;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The remote address; without one the request is in process. */
  readonly from?: string;
}

/** Makes a call like a browser. */
export function send<E extends Endpoint>(
  api: Pick<TestApi, "request">,
  endpoint: E,
  { body, params, query, token, headers, from }: CallOptions<E> = {},
): Promise<Response> {
  const init: RequestInit = {
    method: endpoint.method,
    headers: {
      ...(endpoint.method === "POST" && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  return api.request(addressOf(endpoint, params, query), init, from);
}

/** Makes a call that succeeds; validates the answer by the contract. */
export async function call<E extends Endpoint>(
  api: Pick<TestApi, "request">,
  endpoint: E,
  options?: CallOptions<E>,
): Promise<AnswerOf<E>> {
  const response = await send(api, endpoint, options);
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
  return readAnswer(endpoint, body);
}

/** The error answer of a call. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

/** Makes a call that is rejected; validates the body by the contract. */
export async function refused<E extends Endpoint>(
  api: Pick<TestApi, "request">,
  endpoint: E,
  options?: CallOptions<E>,
): Promise<Refusal> {
  const response = await send(api, endpoint, options);
  const { code, errors } = v.parse(apiErrorSchema, await response.json());
  return { status: response.status, code, ...(errors && { errors }) };
}
