import { labelFormatNames } from "@shop/domain/labels/label-formats.ts";
import { expect, test } from "vitest";

import { partsOf } from "../../../tests/support/pdf-parts.ts";
import { readCodes } from "../../../tests/support/read-codes.ts";
import { labelsPdf } from "./label-document.ts";
import type { Label, LabelPrint } from "./label.ts";

const label: Label = {
  name: "Clamp meter CM-208",
  partNumber: "CM-208",
  price: "1,450 EG",
  unit: "",
  barcode: "CM-208/A_b",
  link: "https://shop.example/product/208",
};

const print = (values: Partial<LabelPrint>): Promise<Buffer> =>
  labelsPdf({
    locale: "en",
    format: "roll-50x25",
    title: "Labels",
    firstPlace: 0,
    labels: [{ label, count: 1 }],
    ...values,
  });

const pagesIn = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;

test.for(labelFormatNames)("D-154 a scanner reads barcode and QR code of a label of %s", async (format) => {
  const codes = await readCodes(await print({ format }));
  expect(codes).toHaveLength(2);
  expect(codes).toEqual(
    expect.arrayContaining([
      { format: "Code128", text: "CM-208/A_b" },
      { format: "QRCode", text: "https://shop.example/product/208" },
    ]),
  );
});

test.for(["6221031490003", "~!\"#$%&'()*+", "STM32F103C8T6", "a b", "^FNC1"])(
  "D-154 the code %s is printed as it is",
  async (barcode) => {
    const codes = await readCodes(
      await print({
        format: "sheet-70x36",
        labels: [{ label: { ...label, barcode, link: null }, count: 1 }],
      }),
    );
    expect(codes).toEqual([{ format: "Code128", text: barcode }]);
  },
);

test.for(["", "مقاومة", "10kΩ", "X".repeat(40)])(
  "D-154 the code '%s' is none that scanners read from the label: it stands there as text",
  async (barcode) => {
    const pdf = await print({ labels: [{ label: { ...label, barcode }, count: 1 }] });
    expect(await readCodes(pdf)).toEqual([{ format: "QRCode", text: label.link }]);
  },
);

test("D-154 each label of a sheet has its own codes, and the first is at the first free place", async () => {
  const labels = ["A-1", "B-2"].map((barcode) => ({ label: { ...label, barcode, link: null }, count: 2 }));
  const format = "sheet-70x36";
  const codes = await readCodes(await print({ format, labels }));
  expect(codes.map(({ text }) => text).toSorted()).toEqual(["A-1", "A-1", "B-2", "B-2"]);
  expect(pagesIn(await print({ format, labels, firstPlace: 20 }))).toBe(1);
  const two = await print({ format, labels, firstPlace: 21 });
  expect(pagesIn(two)).toBe(2);
  expect((await readCodes(two)).map(({ text }) => text).toSorted()).toEqual(["A-1", "A-1", "B-2", "B-2"]);
});

test("D-154 a roll has a page for each label, of its size", async () => {
  const pdf = await print({ labels: [{ label, count: 3 }] });
  expect(pagesIn(pdf)).toBe(3);
  expect(pdf.toString("latin1")).toMatch(/\/MediaBox \[0 0 141\.73\d* 70\.86\d*\]/);
});

test("D-154 a long Arabic name takes two lines at most, and is shaped", async () => {
  const name = "جهاز قياس رقمي للمعمل مع مجسات حرارة وكابلات طويلة ".repeat(6).trim();
  const pdf = await print({
    locale: "ar",
    labels: [{ label: { ...label, name, partNumber: "", price: "" }, count: 1 }],
  });
  expect(pdf.toString("latin1")).toMatch(/cairo-arabic-700/);
  const texts = partsOf(pdf).find((part) => part.includes(" Tf")) ?? "";
  const lines = new Set(
    Array.from(
      texts.matchAll(/1 0 0 1 -?[\d.]+ (?<y>[\d.]+) cm\n\/DeviceRGB cs/g),
      ({ groups }) => groups?.["y"],
    ),
  );
  expect(lines.size).toBe(2);
});
