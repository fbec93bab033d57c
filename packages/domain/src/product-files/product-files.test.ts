import { expect, test } from "vitest";

import { pdfAddress, pdfKey, pdfName } from "./product-files.ts";

const KEY = "0123456789abcdef0123456789abcdef";

test.for([
  ["K45 Datasheet (rev. 2).PDF", "k45-datasheet-rev-2.pdf"],
  ["ورقة بيانات.pdf", "file.pdf"],
  ["../../etc/passwd", "etc-passwd.pdf"],
  ['a";\r\nx: y.pdf', "a-x-y.pdf"],
  ["x".repeat(300), `${"x".repeat(60)}.pdf`],
])("D-54 the PDF of '%s' is stored by browsers as %s", ([name, stored]) => {
  const address = pdfAddress(KEY, name ?? "");
  expect(pdfName(address)).toBe(stored);
  expect(pdfKey(address)).toBe(KEY);
});

test("D-54 other addresses have no key and no name", () => {
  expect(pdfKey("https://maker.example/a.pdf")).toBeNull();
  expect(pdfKey(`/media/${KEY}.webp`)).toBeNull();
  expect(pdfName(`/media/${KEY}.webp`)).toBeNull();
  expect(pdfName("/media/demo-datasheet-1a2b.pdf")).toBe("demo-datasheet-1a2b.pdf");
});
