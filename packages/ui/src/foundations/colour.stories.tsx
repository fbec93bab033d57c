import { useCallback, useState } from "react";
import { expect } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { contrast } from "./contrast.ts";
import { FoundationsPage } from "./page.tsx";

interface Pair {
  readonly front: string;
  readonly ground: string;
  readonly use: string;
}

const grounds = ["background", "surface", "sunken"];
const states = ["positive", "caution", "negative"];

const on = (front: string, onGrounds: readonly string[], use: string): Pair[] =>
  onGrounds.map((ground) => ({ front, ground, use }));

/** Text needs 4.5. */
const texts: readonly Pair[] = [
  ...on("ink", grounds, "text"),
  ...on("muted", grounds, "secondary text, placeholders, hints"),
  ...on("signal-ink", ["signal", "signal-strong"], "the main action"),
  ...states.flatMap((state) => [
    ...on(state, [`${state}-soft`], "badge, notice"),
    ...on(state, grounds, "a word about a state"),
    ...on("ink", [`${state}-soft`], "text of a notice"),
    ...on("muted", [`${state}-soft`], "second line of a notice"),
  ]),
];

/** Edges of controls, icons and the focus ring need 3. */
const graphics: readonly Pair[] = [
  ...on("line-strong", grounds, "edges of controls, icons"),
  ...on("focus", grounds, "focus ring"),
];

const tokens = [
  ...grounds,
  "ink",
  "muted",
  "line",
  "line-strong",
  "signal",
  "signal-strong",
  "signal-ink",
  ...states.flatMap((state) => [state, `${state}-soft`]),
  "focus",
];

function PairRow({ pair: { front, ground, use }, needed }: { pair: Pair; needed: number }) {
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

function Colour() {
  return (
    <FoundationsPage
      title="Colour"
      intro="Graphite on warm white, and one yellow, the case of a meter, for the main action of a view: always with dark text on it. A state has a word and an icon, never its colour alone. Components name these tokens and no other colour."
    >
      <h2>Tokens</h2>
      <div className="columns">
        {tokens.map((token) => (
          <div key={token}>
            <div
              style={{
                blockSize: "3.5rem",
                borderRadius: 5,
                background: `var(--${token})`,
                border: "1px solid var(--line)",
              }}
            />
            <code>{token}</code>
          </div>
        ))}
      </div>
      {[
        { title: "Text, measured", pairs: texts, needed: 4.5 },
        { title: "Edges, icons and focus, measured", pairs: graphics, needed: 3 },
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
  // Measured anew when the theme changes.
  render: (_args, { globals }) => <Colour key={String(globals["theme"])} />,
  // axe counts the samples of edges as text.
  parameters: { a11y: { context: { exclude: ["[data-needed='3']"] } } },
});

/** Every pair as the browser draws it, by the formula of WCAG 2.2. */
export const Light = meta.story({
  tags: ["browser"],
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>("[data-pair]")];
    await expect(rows.length).toBe(texts.length + graphics.length);
    const failing = rows.filter(({ dataset }) => !(Number(dataset["ratio"]) >= Number(dataset["needed"])));
    await expect(failing.map(({ dataset }) => `${dataset["pair"]}: ${dataset["ratio"]}`)).toEqual([]);
  },
});

export const Dark = Light.extend({ globals: { theme: "dark" } });
