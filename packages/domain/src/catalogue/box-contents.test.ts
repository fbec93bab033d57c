import { describe, expect, test } from "vitest";

import { splitBox } from "./box-contents.ts";

describe("what is in the box", () => {
  test.each([
    [
      "Measures.\nIn the box: meter and leads\nSafety: CAT III",
      "Measures.\nSafety: CAT III",
      "meter and leads",
    ],
    ["يقيس.\r\nمحتويات العلبة: الجهاز والكابلات", "يقيس.", "الجهاز والكابلات"],
    ["في الكيس: ثلاثة أذرع", "", "ثلاثة أذرع"],
    ["Measures in the box: no line of its own", "Measures in the box: no line of its own", ""],
    ["In the box:\nnothing behind the colon", "In the box:\nnothing behind the colon", ""],
  ])("D-105 is a line of the description: %j", (description, text, box) => {
    expect(splitBox(description)).toEqual({ text, box });
  });
});
