import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { initialsOf } from "./avatar-initials.ts";
import { Avatar } from "./avatar.tsx";

test("ACAT-4 the fallback is the first two letters of the name, or 'Pr' when it is missing", () => {
  expect(initialsOf("Sensors")).toBe("Se");
  expect(initialsOf("  x ")).toBe("x");
  for (const missing of [undefined, null, "", "   "]) expect(initialsOf(missing)).toBe("Pr");
});

test("ACAT-4 graphemes stay whole: Arabic with vowel signs, accents, emoji", () => {
  expect(initialsOf("مُحركات")).toBe("مُح");
  expect(initialsOf("e\u0301clair")).toBe("e\u0301c");
  expect(initialsOf("👩‍🔧🔋 tools")).toBe("👩‍🔧🔋");
});

test("the server renders a missing picture as letters with its alternative text", () => {
  expect(renderToString(<Avatar alt="Sensors" fallback="Se" />)).toMatch(
    /<span aria-hidden="true">Se<\/span><span class="sr-only">Sensors<\/span>/,
  );
  expect(renderToString(<Avatar src="/a.webp" alt="Sensors" fallback="Se" />)).toMatch(
    /<img src="\/a.webp" alt="Sensors"/,
  );
});
