import { useCallback, useState } from "react";
import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { colourTokens, graphicPairs, textPairs, type ColourPair } from "./colour-pairs.ts";
import { contrast, hexOf } from "./contrast.ts";
import { FoundationsPage } from "./page.tsx";

function PairRow({ pair: { front, ground, use }, needed }: { pair: ColourPair; needed: number }) {
  const [ratio, setRatio] = useState(0);
  const measure = useCallback((sample: HTMLElement | null) => {
    if (!sample) return;
    const { color, backgroundColor } = getComputedStyle(sample);
    setRatio(contrast(color, backgroundColor));
  }, []);
  return (
    <tr data-pair={`${front} on ${ground}`} data-ratio={ratio} data-needed={needed}>
      <td>
        <span
          ref={measure}
          style={{
            display: "inline-block",
            padding: "0.25rem 0.75rem",
            whiteSpace: "nowrap",
            color: `var(--${front})`,
            background: `var(--${ground})`,
            boxShadow: "inset 0 0 0 1px var(--line)",
          }}
        >
          {needed < 4.5 ? "▢ ○ ─" : "Aa 4.7 kΩ أبجد"}
        </span>
      </td>
      <td>
        {front} on {ground}
      </td>
      <td>{use}</td>
      <td className="figures">
        {ratio.toFixed(2)} {ratio >= needed ? "✓" : `fails ${needed}`}
      </td>
    </tr>
  );
}

/** Swatch of a token with its computed value. */
function Swatch({ token }: { token: string }) {
  const [value, setValue] = useState("");
  const measure = useCallback((sample: HTMLElement | null) => {
    if (sample) setValue(hexOf(getComputedStyle(sample).backgroundColor));
  }, []);
  return (
    <div>
      <div
        ref={measure}
        data-value={value}
        style={{
          blockSize: "3.5rem",
          borderRadius: 5,
          background: `var(--${token})`,
          border: "1px solid var(--line)",
        }}
      />
      <code>{token}</code>
      <br />
      <code style={{ color: "var(--muted)" }}>{value}</code>
    </div>
  );
}

function Colour() {
  return (
    <FoundationsPage
      title="Colour"
      intro="Graphite on warm white, and one yellow, the case of a meter, for the main action of a view: always with dark text on it. A state has a word and an icon, never its colour alone. Components name these tokens and no other colour."
    >
      <h2>Tokens, with their values in this theme</h2>
      <div className="columns">
        {colourTokens.map((token) => (
          <Swatch key={token} token={token} />
        ))}
      </div>
      {[
        { title: "Text, measured", pairs: textPairs, needed: 4.5 },
        { title: "Edges, icons and focus, measured", pairs: graphicPairs, needed: 3 },
      ].map(({ title, pairs, needed }) => (
        <section key={title}>
          <h2>{title}</h2>
          <table>
            <thead>
              <tr>
                <th>Sample</th>
                <th>Pair</th>
                <th>Use</th>
                <th>Contrast, at least {needed}</th>
              </tr>
            </thead>
            <tbody>
              {pairs.map((pair) => (
                <PairRow key={pair.front + pair.ground + pair.use} pair={pair} needed={needed} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </FoundationsPage>
  );
}

const meta = preview.meta({
  title: "Foundations/Colour",
  component: Colour,
  tags: ["!manifest"],
  // Measures again when the theme changes.
  render: (_args, { globals }) => <Colour key={String(globals["theme"])} />,
  // axe treats the border samples as text.
  parameters: { a11y: { context: { exclude: ["[data-needed='3']"] } } },
});

// Measures computed colours.
export const Default = meta.story({ tags: ["browser"] });

/** Checks the WCAG 2.2 contrast of every pair's computed colours. */
const checkContrast: typeof meta.input.play = async ({ canvasElement }) => {
  const rows = [...canvasElement.querySelectorAll<HTMLElement>("[data-pair]")];
  await expect(rows.length).toBe(textPairs.length + graphicPairs.length);
  const failing = rows.filter(({ dataset }) => !(Number(dataset["ratio"]) >= Number(dataset["needed"])));
  await expect(failing.map(({ dataset }) => `${dataset["pair"]}: ${dataset["ratio"]}`)).toEqual([]);
};

Default.test(
  "every pair has its contrast in the light theme",
  { tags: ["browser"], globals: { theme: "light" } },
  checkContrast,
);

Default.test(
  "every pair has its contrast in the dark theme",
  { tags: ["browser"], globals: { theme: "dark" } },
  checkContrast,
);

Default.test(
  "every pair has its contrast in the second brand",
  { tags: ["browser"], globals: { theme: "brand" } },
  checkContrast,
);

Default.test(
  "every pair has its contrast in the second brand, dark",
  { tags: ["browser"], globals: { theme: "brand-dark" } },
  checkContrast,
);

Default.test("every token has a value", { tags: ["browser"] }, async ({ canvasElement }) => {
  const swatches = [...canvasElement.querySelectorAll<HTMLElement>("[data-value]")];
  await expect(swatches).toHaveLength(colourTokens.length);
  for (const { dataset } of swatches) await expect(dataset["value"]).toMatch(/^#[\da-f]{6}$/);
});
