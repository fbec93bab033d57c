import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";

import { addressOf, API_PREFIX } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { MAX_PICTURE_BYTES, MAX_PICTURES } from "@shop/contract/files.ts";
import { picturesSavedSchema } from "@shop/contract/images/endpoints.ts";
import type { ProductImage } from "@shop/contract/products/product.ts";
import { pictureSources } from "@shop/domain/pictures/pictures.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { deleteUnusedPictures } from "../../src/cleanup-job.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { bombFile, cameraFile, hugeAvif, pictureFileOf } from "../support/pictures.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { createImages, updateImages, reorderImages, describeImage, deleteImage } = endpoints;
const { createProduct, deleteProduct, readProduct, readHistory } = endpoints;

let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
let product = 0;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({ products: [aProduct({ id: 1 })] }));
  headers = await signInAdmin(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  const body = { name: "Meter", price: "1", sub_category_id: 1, description: "x" };
  product = (await call(api, createProduct, { headers, body })).product_id;
});

function upload(files: readonly File[], ids?: string): Promise<Response> {
  const form = new FormData();
  form.set("product_id", String(product));
  for (const file of files) form.append("image[]", file);
  const address = ids === undefined ? addressOf(createImages) : addressOf(updateImages, { ids });
  return api.request(address, { method: "POST", headers, body: form });
}

async function saved(response: Response | Promise<Response>) {
  const answer: unknown = await (await response).json();
  return v.parse(picturesSavedSchema, answer);
}
const reasons = async (files: readonly File[]): Promise<unknown> => {
  const response = await upload(files);
  expect(response.status).toBe(422);
  return v.parse(apiErrorSchema, await response.json()).errors;
};
const shown = async (): Promise<readonly ProductImage[]> =>
  (await api.answer(readProduct, { id: product })).images;
const idsOf = (images: readonly ProductImage[]): number[] => images.map(({ id }) => id);
const fetched = async (address: string): Promise<Buffer> =>
  Buffer.from(await (await api.request(address)).arrayBuffer());
const several = (...colours: string[]): Promise<File[]> =>
  Promise.all(colours.map((background) => pictureFileOf(`${background}.jpg`, { background })));

/** The product's history: each action, and whether it is about pictures. */
const historyOfPictures = async () => {
  const { data } = await call(api, readHistory, { headers, query: { entity: "product", id: product } });
  return data.map(({ action, fields }) => [action, fields.some(({ field }) => field === "images")]);
};

describe("uploads", () => {
  test("API-15 APROD-8 pictures are shown with the product in upload order", async () => {
    const { status, images, rejected } = await saved(upload(await several("#100", "#200", "#300")));
    expect([status, images.length, rejected]).toEqual([true, 3, []]);
    expect(await shown()).toEqual(images);
    expect(
      images.every(({ image, product_id }) => image.startsWith("/media/") && product_id === product),
    ).toBe(true);
  });

  test("D-29 pictures that are added right after a product belong to its creation in the history, later changes do not", async () => {
    const { images } = await saved(upload(await several("#700")));
    expect(await historyOfPictures()).toEqual([["created", true]]);
    await saved(upload(await several("#800"), String(images[0]?.id)));
    expect(await historyOfPictures()).toEqual([
      ["updated", true],
      ["created", true],
    ]);
  });

  test("API-15 each is stored in both formats and all widths without enlargement", async () => {
    const file = await pictureFileOf("wide.png", { width: 1600, height: 800, format: "png" });
    const { images } = await saved(upload([file]));
    const { src, sources } = pictureSources(images[0]?.image ?? "");
    const metadata = await Promise.all(
      [src, ...sources.flatMap(({ srcSet }) => srcSet.split(", ").map((one) => one.split(" ")[0] ?? ""))].map(
        async (address) => sharp(await fetched(address)).metadata(),
      ),
    );
    expect(metadata.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual([
      "webp 640x320",
      "heif 320x160",
      "heif 640x320",
      "heif 1280x640",
      "webp 320x160",
      "webp 640x320",
      "webp 1280x640",
    ]);
    const small = await saved(upload([await pictureFileOf("small.gif", { format: "gif" })]));
    const { width } = await sharp(await fetched(small.images.at(-1)?.image ?? "")).metadata();
    expect(width).toBe(40);
  });

  test("API-15 a picture that is many times as high as wide is stored smaller, so that encoding it stays cheap", async () => {
    const { images } = await saved(upload([await pictureFileOf("tall.png", { width: 400, height: 8000 })]));
    const { src } = pictureSources(images[0]?.image ?? "");
    const { width, height } = await sharp(await fetched(src)).metadata();
    expect([width, height]).toEqual([128, 2560]);
  });

  test("API-15 a photo's EXIF orientation is applied, its metadata and location are removed", async () => {
    const { images } = await saved(upload([await cameraFile("photo.jpg")]));
    const metadata = await sharp(await fetched(images[0]?.image ?? "")).metadata();
    expect([metadata.width, metadata.height]).toEqual([30, 60]);
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
  });

  test("API-15 identical files are stored once, originals are not served", async () => {
    const files = () => readdirSync(api.mediaFolder, { recursive: true }).length;
    const { images } = await saved(upload(await several("#abc")));
    const before = files();
    const again = await saved(upload(await several("#abc")));
    expect(again.images.map(({ image }) => image)).toEqual([images[0]?.image, images[0]?.image]);
    expect(files()).toBe(before);
    const [original = ""] = readdirSync(join(api.mediaFolder, "originals"));
    for (const address of [
      `/media/originals/${original}`,
      `/media/originals%2f${original}`,
      `/media/${original}`,
    ]) {
      expect((await api.request(address)).status).toBe(404);
    }
  });

  test.for(["jpeg", "png", "webp", "avif", "gif"] as const)(
    "D-29 %s is accepted by content, whatever the file name",
    async (format) => {
      const file = await pictureFileOf("renamed.txt", { format, background: "#345" });
      expect((await saved(upload([file]))).images).toHaveLength(1);
    },
  );
});

describe("rejections", () => {
  test("D-29 files of other formats are rejected by their names", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const whole = await (await pictureFileOf("a.jpg", { width: 300, height: 300 })).bytes();
    const files = [
      new File([svg], "drawing.svg", { type: "image/svg+xml" }),
      new File([svg], "drawing.png", { type: "image/png" }),
      new File(["GIF89a or so"], "text.gif"),
      new File([], "empty.jpg"),
      new File([whole.slice(0, whole.length / 2)], "half.jpg"),
      await pictureFileOf("scan.tiff", { format: "tiff" }),
    ];
    expect(await reasons(files)).toEqual(
      Object.fromEntries(files.map(({ name }) => [name, "not_a_picture"])),
    );
    expect(await shown()).toEqual([]);
  });

  test("D-29 a decompression bomb is rejected before it is decoded, and an oversized file before it is read", async () => {
    const large = new File([new Uint8Array(MAX_PICTURE_BYTES + 1)], "large.jpg");
    expect(await reasons([bombFile("bomb.png"), await hugeAvif("huge.avif"), large])).toEqual({
      "bomb.png": "too_many_pixels",
      "huge.avif": "too_many_pixels",
      "large.jpg": "file_too_large",
    });
  });

  test("APROD-10 D-15 one rejected file among others is named, the others are saved", async () => {
    const [one, two, three, four] = await several("#111", "#222", "#333", "#444");
    const bad = new File(["no picture"], "bad.jpg");
    const files = [one, two, bad, three, four].flatMap((file) => file ?? []);
    const { status, images, rejected } = await saved(upload(files));
    expect([status, images.length]).toEqual([true, 4]);
    expect(rejected).toEqual([{ name: "bad.jpg", reason: "not_a_picture" }]);
  });

  test("API-15 too many files, no files and an unknown product are rejected", async () => {
    const file = new File(["x"], "x.jpg");
    expect(await reasons(Array.from({ length: MAX_PICTURES + 1 }, () => file))).toEqual({
      "image[]": "too_many_files",
    });
    expect(await reasons([])).toEqual({ "image[]": "required" });
    await call(api, deleteProduct, { headers, params: { id: product } });
    expect((await upload(await several("#123"))).status).toBe(404);
  });
});

describe("changes", () => {
  const colours = ["#010", "#020", "#030"];

  test("API-16 APROD-9 new files replace the pictures of the given records", async () => {
    const { images } = await saved(upload(await several(...colours)));
    const [first = 0, second = 0, third = 0] = idsOf(images);
    await call(api, describeImage, {
      headers,
      params: { id: third },
      body: { alt: "Back", alt_ar: "الخلف" },
    });

    const replaced = await saved(upload(await several("#0a0"), `${second}`));
    expect(idsOf(replaced.images)).toEqual([first, second, third]);
    expect(replaced.images[1]?.image).not.toBe(images[1]?.image);
    expect(replaced.images[2]).toMatchObject({ alt: "Back", alt_ar: "الخلف" });

    const fewer = await saved(upload(await several("#0b0"), `${first},${second},${third}`));
    expect(idsOf(fewer.images)).toEqual([first]);
    const more = await saved(upload(await several("#0c0", "#0d0"), `${first}`));
    expect(more.images).toHaveLength(2);
    expect(more.images[0]?.id).toBe(first);
    expect(await shown()).toEqual(more.images);
  });

  test("API-16 records of another product are rejected and stay", async () => {
    const { images } = await saved(upload(await several("#0e0")));
    product = 1;
    expect((await upload(await several("#0f0"), String(images[0]?.id))).status).toBe(404);
  });

  test("API-16 where all files are rejected, nothing changes", async () => {
    const { images } = await saved(upload(await several("#0e1")));
    expect((await upload([new File(["x"], "x.jpg")], String(images[0]?.id))).status).toBe(422);
    expect(await shown()).toEqual(images);
  });

  test("API-15 they are reordered by the ids of all of them only", async () => {
    const { images } = await saved(upload(await several(...colours)));
    const ids = idsOf(images).toReversed();
    const body = { product_id: product, ids };
    expect(idsOf((await call(api, reorderImages, { headers, body })).images)).toEqual(ids);
    expect(idsOf(await shown())).toEqual(ids);
    for (const wrong of [ids.slice(1), [...ids, 99_999], [ids[0] ?? 0, ids[0] ?? 0, ids[1] ?? 0]]) {
      const options = { headers, body: { product_id: product, ids: wrong } };
      expect((await refused(api, reorderImages, options)).code).toBe("edit_conflict");
    }
  });

  test("API-15 each can be given alternative texts in both languages, and be deleted", async () => {
    const { images } = await saved(upload(await several(...colours)));
    const [first = 0, second = 0, third = 0] = idsOf(images);
    const body = { alt: "The front", alt_ar: "الواجهة" };
    await call(api, describeImage, { headers, params: { id: second }, body });
    expect((await shown())[1]).toEqual({ ...images[1], ...body });
    await call(api, deleteImage, { headers, params: { id: first } });
    expect(idsOf(await shown())).toEqual([second, third]);
    expect((await refused(api, deleteImage, { headers, params: { id: first } })).code).toBe("not_found");
    const { data } = await call(api, readHistory, { headers, query: { entity: "product", id: product } });
    // The upload joined the entry of the creation.
    expect(data.map(({ action }) => action)).toEqual(["updated", "updated", "created"]);
    expect(data.map(({ fields }) => fields.at(-1)?.field)).toEqual(["images", "images", "images"]);
  });

  test("D-42 unreferenced files are deleted after a day, those of deleted products are kept", async () => {
    const kept = (await saved(upload(await several("#777")))).images[0]?.image ?? "";
    await call(api, deleteProduct, { headers, params: { id: product } });
    product = 1;
    const { images } = await saved(upload(await several("#888", "#999")));
    const [old, fresh] = images.slice(-2);
    for (const { id } of [old, fresh].flatMap((image) => image ?? [])) {
      await call(api, deleteImage, { headers, params: { id } });
    }
    const age = (address: string): void => {
      const key = address.slice("/media/".length, -".webp".length);
      const past = new Date(Date.now() - 25 * 60 * 60 * 1000);
      for (const path of [api.mediaFolder, join(api.mediaFolder, "originals")]) {
        for (const name of readdirSync(path))
          if (name.startsWith(key)) utimesSync(join(path, name), past, past);
      }
    };
    age(kept);
    age(old?.image ?? "");
    expect(await deleteUnusedPictures(api.database.queries, api.pictures)).toBe(7);
    const statuses = [kept, old?.image ?? "", fresh?.image ?? ""].map(
      async (address) => (await api.request(address)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404, 200]);
  });
});

test("API-15 other requests are answered while pictures are converted", async () => {
  const file = await pictureFileOf("photo.jpg", { width: 4000, height: 3000, background: "#456" });
  const order: string[] = [];
  const uploading = saved(upload([file])).then(() => order.push("uploaded"));
  for (let turn = 0; turn < 20; turn += 1) {
    await api.request(`${API_PREFIX}/products?limit=1`);
    order.push("answered");
  }
  await uploading;
  expect(order).toEqual([...Array<string>(20).fill("answered"), "uploaded"]);
});
