import { endpoints } from "@shop/contract/endpoints.ts";
import type { ProductImport } from "@shop/contract/imports/product-import.ts";
import { pictureKey } from "@shop/domain/pictures/pictures.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { beforeAll, expect, test } from "vitest";

import { usedPictures } from "../../src/used-pictures.ts";
import { call } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";
import { pictureFileOf } from "../support/pictures.ts";
import { zipOf } from "../support/zip-files.ts";

const names = ["Meter", "Probe", "Twin", "Iron"];
const OLD = "/media/multimeter-a.webp";

const desk = importDesk({
  categories: [aCategory({ id: 1 })],
  subCategories: [aSubCategory({ id: 1 })],
  products: names.map((name, index) =>
    aProduct({
      id: index + 1,
      name,
      part_number: null,
      price: "10.00",
      images: [{ id: index + 1, product_id: index + 1, image: OLD }],
    }),
  ),
});

const picture = async (background: string): Promise<Uint8Array> =>
  new Uint8Array(await (await pictureFileOf("x.jpg", { background })).arrayBuffer());

let zip: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  zip = await zipOf({
    "shop/Meter.JPG": await picture("#c00"),
    "side.jpg": await picture("#0c0"),
    "a/same.jpg": await picture("#00c"),
    "b/same.jpg": await picture("#cc0"),
    "spare.jpg": await picture("#0cc"),
    "notes.txt": Buffer.from("no picture"),
    "__MACOSX/._side.jpg": Buffer.from("no picture"),
  });
});

const sheet = [
  "Name,Price,Pictures",
  "Meter,11,METER.jpg|side.jpg",
  "Probe,12,same.jpg",
  String.raw`Twin,13,B\same.jpg|missing.jpg`,
  "Iron,14,notes.txt",
].join("\r\n");

const imagesOf = async (id: number): Promise<string[]> =>
  (await desk.product(id)).images.map(({ image }) => image);

test("D-32 pictures of a ZIP are found by their file names, shown in the shop, and taken away by the undo", async () => {
  const uploaded = await desk.addPictures(await desk.upload(sheet), zip);
  expect(uploaded).toMatchObject({
    state: "uploaded",
    pictures: {
      file_name: "pictures.zip",
      count: 5,
      faults: [{ name: "notes.txt", code: "not_a_picture" }],
      unused: [],
    },
  });
  const checked = await desk.check(uploaded);
  expect(checked).toMatchObject({
    counts: { updated: 3, rejected: 1, warned: 2 },
    pictures: { unused: ["spare.jpg"], unused_count: 1 },
  });
  const found = (await desk.lines(checked)).map(({ outcome, errors, warnings }) => [
    outcome,
    errors["images"],
    warnings["images"],
  ]);
  expect(found).toEqual([
    ["updated", undefined, undefined],
    ["rejected", "picture_ambiguous", undefined],
    ["updated", undefined, "picture_missing"],
    ["updated", undefined, "picture_unreadable"],
  ]);

  const applied = await desk.apply(checked);
  const [front, side, ...others] = await imagesOf(1);
  expect(others).toEqual([]);
  const served = await desk.api().request(front ?? "");
  expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(side).not.toBe(front);
  // A picture that is missing takes none away.
  expect(await imagesOf(3)).toEqual([OLD, expect.stringContaining("/media/")]);
  expect(await imagesOf(4)).toEqual([OLD]);
  // What the undo restores is in use, although no product shows it.
  expect(await usedPictures(desk.api().database.queries)).toContain(pictureKey(OLD));

  expect(await desk.undo(applied)).toMatchObject({ undo: { restored: 3, kept: 0 } });
  expect(await imagesOf(1)).toEqual([OLD]);
  expect(await imagesOf(3)).toEqual([OLD]);
  await expect(desk.addPictures(applied, zip)).rejects.toThrow("state_not_allowed");
});

test("D-32 the pictures of an import are replaced and removed until it is applied; it is checked again after that", async () => {
  const checked = await desk.check(await desk.addPictures(await desk.upload(sheet), zip));
  const replaced = await desk.addPictures(checked, await zipOf({ "same.jpg": await picture("#c0c") }));
  expect(replaced).toMatchObject({ state: "uploaded", pictures: { count: 1, faults: [] } });
  expect(await desk.check(replaced)).toMatchObject({ counts: { rejected: 0, warned: 3 } });
  const { import: removed } = await call(desk.api(), endpoints.deleteImportPictures, {
    headers: desk.headers(),
    params: { id: checked.id },
  });
  expect(removed).toMatchObject({ state: "uploaded", pictures: null });
  expect(await desk.refuse("applyImport", removed)).toMatchObject({ code: "state_not_allowed" });
});

/** A ZIP whose only file leads out of the folder; the library that writes ZIPs refuses such names. */
async function climbingZip(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(await zipOf({ "xx/x.jpg": await picture("#000") }));
  return new Uint8Array(Buffer.from(bytes.toString("latin1").replaceAll("xx/x.jpg", "../x.jpg"), "latin1"));
}

/** A ZIP whose directory says that a file is smaller than it is. */
async function lyingZip(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await zipOf({ "x.jpg": Buffer.alloc(1_000_000) });
  const view = new DataView(bytes.buffer);
  const directory = bytes.findIndex(
    (_, at) => at < bytes.length - 4 && view.getUint32(at, true) === 0x02014b50,
  );
  view.setUint32(directory + 24, 1000, true);
  return bytes;
}

const empty = (count: number, bytes: Uint8Array): Record<string, Uint8Array> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.jpg`, bytes]));

test("D-32 a ZIP that cannot be used is rejected with its reason, and the pictures before it stay", async () => {
  const before = await desk.addPictures(
    await desk.upload(sheet),
    await zipOf({ "x.jpg": await picture("#111") }),
  );
  const faultOf = async (make: Promise<Uint8Array<ArrayBuffer>>): Promise<ProductImport["fault"]> => {
    const found = await desk.addPictures(before, await make);
    expect(found).toMatchObject({ state: "uploaded", pictures: { count: 1 } });
    return found.fault;
  };
  expect(await faultOf(Promise.resolve(new Uint8Array([0x50, 0x4b, 3, 4, 9])))).toBe("bad_zip");
  expect(await faultOf(climbingZip())).toBe("bad_zip");
  expect(await faultOf(lyingZip())).toBe("bad_zip");
  expect(await faultOf(zipOf(empty(1001, new Uint8Array(1))))).toBe("too_many_pictures");
  expect(await faultOf(zipOf(empty(51, new Uint8Array(10 * 1024 * 1024))))).toBe("zip_too_large");
  const large = await desk.addPictures(
    before,
    await zipOf({ "large.jpg": new Uint8Array(10 * 1024 * 1024 + 1) }),
  );
  expect(large.pictures?.faults).toEqual([{ name: "large.jpg", code: "file_too_large" }]);
});
