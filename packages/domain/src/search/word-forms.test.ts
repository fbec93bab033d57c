import { expect, test } from "vitest";

import { wordForms } from "./word-forms.ts";

test.for([
  ["multimeter", ["multimeter"]],
  ["multimeters", ["multimeters", "multimeter"]],
  ["batteries", ["batteries", "battery"]],
  ["switches", ["switches", "switch"]],
  ["fuses", ["fuses", "fuse"]],
  ["glass", ["glass"]],
  ["gas", ["gas"]],
  ["الملتيميتر", ["الملتيميتر", "ملتيميتر"]],
  ["مقاومات", ["مقاومات", "مقاوم", "مقاومه"]],
  ["المكثفات", ["المكثفات", "مكثفات", "مكثف", "مكثفه"]],
] as const)("API-4 the forms of '%s'", ([word, forms]) => {
  expect(wordForms(word)).toEqual(forms);
});
