import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { admission, type AdmissionLimits } from "@shop/serving/admission.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import type { Context, Hono } from "hono";

import { bodySizeLimit, bodyTimeLimit } from "../../http/bounded-body.ts";
import type { ServedAddress } from "../../http/fallback-answers.ts";
import type { AgentRequest } from "./agent-catalogue.ts";

/** Requests of programs that are under way: few, since each makes several reads of the API, which pages make as well. */
const TURNS: AdmissionLimits = { concurrent: 4, waiting: 60, waitMs: 5000, perSender: 8 };

/** Reads no JSON: no value of JSON is undefined. */
type Body = unknown;

/** Answers a request of a program; `body` is its JSON, undefined where it is none. */
export type AgentAnswer = (request: Request, body: Body, from: AgentRequest) => Promise<Response> | Response;

/** Serves the addresses of a door, of which each takes JSON by POST. */
export type ServeAgents = (path: `/${string}`, maxBytes: number, answer: AgentAnswer) => ServedAddress;

/** Options of {@link agentServers}. */
export interface AgentServerOptions {
  /** The client's address; null for a request in process. */
  readonly senderOf: (context: Context) => string | null;
  /** The shop's own address; by default that of the request. */
  readonly publicUrl: string | undefined;
  /** Milliseconds within which a body has to arrive. */
  readonly bodyWithinMs: number;
}

function jsonOf(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Doors for programs: bodies are bounded in size and time, and requests are answered in turn, by sender. */
export function agentServers(
  app: Hono<ApiEnvironment>,
  { senderOf, publicUrl, bodyWithinMs }: AgentServerOptions,
): ServeAgents {
  const turns = admission(TURNS);
  return (path, maxBytes, answer) => {
    const address = API_PREFIX + path;
    app.post(address, bodyTimeLimit(bodyWithinMs), bodySizeLimit(maxBytes), async (context) => {
      const request = context.req.raw;
      const body = jsonOf(await context.req.text());
      context.var.bodyRead?.();
      const sender = senderOf(context);
      const origin = publicUrl ?? new URL(request.url).origin;
      return turns.run(sender, async () => answer(request, body, { origin, sender }));
    });
    return { method: "POST", path };
  };
}
