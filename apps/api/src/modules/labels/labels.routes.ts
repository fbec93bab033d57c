import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { PaperPrinter } from "../papers/paper-printer.ts";
import { pdfResponse } from "../papers/pdf-response.ts";
import type { LabelService } from "./labels.service.ts";

/** Serves labels of products. */
export function serveLabels(routes: EndpointRoutes, service: LabelService, printer: PaperPrinter): void {
  routes.serveResponse(endpoints.readLabels, async ({ query, context }) =>
    pdfResponse(context, await printer.printLabels(await service.labels(query)), "labels"),
  );
}
