import { Check, CircleAlert, CircleX, Info } from "lucide-react";

import preview from "../../../.storybook/preview.tsx";
import { Badge } from "./badge.tsx";

const meta = preview.meta({
  title: "Primitives/Badge",
  component: Badge,
  args: { children: "in stock" },
});

const row = { display: "flex", flexWrap: "wrap", gap: "0.75rem", padding: "1rem" } as const;

/** A state has a word and an icon, never colour alone. */
export const Tones = meta.story({
  render: () => (
    <div style={row}>
      <Badge icon={<Info />}>price updating</Badge>
      <Badge tone="positive" icon={<Check />}>
        in stock
      </Badge>
      <Badge tone="caution" icon={<CircleAlert />}>
        only 3 left
      </Badge>
      <Badge tone="negative" icon={<CircleX />}>
        out of stock
      </Badge>
      <Badge tone="signal">new</Badge>
      <Badge>without an icon</Badge>
    </div>
  ),
});

export const Dark = Tones.extend({ globals: { theme: "dark" } });

export const Arabic = meta.story({
  globals: { locale: "ar" },
  render: () => (
    <div style={row}>
      <Badge tone="positive" icon={<Check />}>
        متوفر
      </Badge>
      <Badge tone="caution" icon={<CircleAlert />}>
        تبقت 3 قطع
      </Badge>
      <Badge tone="negative" icon={<CircleX />}>
        نفدت الكمية
      </Badge>
    </div>
  ),
});

/** Long words wrap inside a narrow column. */
export const Narrow = meta.story({
  render: () => (
    <div style={{ inlineSize: "8rem", padding: "1rem" }}>
      <Badge tone="caution" icon={<CircleAlert />}>
        only 1,000,000 pieces left in the store
      </Badge>
    </div>
  ),
});
