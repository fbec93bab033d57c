import preview from "#storybook/preview.tsx";

import { FoundationsPage } from "./page.tsx";

const steps = [1, 2, 3, 4, 6, 8, 10, 12] as const;
const radii = [
  ["rounded-sm", "3px", "var(--corner-sm)", "badges, ticks, small pictures"],
  ["rounded-md", "5px", "var(--corner-md)", "buttons, controls, pictures"],
  ["rounded-lg", "8px", "var(--corner-lg)", "cards, dialogs, the carousel"],
  ["rounded-full", "999px", "999px", "counts"],
] as const;

function Space() {
  return (
    <FoundationsPage
      title="Space and shape"
      intro="Everything stands on a grid of 4 px. Hairlines divide in place of boxes and shadows; radii are small, like the edges of an instrument."
    >
      <h2>Steps</h2>
      {steps.map((step) => (
        <div
          key={step}
          style={{ display: "flex", alignItems: "center", gap: "1rem", paddingBlock: "0.25rem" }}
        >
          <code style={{ inlineSize: "10rem" }}>
            {step} · {step * 4} px · {step / 4} rem
          </code>
          <span style={{ inlineSize: step * 4, blockSize: "1rem", background: "var(--ink)" }} />
        </div>
      ))}
      <h2>Radii</h2>
      <div className="columns">
        {radii.map(([name, radius, value, use]) => (
          <div key={name}>
            <div
              style={{
                blockSize: "4rem",
                borderRadius: value,
                background: "var(--surface)",
                border: "1px solid var(--line-strong)",
              }}
            />
            <code>
              {name} · {radius}
            </code>
            <p style={{ color: "var(--muted)", fontSize: "0.875rem" }}>{use}</p>
          </div>
        ))}
      </div>
      <h2>Lines</h2>
      <p className="intro">
        <code>line</code> divides what belongs together; <code>line-strong</code> is the edge of what can be
        used.
      </p>
      <h2>Measuring grid</h2>
      <p className="intro">Behind drawings of empty places, and never behind text.</p>
      <div className="measuring-grid" style={{ blockSize: "8rem" }} />
      <h2>Touch</h2>
      <p className="intro">
        What can be touched is at least 44 px wide and high on a phone. With a mouse it may be 36 px, in the
        dashboard too, and never under 24 px.
      </p>
    </FoundationsPage>
  );
}

const meta = preview.meta({ title: "Foundations/Space and shape", component: Space, tags: ["!manifest"] });

export const Default = meta.story({});
