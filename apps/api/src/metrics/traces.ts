import { setTimeout as delay } from "node:timers/promises";

import { httpInstrumentationMiddleware } from "@hono/otel";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { withoutTokens } from "@shop/serving/logging/without-tokens.ts";
import type { MiddlewareHandler } from "hono";

import { routeOf } from "./request-metrics.ts";

/** Traces of requests. */
export interface Traces {
  readonly middleware: MiddlewareHandler;
  /** Sends what is left and stops. */
  readonly close: () => Promise<void>;
}

/** Milliseconds for what is left to be sent at the end. */
const LAST_MS = 1000;

const FULL_ADDRESS = "url.full";

/** Sends a span for each request, and for each call of the API by server rendering below that of its page, to an OpenTelemetry collector. */
export function openTraces(endpoint: string): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` });
  const provider = new NodeTracerProvider({
    spanProcessors: [
      {
        // What shoppers search for, and tokens in addresses, stay in the shop.
        onStart: (span) => {
          const address = span.attributes[FULL_ADDRESS];
          if (typeof address === "string")
            span.setAttribute(FULL_ADDRESS, withoutTokens(address.replace(/[?#].*$/s, "")));
        },
        onEnd: () => {},
        forceFlush: () => Promise.resolve(),
        shutdown: () => Promise.resolve(),
      },
      new BatchSpanProcessor(exporter),
    ],
  });
  provider.register();
  return {
    middleware: httpInstrumentationMiddleware({
      tracerProvider: provider,
      serviceName: "shop",
      spanNameFactory: (context) => `${context.req.method} ${routeOf(context)}`,
    }),
    close: async () => {
      // A collector that does not answer neither delays nor fails the end of the shop.
      await Promise.race([provider.shutdown().catch(() => {}), delay(LAST_MS, undefined, { ref: false })]);
    },
  };
}
