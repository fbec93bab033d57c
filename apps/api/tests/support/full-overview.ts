import { endpoints } from "@shop/contract/endpoints.ts";
import { isFull } from "@shop/contract/overview/overview-for.ts";
import type { FullOverview } from "@shop/contract/overview/overview.ts";

import { call } from "./calls.ts";
import type { TestApi } from "./test-api.ts";

/** The dashboard's overview of an owner, which has all of its parts. */
export async function fullOverview(
  api: Pick<TestApi, "request">,
  headers: Readonly<Record<string, string>>,
): Promise<FullOverview> {
  const overview = await call(api, endpoints.readOverview, { headers });
  if (!isFull(overview)) throw new Error("The overview lacks parts.");
  return overview;
}
