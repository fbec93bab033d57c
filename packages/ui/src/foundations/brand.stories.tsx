import preview from "#storybook/preview.tsx";

import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { Card, CardBody } from "../card.tsx";
import { Checkbox } from "../checkbox.tsx";
import { Field } from "../field.tsx";
import { Input } from "../input.tsx";
import { QuantityControl } from "../quantity-control.tsx";
import { TextLink } from "../text-link.tsx";
import { FoundationsPage } from "./page.tsx";

const buttons = ["signal", "outline", "quiet", "danger"] as const;
const tones = ["neutral", "positive", "caution", "negative", "signal"] as const;
const row = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.75rem" } as const;
const labels = { decrease: "decrease", increase: "increase", quantity: "quantity", remove: "remove" };

const Brand = () => (
  <FoundationsPage
    title="Brand"
    intro={
      <>
        A brand is a set of values for the tokens, and no other style: colours by meaning, corners, the
        typeface. The second brand of the toolbar is <code>packages/ui/src/brand.css</code>.
      </>
    }
  >
    <h2>Commands and states</h2>
    <p style={row}>
      {buttons.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </p>
    <p style={{ ...row, marginBlockStart: "1rem" }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </p>
    <h2>Entry</h2>
    <div style={{ display: "grid", gap: "1rem", maxInlineSize: "26rem" }}>
      <Field label="Part number" hint="For example CFR-25-4K7">
        <Input defaultValue="UT61E" />
      </Field>
      <Field label="Phone" error="11 digits, please">
        <Input type="tel" defaultValue="12345" />
      </Field>
      <Checkbox defaultChecked>Only what is in stock</Checkbox>
      <QuantityControl value={2} labels={labels} onChange={() => undefined} />
    </div>
    <h2>Content</h2>
    <Card>
      <CardBody>
        <p>
          A card on the page, with <TextLink href="/products">a link</TextLink>.
        </p>
        <p style={{ color: "var(--muted)" }}>Its second line.</p>
      </CardBody>
    </Card>
  </FoundationsPage>
);

const meta = preview.meta({
  title: "Foundations/Brand",
  component: Brand,
  tags: ["!manifest"],
  // In frames: a theme is one of the whole document.
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
});

/** The second brand, light. */
export const Default = meta.story({ globals: { theme: "brand" } });

/** The second brand with the dark values of its tokens, which no mode shows. */
export const DarkValues = meta.story({ globals: { theme: "brand-dark" } });
