import type { DayRange, FigureDimension } from "@shop/domain/figures/figures.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { figuresQuery } from "./queries.ts";
import type { FiguresView } from "./view.ts";

/** The model of the page of figures of a period by a dimension. */
export const useFiguresModel = (query: DayRange & { readonly by: FigureDimension }): FiguresView => ({
  figures: toRemote(useQuery(figuresQuery(useApi(), query))),
});
