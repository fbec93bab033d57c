import { ApiError } from "@shop/contract/api-error.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import type { Hono } from "hono";

import type { Database } from "../database/database.ts";
import { watchReadiness } from "../database/readiness.ts";
import { jsonResponse } from "./endpoint-routes.ts";

/** What {@link serveHealth} needs. */
interface HealthNeeds {
  readonly database: Pick<Database, "queries">;
  /** True once the process is ending: it is no longer ready for new requests. */
  readonly isDraining?: () => boolean;
}

/** Serves whether the process runs (/health), and whether requests may be sent to it (/ready). */
export function serveHealth(app: Hono<ApiEnvironment>, { database, isDraining }: HealthNeeds): void {
  app.get("/health", (context) => jsonResponse(context, { status: true }));
  const isReady = watchReadiness(database);
  app.get("/ready", async (context) => {
    if (isDraining?.() || !(await isReady())) throw new ApiError("unavailable");
    return jsonResponse(context, { status: true });
  });
}
