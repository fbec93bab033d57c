import { answerTextFor } from "@shop/contract/admins/without-costs.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import {
  type AnswerOf,
  addressOf,
  API_PREFIX,
  type Endpoint,
  defaultBodyBytes,
} from "@shop/contract/endpoint.ts";
import { type InputOf, queryRecordOf, readInput } from "@shop/contract/read-input.ts";
import { admission, type AdmissionLimits } from "@shop/serving/admission.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import { caching } from "@shop/serving/caching.ts";
import type { Context, Hono, MiddlewareHandler } from "hono";

import type { Database } from "../database/database.ts";
import { yieldToRequests } from "../database/yield-to-requests.ts";
import { formReceiver, type ReadForm } from "../uploads/receive-forms.ts";
import type { UploadFolder } from "../uploads/upload-folder.ts";
import { BODY_WITHIN_MS, bodySizeLimit, bodyTimeLimit } from "./bounded-body.ts";
import type { CatalogueAnswers } from "./catalogue-answers.ts";

/** A request that has been validated. */
export interface Call<E extends Endpoint> extends InputOf<E> {
  readonly context: Context<ApiEnvironment>;
}

/** Makes an endpoint's answer. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>;

/** Makes the whole response of an endpoint that does not always answer with JSON. */
type Responder<E extends Endpoint> = (call: Call<E>) => Promise<Response>;
/** A file to be stored under a name. */
export interface ServedFile {
  readonly name: string;
  readonly type: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** Its size, where it is known before it is made. */
  readonly bytes?: number;
}

/** Makes the file that an endpoint answers. */
type FileHandler<E extends Endpoint> = (call: Call<E>) => Promise<ServedFile>;

const fileResponse = ({ name, type, content, bytes }: ServedFile): Response =>
  new Response(ReadableStream.from(content), {
    headers: {
      "content-type": type,
      ...(bytes !== undefined && { "content-length": String(bytes) }),
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      "cache-control": caching.never,
    },
  });

/** Streams an answer that is too large for memory, as pieces of its JSON; null for one that is not. */
type Streamer<E extends Endpoint> = (call: Call<E>) => Promise<AsyncIterable<string> | null>;

/** Options of an endpoint whose answers are cached. */
interface CatalogueOptions<E extends Endpoint> {
  /** Streams answers that are too large for the cache. */
  readonly stream?: Streamer<E>;
  /** Returns what to do whenever an answer is sent, from the cache too; called once for each answer that is made. */
  readonly onSent?: (answer: AnswerOf<E>, call: Call<E>) => ((request: Request) => void) | undefined;
}

/** Makes the middleware that checks access to an endpoint which is not public, before anything of the request is read. */
type GuardOf = (endpoint: Endpoint) => MiddlewareHandler<ApiEnvironment>;

const noAccess: GuardOf = () => () => {
  throw new ApiError("unauthorized");
};

/** Registers the endpoints of the modules. */
export interface EndpointRoutes {
  /** Every endpoint served so far, for the documentation. */
  readonly served: readonly Endpoint[];
  /** Serves an endpoint whose answer is made for each request and never cached; reads for shoppers are admitted in turn. */
  readonly serve: <E extends Endpoint>(endpoint: E, handle: Handler<E>) => void;
  /** Serves an endpoint by responses of its own. */
  readonly serveResponse: <E extends Endpoint>(endpoint: E, respond: Responder<E>) => void;
  /** Serves an endpoint whose answer is a file, made for each request and never cached. */
  readonly serveFile: <E extends Endpoint>(endpoint: E, handle: FileHandler<E>) => void;
  /** Serves a read of the catalogue, whose answer is cached until something changes that it was made from. */
  readonly serveCatalogue: <E extends Endpoint & { readonly revalidated: true }>(
    endpoint: E,
    handle: Handler<E>,
    options?: CatalogueOptions<E>,
  ) => void;
}

/** An answer as JSON that is never cached, as far as the signed-in administrator gets it. */
export const jsonResponse = (context: Context<ApiEnvironment>, answer: unknown): Response =>
  context.body(answerTextFor(context.var.admin, answer), 200, {
    "content-type": "application/json",
    "cache-control": caching.never,
  });

async function readCall<E extends Endpoint>(
  endpoint: E,
  context: Context<ApiEnvironment>,
  readForm?: ReadForm,
): Promise<Call<E>> {
  const input = await readInput(endpoint, context.req.raw, context.req.param(), readForm);
  context.var.bodyRead?.();
  return { ...input, context };
}

/** The cache key of a request: its address with the query parameters that the endpoint reads, in order. */
function keyOf(endpoint: Endpoint, { query, context }: Call<Endpoint>): string {
  const raw = queryRecordOf(context.req.url);
  const read = Object.fromEntries(Object.keys(query ?? {}).map((name) => [name, raw[name]]));
  return addressOf(endpoint, context.req.param(), read);
}

/** Options of {@link endpointRoutes}. */
export interface EndpointRoutesOptions {
  /** Folder for the files of multipart bodies. */
  readonly uploads: Pick<UploadFolder, "newPath">;
  /** Without guards only public endpoints answer. */
  readonly guardOf?: GuardOf;
  /** Milliseconds within which a body has to arrive, except for forms with pictures. */
  readonly bodyWithinMs?: number;
  /** The client's address; by default every request is one in process. */
  readonly senderOf?: (context: Context) => string | null;
  /** The database that the endpoints read. */
  readonly database?: Pick<Database, "sessions" | "pool">;
}

/**
 * Limits of the reads for shoppers that are under way because their answers are not cached. Three keep the database busy while one of them is
 * made into JSON; more would only delay what is not limited, such as orders.
 */
const UNCACHED_READS: AdmissionLimits = { concurrent: 3, waiting: 200, waitMs: 5000, perSender: 32 };

/** Milliseconds for which a read waits for the queries of others. */
const GIVE_WAY_MS = 50;

/** Serves endpoints of the contract on an app. */
export function endpointRoutes(
  app: Hono<ApiEnvironment>,
  catalogueAnswers: CatalogueAnswers,
  {
    uploads,
    guardOf = noAccess,
    bodyWithinMs = BODY_WITHIN_MS,
    senderOf = () => null,
    database,
  }: EndpointRoutesOptions,
): EndpointRoutes {
  const served: Endpoint[] = [];
  const turns = admission(UNCACHED_READS);
  /** Does a read in its turn; one over the network also waits behind what is not limited, such as orders and admitted pages. */
  const uncached = <T>(sender: string | null, work: () => Promise<T>): Promise<T> =>
    turns.run(sender, async () => {
      if (database && sender !== null) await yieldToRequests(database, GIVE_WAY_MS);
      return work();
    });
  const forms = formReceiver(uploads, { ofStrangers: false });
  const formsOfStrangers = formReceiver(uploads, { ofStrangers: true });

  const add = <E extends Endpoint>(endpoint: E, answer: (call: Call<E>) => Promise<Response>): void => {
    served.push(endpoint);
    const { method, access, sends } = endpoint;
    const maxBytes = endpoint.maxBytes ?? defaultBodyBytes[sends ?? "json"];
    const path = API_PREFIX + endpoint.path;
    if (access !== "public") app.on(method, path, guardOf(endpoint));
    if (sends === "multipart") {
      // Files take longer on a slow network than the body of another call may; the server's own limit holds for them.
      app.on(method, path, async (context) =>
        (access === "admin" ? forms : formsOfStrangers).receive(
          senderOf(context),
          maxBytes,
          async (readForm) => answer(await readCall(endpoint, context, readForm)),
        ),
      );
      return;
    }
    if (sends) {
      app.on(method, path, bodyTimeLimit(bodyWithinMs));
      app.on(method, path, bodySizeLimit(maxBytes));
    }
    app.on(method, path, async (context) => answer(await readCall(endpoint, context)));
  };

  return {
    served,
    serve: (endpoint, handle) => {
      const isAdmitted = endpoint.method === "GET" && endpoint.access !== "admin";
      add(endpoint, async (call) => {
        const answer = isAdmitted
          ? await uncached(senderOf(call.context), () => handle(call))
          : await handle(call);
        return jsonResponse(call.context, answer);
      });
    },
    serveResponse: add,
    serveFile: (endpoint, handle) => add(endpoint, async (call) => fileResponse(await handle(call))),
    serveCatalogue: (endpoint, handle, { stream, onSent } = {}) =>
      add(endpoint, async (call) => {
        const key = keyOf(endpoint, call);
        const request = call.context.req.raw;
        const sender = senderOf(call.context);
        const pieces = catalogueAnswers.has(key) ? null : await stream?.(call);
        return pieces
          ? catalogueAnswers.streamed(request, key, { sender, pieces })
          : catalogueAnswers.kept(request, key, async () => {
              const answer = await uncached(sender, () => handle(call));
              return { text: JSON.stringify(answer), onSent: onSent?.(answer, call) };
            });
      }),
  };
}
