import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import { caching } from "@shop/serving/caching.ts";
import { respond } from "@shop/serving/content-response.ts";
import { MemoryContent } from "@shop/serving/memory-content.ts";
import type { Hono } from "hono";
import type { Logger } from "pino";

import type { ServedAddress } from "../../http/fallback-answers.ts";
import type { OwnCalls } from "../../http/own-calls.ts";
import type { PartsListService } from "../parts-lists/parts-lists.service.ts";
import { agentCatalogue } from "./agent-catalogue.ts";
import { agentServers, type AgentServerOptions } from "./agent-server.ts";
import { serveMcp } from "./mcp-server.ts";
import { ucpCatalogue } from "./ucp-catalogue.ts";
import { ucpProfile } from "./ucp-envelope.ts";
import { serveUcp } from "./ucp-server.ts";

/** The address at which the Universal Commerce Protocol looks for what a shop supports. */
export const UCP_PROFILE = "/.well-known/ucp";

const PROFILE_HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": caching.hour,
} as const;

/** Options of {@link serveAgents}. */
interface AgentOptions extends AgentServerOptions {
  readonly call: OwnCalls;
  readonly partsLists: Pick<PartsListService, "find">;
  readonly logger: Logger;
}

/** Serves the catalogue to programs and agents by two doors: the Model Context Protocol and the Universal Commerce Protocol. */
export function serveAgents(app: Hono<ApiEnvironment>, options: AgentOptions): ServedAddress[] {
  const { partsLists, logger, publicUrl } = options;
  const catalogue = agentCatalogue({ call: options.call, findParts: partsLists.find });
  const serve = agentServers(app, options);
  app.get(UCP_PROFILE, ({ req }) =>
    respond(
      req.raw.headers,
      new MemoryContent(JSON.stringify(ucpProfile(publicUrl ?? new URL(req.url).origin))),
      PROFILE_HEADERS,
    ),
  );
  return [serveMcp(serve, { catalogue, publicUrl, logger }), ...serveUcp(serve, ucpCatalogue(catalogue))];
}
