import { type AnswerOf, addressOf, API_PREFIX, type Endpoint } from "@shop/contract/endpoint.ts";
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { GenericSchema, InferOutput } from "valibot";

import type { ApiEnvironment } from "./api-environment.ts";
import { ApiError } from "./api-error.ts";
import type { CatalogueAnswers } from "./catalogue-answers.ts";
import { bodyRules, readBody, readBy } from "./read-input.ts";

type OutputOf<S> = S extends GenericSchema ? InferOutput<S> : undefined;
type SchemaOf<B> = B extends { readonly schema: infer S } ? S : undefined;

/** A call that has been read and checked. */
export interface Call<E extends Endpoint> {
  readonly params: OutputOf<E["params"]>;
  readonly query: OutputOf<E["query"]>;
  readonly body: OutputOf<SchemaOf<E["body"]>>;
  readonly context: Context<ApiEnvironment>;
}

/** What makes an endpoint's answer. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>;

/** Makes an answer that is too large to be held, as pieces of its JSON; null where it is not. */
export type Streamer<E extends Endpoint> = (call: Call<E>) => Promise<AsyncIterable<string> | null>;

/** Where the modules put their endpoints. */
export interface EndpointRoutes {
  /** Every endpoint served so far: what the documentation lists. */
  readonly served: readonly Endpoint[];
  /** Serves a call whose answer is made afresh for each request. */
  readonly serve: <E extends Endpoint>(endpoint: E, handle: Handler<E>) => void;
  /** Serves a read of the catalogue, whose answer holds until the catalogue changes. */
  readonly serveCatalogue: <E extends Endpoint>(
    endpoint: E,
    handle: Handler<E>,
    stream?: Streamer<E>,
  ) => void;
}

const tooLarge = (): never => {
  throw new ApiError("body_too_large");
};

/** Reads what an endpoint takes from a request, in the order in which it is cheapest to refuse. */
function readCall<E extends Endpoint>(endpoint: E, context: Context<ApiEnvironment>): Promise<Call<E>>;
async function readCall(
  { params, query, body }: Endpoint,
  context: Context<ApiEnvironment>,
): Promise<Call<Endpoint>> {
  return {
    params: params && readBy(params, context.req.param(), "bad_id"),
    query: query && readBy(query, context.req.query(), "bad_query"),
    body: body && readBy(body.schema, await readBody(context, body.type), "invalid"),
    context,
  };
}

/** The same text for every request that asks for the same: the address with what the endpoint reads of its query, in order. */
function keyOf(endpoint: Endpoint, { query, context }: Call<Endpoint>): string {
  const raw = context.req.query();
  const read = Object.fromEntries(Object.keys(query ?? {}).map((name) => [name, raw[name]]));
  return addressOf(endpoint, context.req.param(), read);
}

/** Lets modules serve endpoints of the contract on an app. */
export function endpointRoutes(
  app: Hono<ApiEnvironment>,
  catalogueAnswers: CatalogueAnswers,
): EndpointRoutes {
  const served: Endpoint[] = [];

  const add = <E extends Endpoint>(endpoint: E, answer: (call: Call<E>) => Promise<Response>): void => {
    served.push(endpoint);
    const path = API_PREFIX + endpoint.path;
    if (endpoint.body) {
      app.use(path, bodyLimit({ maxSize: bodyRules[endpoint.body.type].maxBytes, onError: tooLarge }));
    }
    app.on(endpoint.method, path, async (context) => answer(await readCall(endpoint, context)));
  };

  return {
    served,
    serve: (endpoint, handle) =>
      add(endpoint, async (call) =>
        Response.json(await handle(call), { headers: { "cache-control": "no-store" } }),
      ),
    serveCatalogue: (endpoint, handle, stream) =>
      add(endpoint, async (call) => {
        const key = keyOf(endpoint, call);
        const pieces = catalogueAnswers.has(key) ? null : await stream?.(call);
        return pieces
          ? catalogueAnswers.streamed(call.context.req.raw.headers, key, pieces)
          : catalogueAnswers.kept(call.context.req.raw.headers, key, () => handle(call));
      }),
  };
}
