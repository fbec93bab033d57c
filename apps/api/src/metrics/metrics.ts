import { once } from "node:events";
import { createServer } from "node:http";

import { createAdaptorServer } from "@hono/node-server";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "@prometheus-io/client";
import { errorMessage } from "@shop/serving/error-code.ts";
import { StartError } from "@shop/serving/start-error.ts";
import { Hono } from "hono";

import type { Figure } from "./figures.ts";

/** Counts and measures what the shop does, for Prometheus. */
export interface Metrics {
  /** A request was answered; `route` is a pattern, never an address, so that their number is bounded. */
  readonly answered: (request: {
    readonly route: string;
    readonly method: string;
    readonly status: number;
    readonly seconds: number;
  }) => void;
  /** A cache was asked. */
  readonly looked: (cache: "answers" | "pages", isHit: boolean) => void;
  readonly close: () => Promise<void>;
}

/** Where metrics are served, and what is read for each scrape. */
export interface MetricsOptions {
  readonly host: string;
  readonly port: number;
  /** Reads the figures of the moment; those that cannot be read are left out. */
  readonly read: () => Promise<readonly Figure[]>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Serves /metrics on a port of its own. Throws a {@link StartError} where the port cannot be used. */
export async function openMetrics({ host, port, read }: MetricsOptions): Promise<Metrics> {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "shop_http_request_duration_seconds",
    help: "Time until a request was answered, by route and status.",
    labelNames: ["route", "method", "status"],
    buckets: SECONDS,
    registers,
  });
  const lookups = new Counter({
    name: "shop_cache_lookups_total",
    help: "Lookups in the caches of answers and pages, by result.",
    labelNames: ["cache", "result"],
    registers,
  });
  const gauges = new Map<string, Gauge<string>>();
  const show = ({ name, help, labels = {}, value }: Figure): void => {
    let gauge = gauges.get(name);
    if (!gauge) {
      gauge = new Gauge<string>({ name, help, labelNames: Object.keys(labels), registers });
      gauges.set(name, gauge);
    }
    gauge.set(labels, value);
  };
  // One after the other, so that many who ask cost no more than one.
  let scrape: Promise<string> | undefined;
  const scraped = async (): Promise<string> => {
    const figures = await read();
    // A gauge that is reset shows 0, as if that had been read.
    for (const name of gauges.keys()) registry.removeSingleMetric(name);
    gauges.clear();
    for (const figure of figures) show(figure);
    return registry.metrics();
  };

  const app = new Hono();
  app.get("/metrics", async (context) => {
    scrape ??= scraped().finally(() => {
      scrape = undefined;
    });
    return context.body(await scrape, 200, { "content-type": registry.contentType });
  });
  const server = createAdaptorServer({ fetch: app.fetch, createServer });
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new StartError(
      "port_busy",
      `The port ${port} of METRICS_PORT cannot be used (${errorMessage(cause)}).`,
      { cause },
    );
  }
  return {
    answered: ({ route, method, status, seconds }) =>
      durations.observe({ route, method, status: String(status) }, seconds),
    looked: (cache, isHit) => lookups.inc({ cache, result: isHit ? "hit" : "miss" }),
    close: async () => {
      const closed = once(server, "close");
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
    },
  };
}
