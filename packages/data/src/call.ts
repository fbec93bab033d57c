import { type CallName, shopAddresses } from "@shop/contract/addresses.ts";
import {
  type Address,
  addressOf,
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
} from "@shop/contract/endpoint.ts";
import type { endpoints } from "@shop/contract/endpoints.ts";
import { ATTEMPT_HEADER } from "@shop/domain/constants.ts";

import { toFormData } from "./form-data.ts";
import { connectionError, responseError } from "./request-error.ts";

type Endpoints = typeof endpoints;

/** The body of a call's response. */
export type ResponseBody<N extends CallName> = AnswerOf<Endpoints[N]>;

/** The body of a call's request. */
export type RequestBody<N extends CallName> = BodyOf<Endpoints[N]>;

type OrNumbers<T> = { readonly [K in keyof T]: T[K] | number };

/** The input of a call. */
interface CallInput<N extends CallName> {
  /** Values of the path's `:name` parameters. */
  readonly params?: OrNumbers<ParamsOf<Endpoints[N]>> | undefined;
  readonly query?: OrNumbers<QueryOf<Endpoints[N]>> | undefined;
  readonly body?: RequestBody<N> | undefined;
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined;
  /** The bearer token of a signed-in shopper. */
  readonly token?: string | null | undefined;
  /** The server answers a repeated request with the same key as it answered the first. */
  readonly idempotencyKey?: string | undefined;
  /** The one HTTP status that counts as success, where not every 2xx does. */
  readonly onlyStatus?: number | undefined;
  /** The timeout of this request in milliseconds; by default that of the client. */
  readonly timeoutMs?: number | undefined;
}

/** `fetch`, or the API's own app in process on the server. */
export type Fetcher = (address: string, init: RequestInit) => Promise<Response> | Response;

/** Options of an API client. */
export interface ApiOptions {
  readonly fetch: Fetcher;
  /** Method and address of every call that will be made; by default of the calls of shoppers' pages. */
  readonly addresses?: Readonly<Partial<Record<CallName, Address>>>;
  /** The API's origin ('https://api.example.com'); empty for the page's own. */
  readonly baseUrl?: string;
  /** The timeout of a request in milliseconds; 0 for none. */
  readonly timeoutMs?: number;
  /** Validates a response body; by default any JSON is valid, so that a browser loads no schemas. */
  readonly accepts?: (name: CallName, body: unknown) => boolean;
}

/** Makes a call by its name; rejects with a `RequestError`, or with the signal's reason after an abort. */
export type Call = <N extends CallName>(name: N, input?: CallInput<N>) => Promise<ResponseBody<N>>;

interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly token?: string | null | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly onlyStatus?: number | undefined;
  readonly timeoutMs?: number | undefined;
}

/** Creates the function that makes every call of the API. */
export function createCall({
  fetch,
  addresses = shopAddresses,
  baseUrl = "",
  timeoutMs = 0,
  accepts = isJson,
}: ApiOptions): Call {
  function call<N extends CallName>(name: N, input?: CallInput<N>): Promise<ResponseBody<N>>;
  async function call(name: CallName, input: AnyInput = {}): Promise<unknown> {
    const address = addresses[name];
    if (!address) throw new Error(`This client has no address of ${name}.`);
    const init = requestInit(address, input, baseUrl === "" ? "same-origin" : "include");
    const signal = withTimeout(input.signal, input.timeoutMs ?? timeoutMs);
    if (signal) init.signal = signal;
    const { response, body } = await withConnectionError(async () => {
      const received = await fetch(baseUrl + addressOf(address, input.params, input.query), init);
      return { response: received, body: await parseBody(received) };
    }, input.signal);
    const { status, ok } = response;
    if (input.onlyStatus === undefined ? !ok : status !== input.onlyStatus) throw responseError(status, body);
    if (!accepts(name, body))
      throw connectionError(new Error(`The response of ${name} does not match its schema.`));
    return body;
  }
  return call;
}

const isJson = (_name: CallName, body: unknown): boolean => body !== undefined;

function requestInit(
  address: Address,
  input: AnyInput,
  credentials: NonNullable<RequestInit["credentials"]>,
): RequestInit {
  const headers = new Headers({ accept: "application/json" });
  if (input.token) headers.set("authorization", `Bearer ${input.token}`);
  if (input.idempotencyKey) headers.set(ATTEMPT_HEADER, input.idempotencyKey);
  const init: RequestInit = { method: address.method, headers, credentials };
  const { sends } = address;
  if (sends === "form" || sends === "multipart") init.body = toFormData(input.body);
  else if (address.method === "POST") {
    headers.set("content-type", "application/json");
    if (input.body !== undefined) init.body = JSON.stringify(input.body);
  }
  return init;
}

const withTimeout = (signal: AbortSignal | undefined, timeoutMs: number): AbortSignal | undefined => {
  if (timeoutMs <= 0) return signal;
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
};

async function withConnectionError<T>(
  request: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  try {
    return await request();
  } catch (error) {
    // An abort by the caller is no error to be shown.
    if (signal?.aborted) throw error;
    throw connectionError(error);
  }
}

/** A file of a successful response, such as a paper; any other body as JSON. */
const parseBody = (response: Response): Promise<unknown> =>
  response.ok && response.headers.get("content-type") === "application/pdf"
    ? response.blob()
    : parseJson(response);

/** The body as JSON; undefined where it is not JSON, which is an error in a successful response only. */
async function parseJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
