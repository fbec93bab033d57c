import { createApi } from "@shop/data/create-api.ts";
import { inject } from "vitest";

/** The API of the shop that all journeys share: tells what its catalogue holds. */
export const shopApi = () => createApi({ fetch, baseUrl: inject("shop") });
