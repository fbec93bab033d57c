import preview from "../../../.storybook/preview.tsx";
import { Button } from "./button.tsx";
import { Card, CardBody } from "./card.tsx";

const meta = preview.meta({
  title: "Primitives/Card",
  component: Card,
  decorators: [
    (Story) => (
      <div style={{ padding: "1rem", maxInlineSize: "26rem" }}>
        <Story />
      </div>
    ),
  ],
});

/** Parts of a card are divided by hairlines. */
export const Parts = meta.story({
  render: () => (
    <Card>
      <CardBody>
        <h2 className="text-lg font-semibold">Summary</h2>
        <p className="text-muted">3 items</p>
      </CardBody>
      <CardBody>
        <Button variant="signal">Order</Button>
      </CardBody>
    </Card>
  ),
});

export const Dark = Parts.extend({ globals: { theme: "dark" } });
export const Phone = Parts.extend({ globals: { viewport: { value: "mobile1" } } });
