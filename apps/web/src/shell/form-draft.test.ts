// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

import { saveFormDraft, restoreFormDraft } from "./form-draft.ts";

const renderPage = (): void => {
  document.body.innerHTML = `
    <header><form><input type="search" name="query" value="meter"></form></header>
    <main><form>
      <input name="name"><input name="phone"><input type="password" name="password"><textarea name="text"></textarea>
    </form></main>`;
};
const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`main [name=${name}]`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

beforeEach(() => {
  sessionStorage.clear();
  renderPage();
});

test("D-26 form entries are restored once in the other language, except the password", () => {
  field("name").value = "منى";
  field("password").value = "secret";
  field("text").value = "two\nlines";
  saveFormDraft("/signup");
  expect(sessionStorage.getItem("entries")).not.toContain("secret");

  renderPage();
  const onInput = vi.fn<(event: Event) => void>();
  document.addEventListener("input", onInput, { once: true });
  field("phone").value = "01012345678";
  restoreFormDraft("/signup");
  expect(field("name").value).toBe("منى");
  expect(field("phone").value).toBe("01012345678");
  expect(field("password").value).toBe("");
  expect(field("text").value).toBe("two\nlines");
  expect(onInput).toHaveBeenCalled();
  expect(sessionStorage.getItem("entries")).toBeNull();

  renderPage();
  restoreFormDraft("/signup");
  expect(field("name").value).toBe("");
});

test("D-26 form entries of one page are not restored on another, and a damaged draft is ignored", () => {
  field("name").value = "Mona";
  saveFormDraft("/signup");
  renderPage();
  restoreFormDraft("/aboutus");
  expect(field("name").value).toBe("");
  sessionStorage.setItem("entries", "{damaged");
  restoreFormDraft("/aboutus");
  expect(field("name").value).toBe("");
});
