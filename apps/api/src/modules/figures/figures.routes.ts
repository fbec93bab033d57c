import { Readable } from "node:stream";

import { endpoints } from "@shop/contract/endpoints.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { adminOf } from "../admins/require-admin.ts";
import { figureRows } from "./figure-rows.ts";
import { figureService } from "./figures.service.ts";

/** What {@link serveFigures} needs. */
interface FigureNeeds {
  readonly queries: Queries;
}

/** Serves figures of sales. */
export function serveFigures(routes: EndpointRoutes, { queries }: FigureNeeds): void {
  const figures = figureService(queries);
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
