import { expect, test } from "vitest";

import { askedPack, type NamedPack } from "./asked-pack.ts";

const ask = (product: Partial<NamedPack>) =>
  askedPack({ name: "BC547B (10 pcs)", name_ar: null, denied_pack: null, ...product });

test("D-172 a pack that names tell is asked about where nothing states its unit", () => {
  const pack = { unit: "pack", pieces_per_unit: 10 };
  expect(ask({})).toEqual(pack);
  expect(ask({ unit: null })).toEqual(pack);
  expect(ask({ name: "BC547B", name_ar: "ترانزستور، عبوة 50" })).toEqual({
    unit: "pack",
    pieces_per_unit: 50,
  });
});

test("D-172 nothing is asked that is stated, unclear or answered, until the names tell another pack", () => {
  expect(ask({ unit: "pack", pieces_per_unit: 25 })).toBeNull();
  expect(ask({ unit: "reel" })).toBeNull();
  expect(ask({ unit: "piece" })).toBeNull();
  expect(ask({ name: "Header 40 pin" })).toBeNull();
  expect(ask({ name: "LED kit, 5 colours × 20 pieces" })).toBeNull();
  expect(ask({ denied_pack: "pack; 10" })).toBeNull();
  expect(ask({ name: "BC547B (25 pcs)", denied_pack: "pack; 10" })).toMatchObject({ pieces_per_unit: 25 });
});
