import { endpoints } from "@shop/contract/endpoints.ts";
import type { AdminSlide, Slide } from "@shop/contract/slides/slide.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import { fieldValues } from "../history/fields.ts";
import { type SlideEditDependencies, slideEdits } from "./slide-edits.service.ts";
import { slideFields } from "./slide-fields.ts";
import { findVisibleSlides } from "./slides.repository.ts";
import type { SlideRow } from "./slides.table.ts";

const toAdminSlide = (row: SlideRow): AdminSlide => ({ id: row.id, ...fieldValues(slideFields, row) });

function toSlide(row: SlideRow): Slide {
  const { hidden: _, ...slide } = toAdminSlide(row);
  return slide;
}

/** What {@link serveAdminSlides} needs. */
interface AdminSlideNeeds extends Omit<SlideEditDependencies, "publicUrl"> {
  /** The shop's own address, where it is set. */
  readonly publicUrl?: string | undefined;
}

/** Serves the administrators' endpoints of the home carousel. */
export function serveAdminSlides(
  routes: EndpointRoutes,
  { publicUrl, ...dependencies }: AdminSlideNeeds,
): void {
  const edits = slideEdits({ ...dependencies, publicUrl });
  routes.serve(endpoints.listAdminSlides, async () => ({ data: (await edits.list()).map(toAdminSlide) }));
  routes.serve(endpoints.createSlide, async ({ body, context }) => ({
    status: true,
    slide: toAdminSlide(await edits.create(body, adminOf(context))),
  }));
  routes.serve(endpoints.updateSlide, async ({ params, body, context }) => ({
    status: true,
    slide: toAdminSlide(await edits.update(params.id, body, adminOf(context))),
  }));
  routes.serve(endpoints.deleteSlide, async ({ params, context }) => {
    await edits.remove(params.id, adminOf(context));
    return { status: true };
  });
  routes.serve(endpoints.reorderSlides, async ({ body, context }) => ({
    status: true,
    data: (await edits.reorder(body.ids, adminOf(context))).map(toAdminSlide),
  }));
}

/** What {@link serveSlides} needs. */
interface SlideNeeds {
  readonly queries: Queries;
}

/** Serves the slides of the home carousel. */
export function serveSlides(routes: EndpointRoutes, { queries }: SlideNeeds): void {
  routes.serveCatalogue(endpoints.listSlides, async () => ({
    data: (await findVisibleSlides(queries)).map(toSlide),
  }));
}
