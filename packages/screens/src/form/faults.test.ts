// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

import { faultsOf, focusFirstFault, hasField } from "./faults.ts";

test("D-38 faults of nested fields, of lists and of whole groups are found by their paths", () => {
  const branches = Object.assign([{ hours: [{ closes: { type: "check", message: "too_small" } }] }], {
    root: { type: "server", message: "too_many" },
  });
  expect(
    faultsOf({
      name: { type: "required", message: "required" },
      shop: { mail: { message: "bad" } },
      branches,
    }),
  ).toEqual({
    name: "required",
    "shop.mail": "bad",
    "branches.0.hours.0.closes": "too_small",
    branches: "too_many",
  });
  expect(
    faultsOf({ hours: { message: "bad_value", ref: document.body, 0: { opens: { message: "x" } } } }),
  ).toEqual({
    hours: "bad_value",
    "hours.0.opens": "x",
  });
});

test("D-38 a form has a place for the paths of its values", () => {
  const values = { image: undefined, branches: [{ phone: "" }] };
  expect(
    ["image", "branches", "branches.0.phone", "branches.1.phone", "other", "image.name"].map((path) =>
      hasField(values, path),
    ),
  ).toEqual([true, true, true, false, false, false]);
});

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

test("D-38 the first fault in the order of the page is focused, and what hides it unfolded", () => {
  document.body.innerHTML = `<form>
    <input name="valid" />
    <details><summary>More</summary><details><summary>Hours</summary><input name="closes" aria-invalid="true" /></details></details>
    <fieldset data-invalid tabindex="-1"></fieldset>
  </form>`;
  const form = document.querySelector("form");
  focusFirstFault(form);
  expect(document.activeElement?.getAttribute("name")).toBe("closes");
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, true]);
  document.querySelector("[aria-invalid]")?.removeAttribute("aria-invalid");
  focusFirstFault(form);
  expect(document.activeElement?.tagName).toBe("FIELDSET");
});
