import {
  createMcpHandler,
  INVALID_REQUEST,
  isLegacyRequest,
  localhostAllowedOrigins,
  METHOD_NOT_FOUND,
  originValidationResponse,
  PARSE_ERROR,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { caching } from "@shop/serving/caching.ts";
import type { Logger } from "pino";
import * as v from "valibot";

import type { ServedAddress } from "../../http/fallback-answers.ts";
import type { AgentCatalogue } from "./agent-catalogue.ts";
import type { AgentAnswer, ServeAgents } from "./agent-server.ts";
import { mcpServer } from "./mcp-tools.ts";

/** A parts list of the longest kind, in letters of two bytes. */
const MAX_BYTES = 1024 * 1024;

/** A stream that stays open for changes of the tools, which do not change. */
const listenSchema = v.object({ method: v.literal("subscriptions/listen") });

const refusal = (status: number, code: number, message: string): Response =>
  Response.json({ jsonrpc: "2.0", error: { code, message }, id: null }, { status });

/** Serves requests of revisions before 2026-07-28 without sessions, by JSON. */
async function serveEarlier(
  server: ReturnType<typeof mcpServer>,
  request: Request,
  parsedBody: unknown,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

/**
 * Serves the catalogue by the Model Context Protocol, over streamable HTTP without sessions. Requests of browsers must come from the shop's own
 * origin, as the protocol asks against DNS rebinding; a shop without a public address allows this machine alone.
 */
export function serveMcp(
  serve: ServeAgents,
  {
    catalogue,
    publicUrl,
    logger,
  }: {
    readonly catalogue: AgentCatalogue;
    readonly publicUrl: string | undefined;
    readonly logger: Logger;
  },
): ServedAddress {
  const origins = publicUrl === undefined ? localhostAllowedOrigins() : [new URL(publicUrl).hostname];
  const answer: AgentAnswer = async (request, body, from) => {
    const foreign = originValidationResponse(request, origins);
    if (foreign) return foreign;
    if (body === undefined) return refusal(400, PARSE_ERROR, "Parse error: the body is no JSON.");
    if (Array.isArray(body)) return refusal(400, INVALID_REQUEST, "Batches are not supported.");
    if (v.is(listenSchema, body)) return refusal(404, METHOD_NOT_FOUND, "There is nothing to listen to.");
    const server = mcpServer(catalogue, from, logger);
    return (await isLegacyRequest(request, body))
      ? serveEarlier(server, request, body)
      : createMcpHandler(() => server, { legacy: "reject" }).fetch(request, { parsedBody: body });
  };
  return serve("/mcp", MAX_BYTES, async (request, body, from) => {
    const response = await answer(request, body, from);
    response.headers.set("cache-control", caching.never);
    return response;
  });
}
