import { addresses, type CallName } from "@shop/contract/addresses.ts";
import { ATTEMPT_HEADER } from "@shop/contract/constants.ts";
import {
  type Address,
  addressOf,
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
} from "@shop/contract/endpoint.ts";
import type { endpoints } from "@shop/contract/endpoints.ts";

import { errorOfAnswer, noAnswer } from "./api-error.ts";
import { toFormData } from "./form-data.ts";

type Endpoints = typeof endpoints;

/** The body of a call's answer. */
export type Answer<N extends CallName> = AnswerOf<Endpoints[N]>;

/** What a call's body holds. */
export type Body<N extends CallName> = BodyOf<Endpoints[N]>;

type OrNumbers<T> = { readonly [K in keyof T]: T[K] | number };

/** What a call takes. */
export interface CallInput<N extends CallName> {
  /** Values for the `:name` parts of its address. */
  readonly params?: OrNumbers<ParamsOf<Endpoints[N]>> | undefined;
  readonly query?: OrNumbers<QueryOf<Endpoints[N]>> | undefined;
  readonly body?: Body<N> | undefined;
  /** Ends the call: a read is given the signal of the screens that wait for it, a write none. */
  readonly signal?: AbortSignal | undefined;
  /** The bearer token of a signed-in shopper. */
  readonly token?: string | null | undefined;
  /** Names an attempt, so that the server answers its repetition as it answered the first. */
  readonly idempotencyKey?: string | undefined;
  /** The one HTTP status that counts as success, where not every 2xx does. */
  readonly onlyStatus?: number | undefined;
}

/** `fetch`, or what stands in for it: on the server, the API's own app in process. */
export type Fetcher = (address: string, init: RequestInit) => Promise<Response> | Response;

/** What a client of the API is made of. */
export interface ApiOptions {
  readonly fetch: Fetcher;
  /** The API's host with its scheme ('https://api.example.com'); empty for the page's own. */
  readonly baseUrl?: string;
  /** Milliseconds after which a call without an answer fails; 0 waits as long as it takes. */
  readonly timeoutMs?: number;
  /** Whether an answer's body has the form that the contract says: for tests; a browser takes it as it comes. */
  readonly accepts?: (name: CallName, body: unknown) => boolean;
}

/** Makes a call of the API by its name; rejects with an `ApiError`, or with the signal's reason where that ended it. */
export type Call = <N extends CallName>(name: N, input?: CallInput<N>) => Promise<Answer<N>>;

interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly token?: string | null | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly onlyStatus?: number | undefined;
}

/** The one function through which every call of the API goes. */
export function createCall({ fetch, baseUrl = "", timeoutMs = 0, accepts = wasRead }: ApiOptions): Call {
  function call<N extends CallName>(name: N, input?: CallInput<N>): Promise<Answer<N>>;
  async function call(name: CallName, input: AnyInput = {}): Promise<unknown> {
    const address: Address = addresses[name];
    const init = requestOf(address, input, baseUrl === "" ? "same-origin" : "include");
    const signal = endOf(input.signal, timeoutMs);
    if (signal) init.signal = signal;
    const { response, body } = await answerOf(async () => {
      const given = await fetch(baseUrl + addressOf(address, input.params, input.query), init);
      return { response: given, body: await readJson(given) };
    }, input.signal);
    const { status, ok } = response;
    if (input.onlyStatus === undefined ? !ok : status !== input.onlyStatus) throw errorOfAnswer(status, body);
    if (!accepts(name, body))
      throw noAnswer(new Error(`The answer of ${name} is not what the contract says.`));
    return body;
  }
  return call;
}

const wasRead = (_name: CallName, body: unknown): boolean => body !== undefined;

function requestOf(address: Address, input: AnyInput, credentials: RequestCredentials): RequestInit {
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

const endOf = (signal: AbortSignal | undefined, timeoutMs: number): AbortSignal | undefined => {
  if (timeoutMs <= 0) return signal;
  const end = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, end]) : end;
};

async function answerOf<T>(ask: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    // Whoever ended the call wants no error text for it.
    if (signal?.aborted) throw error;
    throw noAnswer(error);
  }
}

/** The body as JSON; undefined where it is none, which only a failed answer may be. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
