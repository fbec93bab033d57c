import { ApiError } from "@shop/contract/api-error.ts";
import { caching } from "@shop/serving/caching.ts";
import * as v from "valibot";

import type { ServedAddress } from "../../http/fallback-answers.ts";
import type { AgentRequest } from "./agent-catalogue.ts";
import type { ServeAgents } from "./agent-server.ts";
import type { UcpCatalogue } from "./ucp-catalogue.ts";
import { type Capability, failed, UCP_PATH } from "./ucp-envelope.ts";
import { MAX_LOOKUP, TOO_LARGE, ucpGetProduct, ucpLookup, ucpSearch } from "./ucp-requests.ts";

const MAX_BYTES = 64 * 1024;

const respond = (answer: object, status = 200): Response =>
  Response.json(answer, { status, headers: { "cache-control": caching.never } });

/** Serves the catalogue by the REST binding of the Universal Commerce Protocol. */
export function serveUcp(serve: ServeAgents, catalogue: UcpCatalogue): ServedAddress[] {
  const door = <const S extends v.GenericSchema>(
    operation: "search" | "lookup" | "product",
    schema: S,
    answer: (input: v.InferOutput<S>, from: AgentRequest, language: string) => Promise<object>,
  ): ServedAddress => {
    const capability: Capability = operation === "search" ? "search" : "lookup";
    const refuse = (code: string, content: string): Response =>
      respond(failed(capability, code, content, "recoverable"), 400);
    return serve(`${UCP_PATH}/catalog/${operation}`, MAX_BYTES, async (request, body, from) => {
      if (body === undefined) return refuse("invalid_request", "The body is no JSON.");
      const read = v.safeParse(schema, body, { abortEarly: true });
      if (!read.success) {
        const [issue] = read.issues;
        const place = v.getDotPath(issue) ?? "body";
        return issue.message === TOO_LARGE
          ? refuse(TOO_LARGE, `${place}: ${MAX_LOOKUP} at most.`)
          : refuse("invalid_request", `${place}: ${issue.message}`);
      }
      try {
        return respond(await answer(read.output, from, request.headers.get("accept-language") ?? ""));
      } catch (error) {
        // What the query asks for cannot be read, such as a cursor of another search.
        if (error instanceof ApiError && error.code === "bad_query")
          return refuse("invalid_request", error.message);
        throw error;
      }
    });
  };

  return [
    door("search", ucpSearch, catalogue.search),
    door("lookup", ucpLookup, catalogue.lookup),
    door("product", ucpGetProduct, catalogue.product),
  ];
}
