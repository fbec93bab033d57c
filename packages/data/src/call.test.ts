import { describe, expect, test, vi } from "vitest";

import { RequestError, errorMessage } from "./request-error.ts";
import { categoryBody, jsonResponse, createTestApi, errorResponse, pendingFetch } from "./testing.ts";

const failureOf = async (work: Promise<unknown>): Promise<RequestError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RequestError)) throw new Error(`No RequestError but ${String(error)}`);
  return error;
};

describe("failed requests", () => {
  test("API-24 the message of status 500 is 'Internal Server Error', whatever the response", async () => {
    const { api } = createTestApi(() => errorResponse(500, "SELECT failed"));
    const error = await failureOf(api.categories());
    expect(error.message).toBe("Internal Server Error");
    expect(error.status).toBe(500);
  });

  test("API-24 any other error says the answer's own message", async () => {
    const { api } = createTestApi(() =>
      errorResponse(503, "The shop is closed for a minute.", "unavailable"),
    );
    const error = await failureOf(api.categories());
    expect(error.message).toBe("The shop is closed for a minute.");
    expect(error.code).toBe("unavailable");
  });

  test("API-24 no answer says 'something_went_wrong'", async () => {
    const { api } = createTestApi(() => Promise.reject(new TypeError("Failed to fetch")));
    const error = await failureOf(api.categories());
    expect(error.message).toBe("something_went_wrong");
    expect(error.status).toBe(0);
    expect(errorMessage(new Error("not ours"))).toBe("something_went_wrong");
  });

  test("API-24 an error page that is no JSON says 'something_went_wrong' and keeps its status", async () => {
    const { api } = createTestApi(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    const error = await failureOf(api.categories());
    expect(error.message).toBe("something_went_wrong");
    expect(error.status).toBe(502);
  });

  test("API-24 reasons by field and the rest of the answer stay with the error", async () => {
    const body = {
      status: false,
      message: "no",
      code: "invalid",
      errors: { name: "required", odd: 1 },
      lines: [2],
    };
    const { api } = createTestApi(() => jsonResponse(body, 422));
    const error = await failureOf(
      api.call("placeOrder", { body: { cart: [], info: { email: "", phone: "" } } }),
    );
    expect(error.errors).toEqual({ name: "required" });
    expect(error.body).toEqual(body);
  });
});

describe("requests", () => {
  test("API-26 the host is one setting and the prefix stands before every path", async () => {
    const { api, sentRequest } = createTestApi(() => jsonResponse({ data: [] }), {
      baseUrl: "https://api.example.com",
    });
    await api.categories();
    expect(sentRequest().address).toBe("https://api.example.com/backend/public/api/categories");
    expect(sentRequest().init.credentials).toBe("include");
  });

  test("API-26 without a host the page's own answers", async () => {
    const { api, sentRequest } = createTestApi(() => jsonResponse({ data: [] }));
    await api.categories();
    expect(sentRequest().address).toBe("/backend/public/api/categories");
    expect(sentRequest().init.credentials).toBe("same-origin");
  });

  test("API-26 a successful answer that is no JSON counts as none", async () => {
    const { api } = createTestApi(() => new Response("<html></html>"));
    const error = await failureOf(api.categories());
    expect(error.message).toBe("something_went_wrong");
    expect(error.status).toBe(0);
  });

  test("API-2 categories are used when the HTTP status is 200, and no other", async () => {
    const { api } = createTestApi(() => jsonResponse({ data: [] }, 203));
    await expect(api.categories()).rejects.toBeInstanceOf(RequestError);
  });

  test("API-2 categories are sorted by sort_index by the client", async () => {
    const { api } = createTestApi(() =>
      jsonResponse({ data: [categoryBody(1, 9), categoryBody(2, 3), categoryBody(3, 9)] }),
    );
    expect((await api.categories()).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  test("API-4 search asks by query at the doubled path", async () => {
    const found = {
      products: [],
      totalCount: 0,
      totalCountExact: true,
      next_cursor: null,
      corrected: null,
      near: [],
      mentioned: [],
      unmatched: [],
      missing_part: null,
      applied_values: [],
    };
    const { api, sentRequest } = createTestApi(() => jsonResponse(found));
    await api.call("searchProducts", { query: { query: "حساس 5V", limit: 15 } });
    const { pathname, searchParams } = new URL(sentRequest().address, "http://shop.example");
    expect(pathname).toBe("/backend/public/api/products/products/search");
    expect(searchParams.get("query")).toBe("حساس 5V");
  });

  test("API-5 login posts email, password and remember as JSON", async () => {
    const { api, sentRequest } = createTestApi(() => jsonResponse({ status: false }));
    await api.call("loginUser", { body: { email: "mona@shop.example", password: "secret", remember: true } });
    expect(sentRequest().init.method).toBe("POST");
    expect(sentRequest().headers.get("content-type")).toBe("application/json");
    const { body } = sentRequest().init;
    expect(typeof body === "string" && JSON.parse(body)).toEqual({
      email: "mona@shop.example",
      password: "secret",
      remember: true,
    });
  });

  test("API-6 logout has the JSON content type, the bearer token and no body", async () => {
    const { api, sentRequest } = createTestApi(() => jsonResponse({ status: true }));
    await api.call("logoutUser", { token: "t-1" });
    expect(sentRequest().headers.get("content-type")).toBe("application/json");
    expect(sentRequest().headers.get("authorization")).toBe("Bearer t-1");
    expect(sentRequest().init.body).toBeUndefined();
  });

  test("API-13 a delete carries no payload", async () => {
    const { api, sentRequest } = createTestApi(() => jsonResponse({ status: true }));
    await api.call("deleteProduct", { params: { id: 7 } });
    expect(sentRequest().init.method).toBe("DELETE");
    expect(sentRequest().address).toBe("/backend/public/api/products/delete/7");
    expect(sentRequest().init.body).toBeUndefined();
  });

  test("API-16 pictures travel as repeated image[] parts, ids joined by commas", async () => {
    const { api, sentRequest } = createTestApi(() =>
      jsonResponse({ status: true, images: [], rejected: [] }),
    );
    const files = [new File(["a"], "a.png"), new File(["b"], "b.png")];
    await api.call("updateImages", { params: { ids: "4,5" }, body: { product_id: 7, "image[]": files } });
    const { address, init, headers } = sentRequest();
    expect(address).toBe("/backend/public/api/images/update/4,5");
    expect(headers.has("content-type")).toBe(false);
    expect(init.body).toBeInstanceOf(FormData);
    const form = init.body instanceof FormData ? init.body : new FormData();
    expect(form.get("product_id")).toBe("7");
    expect(form.getAll("image[]")).toHaveLength(2);
  });

  test("API-17 a sub category travels as form data with 'desctription', and what is missing stays out", async () => {
    const { api, sentRequest } = createTestApi(() => jsonResponse({ status: true, id: 3, version: 1 }));
    const body = { name: "Probes", category_id: 2, desctription: "Leads", name_ar: null };
    await api.call("createSubCategory", { body });
    const { init } = sentRequest();
    const form = init.body instanceof FormData ? init.body : new FormData();
    expect(Object.fromEntries(form)).toEqual({ name: "Probes", category_id: "2", desctription: "Leads" });
  });
});

describe("timeouts and aborts", () => {
  test("D-18 API-23 without a setting a call waits as long as it takes", async () => {
    vi.useFakeTimers();
    try {
      const { api, sentRequest } = createTestApi(pendingFetch);
      const settled = vi.fn<() => void>();
      void api.categories().finally(settled);
      await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
      expect(settled).not.toHaveBeenCalled();
      expect(sentRequest().init.signal).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  test("D-18 with a time-out a call fails as without an answer", async () => {
    const { api } = createTestApi(pendingFetch, { timeoutMs: 5 });
    expect((await failureOf(api.categories())).message).toBe("something_went_wrong");
  });

  test("D-187 a call has its own timeout in place of the client's", async () => {
    const { api } = createTestApi(pendingFetch, { timeoutMs: 60_000 });
    expect(
      await failureOf(api.call("searchProducts", { query: { query: "x", limit: 1 }, timeoutMs: 5 })),
    ).toMatchObject({ status: 0 });
  });

  test("D-18 a read that its screens end rejects with the signal's reason", async () => {
    const { api } = createTestApi(pendingFetch, { timeoutMs: 60_000 });
    const screens = new AbortController();
    const read = api.categories(screens.signal);
    screens.abort();
    await expect(read).rejects.toHaveProperty("name", "AbortError");
  });
});
