import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "../dropdown-menu/dropdown-menu.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../popover.tsx";
import { matchesWords } from "./combobox-filter.ts";
import { Combobox } from "./combobox.tsx";

test("every word of the search must match, in any order and case", () => {
  expect(matchesWords("Temperature sensors", "SENS temp")).toBe(true);
  expect(matchesWords("Temperature sensors", "sens volt")).toBe(false);
  expect(matchesWords("Temperature sensors", "  ")).toBe(true);
});

test("accents, hamza forms, vowel signs and tatweel are ignored", () => {
  expect(matchesWords("أجهزة القياس", "اجهزة")).toBe(true);
  expect(matchesWords("قياس", "قِيـاس")).toBe(true);
  expect(matchesWords("Schéma", "schema")).toBe(true);
});

test("the server renders closed popovers, menus and selects as triggers, and the select's value as a form field", () => {
  const html = renderToString(
    <>
      <Popover>
        <PopoverTrigger>ranges</PopoverTrigger>
        <PopoverContent label="ranges">unseen</PopoverContent>
      </Popover>
      <DropdownMenu>
        <DropdownMenuTrigger>actions</DropdownMenuTrigger>
        <DropdownMenuContent>unseen</DropdownMenuContent>
      </DropdownMenu>
      <Combobox
        name="sub_category_id"
        options={[{ value: "7", label: "Sensors" }]}
        value="7"
        onChange={() => {}}
        placeholder="Select subCategory..."
        searchPlaceholder="unseen"
        emptyText="unseen"
      />
    </>,
  );
  expect(html).not.toContain("unseen");
  expect(html).toMatch(/ranges<\/button>.*actions<\/button>/);
  expect(html).toMatch(/<input[^>]*role="combobox"[^>]*value="Sensors"/);
  expect(html).toContain('name="sub_category_id" value="7"');
});
