/** @jsxRuntime classic */
// Storybook builds its manager with the classic JSX runtime, which needs React in scope.
import React from "react";
import { useStorybookApi, useStorybookState } from "storybook/manager-api";

import { allModes, type Mode } from "./modes.ts";
import { viewports } from "./viewports.ts";

interface CellProps {
  readonly storyId: string;
  readonly name: string;
  readonly mode: Mode;
  /** Values of the other globals in the toolbar, as in Storybook's address. */
  readonly shell: string;
}

const scales = { phone: 0.6, smallPhone: 0.6, desktop: 0.45 };

function Cell({ storyId, name, mode, shell }: CellProps) {
  const { styles } = viewports[mode.viewport];
  const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
  const scale = scales[mode.viewport];
  const globals = `locale:${mode.locale};theme:${mode.theme};shell:${shell}`;
  const query = new URLSearchParams({ id: storyId, viewMode: "story", globals });
  return (
    <figure style={{ margin: 0 }}>
      <figcaption style={{ marginBlockEnd: 4, fontSize: 12 }}>{name}</figcaption>
      <div
        style={{
          width: width * scale,
          height: height * scale,
          overflow: "hidden",
          border: "1px solid #8885",
        }}
      >
        <iframe
          // Storybook's own mark of preview frames that are not controlled by the toolbar.
          data-is-storybook-thumbnail
          title={name}
          src={`iframe.html?${query.toString()}`}
          loading="lazy"
          style={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: "0 0" }}
        />
      </div>
    </figure>
  );
}

/** Shows one story in every language, theme and width at once. */
export function Matrix({ active }: { readonly active: boolean }) {
  const { storyId, viewMode } = useStorybookState();
  const shell = useStorybookApi().getGlobals()["shell"] === "on" ? "on" : "off";
  if (!active || !storyId) return null;
  if (viewMode === "docs")
    return <p style={{ padding: 16 }}>The matrix shows one story in every mode: select a story.</p>;
  return (
    <div
      style={{ display: "flex", flexWrap: "wrap", gap: 16, padding: 16, height: "100%", overflow: "auto" }}
    >
      {Object.entries(allModes).map(([name, mode]) => (
        <Cell key={storyId + name + shell} storyId={storyId} name={name} mode={mode} shell={shell} />
      ))}
    </div>
  );
}
