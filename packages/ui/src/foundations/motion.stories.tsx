import { useState } from "react";
import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { Button } from "../button.tsx";
import { Skeleton } from "../skeleton.tsx";
import { Spinner } from "../spinner.tsx";
import { FoundationsPage } from "./page.tsx";

const rules = [
  ["Colours of a control under the pointer", "150 ms"],
  ["A dialog, sheet or toast that opens or closes", "150 ms, from its edge"],
  ["A slide of the carousel", "the browser's own smooth scrolling, every 4000 ms"],
  ["Loading", "a skeleton where the shape of the content is known, else a spinner"],
  ["Navigation to another page", "none"],
] as const;

function Motion() {
  const [open, setOpen] = useState(false);
  return (
    <FoundationsPage
      title="Motion"
      intro="Short, and only to show where something came from or went; nothing moves for decoration. With prefers-reduced-motion nothing moves by itself, scrolling jumps, and every change is immediate."
    >
      <h2>What moves, and how long</h2>
      <table>
        <tbody>
          {rules.map(([what, how]) => (
            <tr key={what}>
              <td>{what}</td>
              <td>{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Samples</h2>
      <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1.5rem" }}>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Under the pointer
        </Button>
        <Spinner label="loading..." showLabel />
        <span style={{ inlineSize: "10rem" }}>
          <Skeleton className="h-5" />
        </span>
      </div>
    </FoundationsPage>
  );
}

const meta = preview.meta({ title: "Foundations/Motion", component: Motion, tags: ["!manifest"] });

export const Default = meta.story({});

function mediaRules(list: CSSRuleList): CSSMediaRule[] {
  const found: CSSMediaRule[] = [];
  for (const rule of list) {
    if (rule instanceof CSSMediaRule) found.push(rule);
    if (rule instanceof CSSGroupingRule) found.push(...mediaRules(rule.cssRules));
  }
  return found;
}

Default.test(
  "D-2 the style sheet disables all animation under prefers-reduced-motion",
  { tags: ["browser"] },
  async () => {
    const all = [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules));
    const quiet = all
      .filter((rule) => rule.conditionText === "(prefers-reduced-motion: reduce)")
      .map((rule) => rule.cssText)
      .find((text) => text.includes("animation-iteration-count: 1 !important"));
    await expect(quiet).toContain("*, ::before, ::after");
    await expect(quiet).toContain("transition-duration: 0s !important");
    await expect(quiet).toContain("scroll-behavior: auto !important");
  },
);
