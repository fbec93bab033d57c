import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { pictureAddresses, pictureSources } from "@shop/domain/pictures/pictures.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { aCatalogue } from "../support/builders.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({}));
  writeFileSync(join(api.mediaFolder, "tool-1a2b3c4d-640.webp"), "0123456789");
  writeFileSync(join(api.mediaFolder, "secret.txt"), "no");
});
afterAll(() => api.close());

test("a stored picture is immutable and cached under its name", async () => {
  const response = await api.request("/media/tool-1a2b3c4d-640.webp");
  expect(await response.text()).toBe("0123456789");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "image/webp",
    "content-length": "10",
    "x-content-type-options": "nosniff",
  });
});

test("API-25 the address of a picture in a product answers its largest form", async () => {
  writeFileSync(join(api.mediaFolder, "tool-1a2b3c4d-1280.webp"), "largest");
  const response = await api.request("/media/tool-1a2b3c4d.webp");
  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
    200,
    "image/webp",
    "largest",
  ]);
});

test("a range of a picture is served", async () => {
  const response = await api.request("/media/tool-1a2b3c4d-640.webp", { headers: { range: "bytes=2-4" } });
  expect([response.status, await response.text()]).toEqual([206, "234"]);
});

test("a picture that is opened directly may run no script", async () => {
  const response = await api.request("/media/tool-1a2b3c4d-640.webp");
  expect(response.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
});

test("every picture of the demonstration catalogue exists, in every size", async () => {
  const addresses = new Set([
    ...catalogue.products.flatMap(({ images }) => pictureAddresses(images)),
    ...[...catalogue.categories, ...catalogue.subCategories].flatMap(({ image }) => image ?? []),
  ]);
  for (const address of addresses) {
    const { src, sources } = pictureSources(address);
    const files = sources.flatMap(({ srcSet }) => srcSet.split(", ").map((it) => it.split(" ")[0] ?? ""));
    for (const file of [src, ...files]) {
      const { status } = await api.request(file, { method: "HEAD" });
      expect([file, status]).toEqual([file, 200]);
    }
  }
});

test.for([
  "secret.txt",
  "../owner.lock",
  "..%2fowner.lock",
  "%2e%2e/owner.lock",
  "none-640.webp",
  "",
  "a/b.webp",
  "TOOL.webp",
])("nothing else is served: %s", async (name) => {
  const response = await api.request(`/media/${name}`);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control") ?? "").not.toContain("immutable");
});
