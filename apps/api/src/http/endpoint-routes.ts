import { type Access, type AnswerOf, addressOf, API_PREFIX, type Endpoint } from "@shop/contract/endpoint.ts";
import type { Context, Hono, MiddlewareHandler } from "hono";
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
  readonly headers: OutputOf<E["headers"]>;
  readonly body: OutputOf<SchemaOf<E["body"]>>;
  readonly context: Context<ApiEnvironment>;
}

/** What makes an endpoint's answer. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>;

/** Makes an answer that is too large to be held, as pieces of its JSON; null where it is not. */
export type Streamer<E extends Endpoint> = (call: Call<E>) => Promise<AsyncIterable<string> | null>;

/** What lets only those through whom a call is for, before anything of the request is read. */
export type Guards = Readonly<Record<Exclude<Access, "public">, MiddlewareHandler<ApiEnvironment>>>;

const refuseEverybody: MiddlewareHandler<ApiEnvironment> = () => {
  throw new ApiError("unauthorized");
};

const nobody: Guards = { user: refuseEverybody, admin: refuseEverybody };

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
  { params, query, headers, body }: Endpoint,
  context: Context<ApiEnvironment>,
): Promise<Call<Endpoint>> {
  return {
    params: params && readBy(params, context.req.param(), "bad_id"),
    query: query && readBy(query, context.req.query(), "bad_query"),
    headers: headers && readBy(headers, context.req.header(), "invalid"),
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

/** Lets modules serve endpoints of the contract on an app; without guards, nobody makes a call that is not for everybody. */
export function endpointRoutes(
  app: Hono<ApiEnvironment>,
  catalogueAnswers: CatalogueAnswers,
  guards: Guards = nobody,
): EndpointRoutes {
  const served: Endpoint[] = [];

  const add = <E extends Endpoint>(endpoint: E, answer: (call: Call<E>) => Promise<Response>): void => {
    served.push(endpoint);
    const { method, access, body } = endpoint;
    const path = API_PREFIX + endpoint.path;
    if (access !== "public") app.on(method, path, guards[access]);
    if (body) {
      app.on(method, path, bodyLimit({ maxSize: bodyRules[body.type].maxBytes, onError: tooLarge }));
    }
    app.on(method, path, async (context) => answer(await readCall(endpoint, context)));
  };

  return {
    served,
    serve: (endpoint, handle) =>
      add(endpoint, async (call) =>
        call.context.body(JSON.stringify(await handle(call)), 200, {
          "content-type": "application/json",
          "cache-control": "no-store",
        }),
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
