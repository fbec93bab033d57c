import { endpoints } from "@shop/contract/endpoints.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { PaperPrinter } from "../papers/paper-printer.ts";
import { pdfResponse } from "../papers/pdf-response.ts";
import { labelService } from "./labels.service.ts";

/** What {@link serveLabels} needs. */
interface LabelNeeds {
  readonly queries: Queries;
  readonly printer: PaperPrinter;
  /** The shop's own address, where it is set. */
  readonly publicUrl?: string | undefined;
}

/** Serves labels of products. */
export function serveLabels(routes: EndpointRoutes, { queries, printer, publicUrl }: LabelNeeds): void {
  const service = labelService(queries, publicUrl);
  routes.serveResponse(endpoints.readLabels, async ({ query, context }) =>
    pdfResponse(context, await printer.printLabels(await service.labels(query)), "labels"),
  );
}
