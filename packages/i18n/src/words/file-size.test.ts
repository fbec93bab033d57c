import { expect, test } from "vitest";

import { fileSize } from "./file-size.ts";

test.for([
  [1, "1 KB"],
  [1665, "2 KB"],
  [1024 * 1024, "1 MB"],
  [1_258_291, "1.2 MB"],
  [20 * 1024 * 1024, "20 MB"],
] as const)("D-54 a size of %i bytes", ([bytes, text]) => {
  expect(fileSize(bytes, { kilobytes: "{size} KB", megabytes: "{size} MB" })).toBe(text);
});
