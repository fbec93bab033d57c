// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

import { keepEntries, restoreEntries } from "./kept-entries.ts";

const page = (): void => {
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
  page();
});

test("D-26 what was entered is still there in the other language, but for the password, and only once", () => {
  field("name").value = "منى";
  field("password").value = "secret";
  field("text").value = "two\nlines";
  keepEntries("/signup");
  expect(sessionStorage.getItem("entries")).not.toContain("secret");

  page();
  const onInput = vi.fn<(event: Event) => void>();
  document.addEventListener("input", onInput, { once: true });
  field("phone").value = "01012345678";
  restoreEntries("/signup");
  expect(field("name").value).toBe("منى");
  expect(field("phone").value).toBe("01012345678");
  expect(field("password").value).toBe("");
  expect(field("text").value).toBe("two\nlines");
  expect(onInput).toHaveBeenCalled();
  expect(sessionStorage.getItem("entries")).toBeNull();

  page();
  restoreEntries("/signup");
  expect(field("name").value).toBe("");
});

test("D-26 what was entered on one page never turns up on another", () => {
  field("name").value = "Mona";
  keepEntries("/signup");
  page();
  restoreEntries("/aboutus");
  expect(field("name").value).toBe("");
  sessionStorage.setItem("entries", "{damaged");
  restoreEntries("/aboutus");
  expect(field("name").value).toBe("");
});
