import { beforeEach, describe, expect, test, vi } from "vitest";

import { apiOver } from "./api.ts";
import { createLateCall } from "./late-call.ts";
import { answer } from "./testing.ts";

const empty = () => answer({ data: [] });

beforeEach(() => {
  vi.resetModules();
});

describe("a call whose code comes later", () => {
  test("API-26 it asks what any call asks, and its code is loaded once", async () => {
    const fetch = vi.fn<(address: string, init: RequestInit) => Response>(empty);
    const { call, prepare } = createLateCall({ fetch });
    prepare();
    expect(fetch).not.toHaveBeenCalled();
    const api = apiOver(call);
    await expect(Promise.all([api.categories(), api.categories()])).resolves.toEqual([[], []]);
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      "/backend/public/api/categories",
      "/backend/public/api/categories",
    ]);
  });

  test("API-24 D-36 code that does not come counts as no answer, and is asked for again", async () => {
    const { call, prepare } = createLateCall({ fetch: empty });
    vi.doMock("./call.ts", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    prepare();
    await expect(apiOver(call).categories()).rejects.toMatchObject({
      name: "ApiError",
      status: 0,
      message: "something_went_wrong",
    });
    vi.doUnmock("./call.ts");
    await expect(apiOver(call).categories()).resolves.toEqual([]);
  });
});
