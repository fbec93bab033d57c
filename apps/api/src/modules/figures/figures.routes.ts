import { Readable } from "node:stream";

import { endpoints } from "@shop/contract/endpoints.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { adminOf } from "../admins/admins.routes.ts";
import { figureRows } from "./figure-rows.ts";
import type { FigureService } from "./figures.service.ts";

/** Serves figures of sales. */
export function serveFigures(routes: EndpointRoutes, figures: FigureService): void {
  routes.serve(endpoints.readFigures, ({ query, context }) => figures.read(query, adminOf(context)));
  routes.serveFile(endpoints.exportFigures, async ({ query: { format, locale, ...query }, context }) =>
    writeSheet(Readable.from([figureRows(await figures.read(query, adminOf(context)), locale)]), {
      name: `figures-${query.by}-${query.from}-${query.to}`,
      title: allMessages[locale].dashFigures.title,
      format,
      locale,
    }),
  );
}
