import { describe, expect, test, vi } from "vitest";

import { ApiError, errorText } from "./api-error.ts";
import { aCategory, answer, apiOver, refusal, silent } from "./testing.ts";

const failureOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`No ApiError but ${String(error)}`);
  return error;
};

describe("what a failed call says", () => {
  test("API-24 status 500 says 'Internal Server Error', whatever the answer says", async () => {
    const { api } = apiOver(() => refusal(500, "SELECT failed"));
    const error = await failureOf(api.categories());
    expect(error.message).toBe("Internal Server Error");
    expect(error.status).toBe(500);
  });

  test("API-24 any other error says the answer's own message", async () => {
    const { api } = apiOver(() => refusal(503, "The shop is closed for a minute.", "unavailable"));
    const error = await failureOf(api.categories());
    expect(error.message).toBe("The shop is closed for a minute.");
    expect(error.code).toBe("unavailable");
  });

  test("API-24 no answer says 'something_went_wrong'", async () => {
    const { api } = apiOver(() => Promise.reject(new TypeError("Failed to fetch")));
    const error = await failureOf(api.categories());
    expect(error.message).toBe("something_went_wrong");
    expect(error.status).toBe(0);
    expect(errorText(new Error("not ours"))).toBe("something_went_wrong");
  });

  test("API-24 an error page that is no JSON says 'something_went_wrong' and keeps its status", async () => {
    const { api } = apiOver(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
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
    const { api } = apiOver(() => answer(body, 422));
    const error = await failureOf(api.order({ cart: [], info: { email: "", phone: "" } }));
    expect(error.errors).toEqual({ name: "required" });
    expect(error.body).toEqual(body);
  });
});

describe("how a call is made", () => {
  test("API-26 the host is one setting and the prefix stands before every path", async () => {
    const { api, sent } = apiOver(() => answer({ data: [] }), { baseUrl: "https://api.example.com" });
    await api.categories();
    expect(sent().address).toBe("https://api.example.com/backend/public/api/categories");
    expect(sent().init.credentials).toBe("include");
  });

  test("API-26 without a host the page's own answers", async () => {
    const { api, sent } = apiOver(() => answer({ data: [] }));
    await api.categories();
    expect(sent().address).toBe("/backend/public/api/categories");
    expect(sent().init.credentials).toBe("same-origin");
  });

  test("API-26 a successful answer that is no JSON counts as none", async () => {
    const { api } = apiOver(() => new Response("<html></html>"));
    const error = await failureOf(api.categories());
    expect(error.message).toBe("something_went_wrong");
    expect(error.status).toBe(0);
  });

  test("API-2 categories are used when the HTTP status is 200, and no other", async () => {
    const { api } = apiOver(() => answer({ data: [] }, 203));
    await expect(api.categories()).rejects.toBeInstanceOf(ApiError);
  });

  test("API-2 categories are sorted by sort_index by the client", async () => {
    const { api } = apiOver(() => answer({ data: [aCategory(1, 9), aCategory(2, 3), aCategory(3, 9)] }));
    expect((await api.categories()).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  test("API-4 search asks by query at the doubled path", async () => {
    const found = { products: [], totalCount: 0, totalCountExact: true, next_cursor: null, corrected: null };
    const { api, sent } = apiOver(() => answer(found));
    await api.search("حساس 5V", { limit: 15 });
    const { pathname, searchParams } = new URL(sent().address, "http://shop.example");
    expect(pathname).toBe("/backend/public/api/products/products/search");
    expect(searchParams.get("query")).toBe("حساس 5V");
  });

  test("API-5 login posts email, password and remember as JSON", async () => {
    const { api, sent } = apiOver(() => answer({ status: false }));
    await api.login({ email: "mona@shop.example", password: "secret", remember: true });
    expect(sent().init.method).toBe("POST");
    expect(sent().headers.get("content-type")).toBe("application/json");
    const { body } = sent().init;
    expect(typeof body === "string" && JSON.parse(body)).toEqual({
      email: "mona@shop.example",
      password: "secret",
      remember: true,
    });
  });

  test("API-6 logout has the JSON content type, the bearer token and no body", async () => {
    const { api, sent } = apiOver(() => answer({ status: true }));
    await api.logout("t-1");
    expect(sent().headers.get("content-type")).toBe("application/json");
    expect(sent().headers.get("authorization")).toBe("Bearer t-1");
    expect(sent().init.body).toBeUndefined();
  });

  test("API-13 a delete carries no payload", async () => {
    const { api, sent } = apiOver(() => answer({ status: true }));
    await api.call("deleteProduct", { params: { id: 7 } });
    expect(sent().init.method).toBe("DELETE");
    expect(sent().address).toBe("/backend/public/api/products/delete/7");
    expect(sent().init.body).toBeUndefined();
  });

  test("API-16 pictures travel as repeated image[] parts, ids joined by commas", async () => {
    const { api, sent } = apiOver(() => answer({ status: true }));
    const files = [new File(["a"], "a.png"), new File(["b"], "b.png")];
    await api.call("updateImages", { params: { ids: "4,5" }, body: { product_id: 7, "image[]": files } });
    const { address, init, headers } = sent();
    expect(address).toBe("/backend/public/api/images/update/4,5");
    expect(headers.has("content-type")).toBe(false);
    expect(init.body).toBeInstanceOf(FormData);
    const form = init.body instanceof FormData ? init.body : new FormData();
    expect(form.get("product_id")).toBe("7");
    expect(form.getAll("image[]")).toHaveLength(2);
  });

  test("API-17 a sub category travels as form data with 'desctription', and what is missing stays out", async () => {
    const { api, sent } = apiOver(() => answer({ status: true }));
    const body = { name: "Probes", category_id: 2, desctription: "Leads", name_ar: null };
    await api.call("createSubCategory", { body });
    const { init } = sent();
    const form = init.body instanceof FormData ? init.body : new FormData();
    expect(Object.fromEntries(form)).toEqual({ name: "Probes", category_id: "2", desctription: "Leads" });
  });
});

describe("when a call ends", () => {
  test("D-18 API-23 without a setting a call waits as long as it takes", async () => {
    vi.useFakeTimers();
    try {
      const { api, sent } = apiOver(silent);
      const settled = vi.fn<() => void>();
      void api.categories().finally(settled);
      await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
      expect(settled).not.toHaveBeenCalled();
      expect(sent().init.signal).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  test("D-18 with a time-out a call fails as without an answer", async () => {
    const { api } = apiOver(silent, { timeoutMs: 5 });
    expect((await failureOf(api.categories())).message).toBe("something_went_wrong");
  });

  test("D-18 a read that its screens end rejects with the signal's reason", async () => {
    const { api } = apiOver(silent, { timeoutMs: 60_000 });
    const screens = new AbortController();
    const read = api.categories(screens.signal);
    screens.abort();
    await expect(read).rejects.toHaveProperty("name", "AbortError");
  });
});
