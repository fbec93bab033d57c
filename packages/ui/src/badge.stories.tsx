import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import CircleX from "lucide-react/icons/circle-x";
import Info from "lucide-react/icons/info";

import preview from "#storybook/preview.tsx";

import { Badge } from "./badge.tsx";
import { doAndDont } from "./stories/do-and-dont.ts";
import { inArabic } from "./stories/in-arabic.tsx";
import { arabic, english, reads } from "./stories/spoken.ts";

const meta = preview.meta({
  title: "Primitives/Badge",
  component: Badge,
  parameters: doAndDont(
    "Badge for a status of one or two words.",
    [
      "One or two words that say the status: 'In stock', 'Draft'.",
      "A tone by meaning, and an icon that repeats it.",
      "`signal` for what the shop itself promotes, such as an offer.",
    ],
    [
      "A badge that is pressed: use a Button or a link.",
      "The colour alone to say something.",
      "A sentence, or several badges in a row that say the same.",
    ],
    { examples: { yes: "Tones", no: "Colour Alone" } },
  ),
  args: { children: "in stock", tone: "positive", icon: <Check /> },
  argTypes: {
    tone: { control: "radio", options: ["neutral", "positive", "caution", "negative", "signal"] },
    children: { description: "Text of the badge." },
    icon: { control: false },
  },
  decorators: [inArabic, (Story) => <div style={{ padding: "1rem" }}>{Story()}</div>],
});

export const Default = meta.story({});

/** A status has a text and an icon, never colour alone. */
export const Tones = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-3">
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

/** Two numbers that only their colour tells apart. */
export const ColourAlone = meta.story({
  tags: ["!dev", "!autodocs"],
  render: () => (
    <div className="flex gap-3">
      <Badge tone="positive">3</Badge>
      <Badge tone="negative">3</Badge>
    </div>
  ),
});

/** Long words wrap inside a narrow column. */
export const LongNames = meta.story({
  render: () => (
    <div style={{ inlineSize: "8rem" }}>
      <Badge tone="caution" icon={<CircleAlert />}>
        only 1,000,000 pieces left in the store
      </Badge>
    </div>
  ),
});

Tones.test(
  "read aloud in English",
  english,
  reads(["price updating", "in stock", "only 3 left", "out of stock", "new", "without an icon"]),
);

Tones.test(
  "read aloud in Arabic",
  arabic,
  reads(["جارٍ تحديث السعر", "متوفر", "تبقت 3 قطع", "نفدت الكمية", "جديد", "بلا أيقونة"]),
);
