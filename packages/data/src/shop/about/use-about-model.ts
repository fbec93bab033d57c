import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { aboutQuery, useShop } from "../settings/queries.ts";
import type { AboutView } from "./view.ts";

/** The model of the about screen. */
export function useAboutModel(): AboutView {
  return { shop: useShop(), content: toRemote(useQuery(aboutQuery(useApi()))) };
}
