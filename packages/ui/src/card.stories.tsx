import preview from "#storybook/preview.tsx";

import { Button } from "./button.tsx";
import { Card, CardBody } from "./card.tsx";
import { doAndDont } from "./stories/do-and-dont.ts";
import { inArabic } from "./stories/in-arabic.tsx";
import { arabic, english, reads } from "./stories/spoken.ts";

const meta = preview.meta({
  title: "Primitives/Card",
  component: Card,
  subcomponents: { CardBody },
  parameters: doAndDont(
    "Bordered container.",
    [
      "Group what belongs to one thing: an order, a form, a summary.",
      "Divide its parts by several `CardBody`.",
    ],
    [
      "A card in a card: use a heading or a line.",
      "A whole card as a link around other controls: link its title.",
    ],
    { examples: { yes: "Sections", no: "Card In Card" } },
  ),
  args: {
    children: (
      <CardBody>
        <h2 className="text-lg font-semibold">Summary</h2>
        <p className="text-muted">3 items</p>
      </CardBody>
    ),
  },
  argTypes: {
    children: { description: "Content; a `CardBody` pads it.", control: false },
  },
  decorators: [inArabic, (Story) => <div style={{ padding: "1rem", maxInlineSize: "26rem" }}>{Story()}</div>],
});

export const Default = meta.story({});

/** Sections of a card are divided by lines. */
export const Sections = meta.story({
  args: {
    children: (
      <>
        <CardBody>
          <h2 className="text-lg font-semibold">Summary</h2>
          <p className="text-muted">3 items</p>
        </CardBody>
        <CardBody>
          <Button variant="signal">Order</Button>
        </CardBody>
      </>
    ),
  },
});

/** Three frames around one thing. */
export const CardInCard = meta.story({
  tags: ["!dev", "!autodocs"],
  args: {
    children: (
      <CardBody className="grid gap-3">
        <Card>
          <CardBody>
            <h2 className="text-lg font-semibold">Summary</h2>
            <p className="text-muted">3 items</p>
          </CardBody>
        </Card>
        <Card>
          <CardBody>
            <Button variant="signal">Order</Button>
          </CardBody>
        </Card>
      </CardBody>
    ),
  },
});

Sections.test(
  "read aloud in English",
  english,
  reads(["heading, Summary, level 2", "3 items", "button, Order"]),
);

Sections.test(
  "read aloud in Arabic",
  arabic,
  reads(["heading, الملخص, level 2", "3 منتجات", "button, اطلب"]),
);
