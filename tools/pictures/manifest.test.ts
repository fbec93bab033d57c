import { media } from "@shop/fixtures/media.ts";
import { describe, expect, test } from "vitest";

import { keyOf, readManifest } from "./manifest.ts";
import { pictures } from "./pictures.ts";
import { drawingSource, partSource } from "./source.ts";
import { isStored, staleFiles } from "./store.ts";

describe("the stored pictures", () => {
  test("match the current sources and the catalogue's keys", () => {
    const manifest = readManifest();
    const sources = Object.fromEntries(pictures.map(({ slug, source }) => [slug, source]));
    const stored = Object.entries(manifest).map(([slug, { source }]) => [slug, source]);
    expect(Object.fromEntries(stored), "Run: npx node tools/pictures/main.ts").toEqual(sources);
    expect(Object.fromEntries(Object.entries(manifest).map(([slug, { key }]) => [slug, key]))).toEqual(media);
  });

  test("exist in every width and format, without stale files", async () => {
    const keys = Object.values(readManifest()).map(({ key }) => key);
    expect(keys.filter((key) => !isStored(key))).toEqual([]);
    expect(await staleFiles(keys)).toEqual([]);
  });
});

describe("a picture's key", () => {
  const manifest = { relay: { source: "0123456789abcdef", key: "relay-8e9c8cf4" } };

  test("is kept while its source is unchanged", () => {
    expect(keyOf(manifest, "relay", "0123456789abcdef")).toBe("relay-8e9c8cf4");
  });

  test("is derived from a changed source", () => {
    expect(keyOf(manifest, "relay", "fedcba9876543210")).toBe("relay-fedcba98");
    expect(keyOf(manifest, "motor", "0123456789abcdef")).toBe("motor-01234567");
  });
});

describe("a picture's source", () => {
  const part = { row: [{ tag: "relay", props: { color: "red" } }] };

  test("is the same for the same picture", () => {
    expect(partSource(part)).toBe(partSource(structuredClone(part)));
    expect(drawingSource("<path/>")).toBe(drawingSource("<path/>"));
    expect(partSource(part)).toMatch(/^[0-9a-f]{16}$/);
  });

  test("changes with everything that is drawn, spaces in text included", () => {
    const others = [
      partSource(part),
      partSource({ ...part, turn: 5 }),
      partSource({ row: [{ tag: "relay", props: { color: "blue" } }] }),
      drawingSource("<path/>"),
      drawingSource("<text>1 V</text>"),
      drawingSource("<text>1  V</text>"),
    ];
    expect(new Set(others).size).toBe(others.length);
  });
});
