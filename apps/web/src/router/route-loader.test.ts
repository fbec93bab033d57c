import { expect, test, vi } from "vitest";

import type { PageModule } from "../page-module.ts";
import type { ShopRoute } from "../routes.ts";
import { RouteLoader } from "./route-loader.ts";

const page: PageModule = { Page: () => null };

const aRoute = (load: () => Promise<PageModule>): ShopRoute => ({
  id: "src/pages/test.tsx",
  path: "/test",
  areas: [],
  load,
});

test("ROUTE-1 a page that did not come stays failed for whoever draws it, and is asked for again by the next click", async () => {
  const load = vi.fn<() => Promise<PageModule>>().mockRejectedValueOnce(new Error("no connection"));
  load.mockResolvedValue(page);
  const loader = new RouteLoader("en");
  const route = aRoute(load);

  const drawn = loader.page(route);
  await expect(drawn).rejects.toThrow("no connection");
  expect(loader.page(route)).toBe(drawn);
  expect(load).toHaveBeenCalledTimes(1);

  await expect(loader.load(route)).resolves.toBe(page);
  await expect(loader.page(route)).resolves.toBe(page);
  expect(loader.loaded(route)).toBe(page);
  expect(load).toHaveBeenCalledTimes(2);
});

test("ROUTE-1 a page that is on its way is asked for once, however many ask", async () => {
  const load = vi.fn<() => Promise<PageModule>>().mockResolvedValue(page);
  const loader = new RouteLoader("en");
  const route = aRoute(load);
  await Promise.all([loader.load(route), loader.page(route), loader.load(route)]);
  expect(load).toHaveBeenCalledTimes(1);
});
