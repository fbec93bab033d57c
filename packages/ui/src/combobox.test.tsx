import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { matchesWords } from "./combobox-filter.ts";
import { Combobox } from "./combobox.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "./dropdown-menu.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "./popover.tsx";

test("every word of the search is in the text, in any order and case", () => {
  expect(matchesWords("Temperature sensors", "SENS temp")).toBe(true);
  expect(matchesWords("Temperature sensors", "sens volt")).toBe(false);
  expect(matchesWords("Temperature sensors", "  ")).toBe(true);
});

test("accents, hamza carriers, vowel signs and tatweel do not matter", () => {
  expect(matchesWords("أجهزة القياس", "اجهزة")).toBe(true);
  expect(matchesWords("قياس", "قِيـاس")).toBe(true);
  expect(matchesWords("Schéma", "schema")).toBe(true);
});

test("closed popovers, menus and pickers are served as their triggers; the picker's value goes with its form", () => {
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
