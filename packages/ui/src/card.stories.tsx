import preview from "../../../.storybook/preview.tsx";
import { Button } from "./button.tsx";
import { Card, CardBody } from "./card.tsx";
import { inArabic } from "./stories/in-arabic.tsx";

const meta = preview.meta({
  title: "Primitives/Card",
  component: Card,
  subcomponents: { CardBody },
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
