import { createApi } from "@shop/data/api.ts";
import { inject } from "vitest";

/** Creates an API client for the shop that all journeys share. */
export const shopApi = () => createApi({ fetch, baseUrl: inject("shop") });
