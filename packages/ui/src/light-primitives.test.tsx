import Check from "lucide-react/icons/check";
import { type ReactElement, useId } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { Badge } from "./badge.tsx";
import { Button, buttonClasses } from "./button.tsx";
import { Card, CardBody } from "./card.tsx";
import { Carousel } from "./carousel/carousel.tsx";
import { Checkbox } from "./checkbox.tsx";
import { cn } from "./cn.ts";
import { DirectionProvider } from "./direction-provider.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { Link } from "./link.tsx";
import { Picture } from "./picture/picture.tsx";
import { PlaceholderPicture } from "./picture/placeholder-picture.tsx";
import { QuantityControl } from "./quantity-control.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { Select } from "./select.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Spinner } from "./spinner.tsx";
import { TextLink } from "./text-link.tsx";
import { Textarea } from "./textarea.tsx";
import { ThemeProvider, useTheme } from "./theme/theme-provider.tsx";
import { themeScript, themeScriptFor } from "./theme/theme.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

const html = (element: ReactElement) => renderToStaticMarkup(element);

const carouselLabels = {
  goTo: (slide: number) => `show ${slide}`,
  pause: "pause",
  play: "play",
  previous: "previous",
  next: "next",
};

const Theme = () => <i>{useTheme().theme}</i>;
const Id = () => <i id={useId()} />;

/* Runs in Node without a window: a primitive that reads `window` while rendering fails here. */
describe("on the server", () => {
  test.each<[name: string, render: () => ReactElement, part: string]>([
    [
      "Badge",
      () => (
        <Badge tone="positive" icon={<Check />}>
          in stock
        </Badge>
      ),
      "in stock",
    ],
    ["Button", () => <Button>Add to cart</Button>, 'type="button"'],
    [
      "Card",
      () => (
        <Card>
          <CardBody>Summary</CardBody>
        </Card>
      ),
      "Summary",
    ],
    ["Checkbox", () => <Checkbox>Remember me</Checkbox>, '<label class="'],
    ["Checkbox alone", () => <Checkbox aria-label="all" />, '<input type="checkbox"'],
    [
      "DirectionProvider",
      () => (
        <DirectionProvider direction="rtl">
          <Id />
        </DirectionProvider>
      ),
      "<i id=",
    ],
    ["EmptyState", () => <EmptyState title="no results founded." heading="h1" />, "<h1"],
    ["Input", () => <Input defaultValue="Mona" />, 'value="Mona"'],
    [
      "Link",
      () => (
        <Link href="/products" replace state={{ from: 1 }}>
          products
        </Link>
      ),
      '<a href="/products">',
    ],
    ["PlaceholderPicture", () => <PlaceholderPicture label="UT61E" />, 'role="img" aria-label="UT61E"'],
    ["ScrollToTop", () => <ScrollToTop threshold={300} label="top" />, "invisible"],
    [
      "Select",
      () => (
        <Select defaultValue="b">
          <option>b</option>
        </Select>
      ),
      "<option selected",
    ],
    ["Skeleton", () => <Skeleton className="h-4" />, 'aria-hidden="true"'],
    ["Spinner", () => <Spinner label="loading..." />, "<output"],
    ["TextLink", () => <TextLink href="/aboutus">about us</TextLink>, 'href="/aboutus"'],
    ["Textarea", () => <Textarea defaultValue="note" />, "note</textarea>"],
    [
      "ThemeProvider",
      () => (
        <ThemeProvider>
          <Theme />
        </ThemeProvider>
      ),
      "<i>light</i>",
    ],
    ["VisuallyHidden", () => <VisuallyHidden>of UT61E</VisuallyHidden>, 'class="sr-only"'],
  ])("%s renders", (_name, render, part) => {
    const element = render();
    expect(html(element)).toContain(part);
    expect(renderToString(element)).toBe(renderToString(element));
  });

  test("HOME-1 the server renders all slides and their links", () => {
    const page = html(
      <Carousel
        label="brands"
        delayMs={4000}
        labels={carouselLabels}
        slides={["Kelvra", "Metrivo"].map((name) => ({
          key: name,
          content: <a href={`/${name}`}>{name}</a>,
        }))}
      />,
    );
    expect(page).toMatch(
      /<ul[^>]*><li[^>]*><a href="\/Kelvra">Kelvra<\/a><\/li><li[^>]*><a href="\/Metrivo">/,
    );
    expect(page).toContain('aria-label="show 1" aria-current="true"');
    expect(page).toContain('aria-label="pause"');
  });

  test("a carousel without slides renders an empty region", () => {
    expect(
      html(<Carousel label="brands" delayMs={4000} labels={carouselLabels} slides={[]} />),
    ).not.toContain("<button");
  });

  test("LIST-5 a missing picture renders a placeholder with its alternative text, any other reserves its box", () => {
    const missing = html(<Picture alt="UT61E" width={320} height={320} />);
    expect(missing).toContain('role="img" aria-label="UT61E"');
    expect(missing).not.toContain("<img");
    const there = html(
      <Picture
        src="/media/a-640.webp"
        sources={[{ type: "image/avif", srcSet: "/media/a-320.avif 320w" }]}
        sizes="50vw"
        alt="UT61E"
        width={320}
        height={240}
        priority
      />,
    );
    expect(there).toContain("aspect-ratio:320 / 240");
    expect(there).toContain('<source type="image/avif" srcSet="/media/a-320.avif 320w" sizes="50vw"/>');
    expect(there).toContain('width="320" height="240" loading="eager" fetchPriority="high"');
  });

  test("a field links label, hint and error to its control, with given and generated ids", () => {
    const field = html(
      <Field label="Phone" hint="11 digits" error="Please Enter A Vaild Phone Number" required>
        <Input id="phone" aria-describedby="more" />
      </Field>,
    );
    expect(field).toContain('<label for="phone"');
    expect(field).toContain(
      'id="phone" aria-describedby="phone-error phone-hint more" aria-invalid="true" aria-required="true"',
    );
    expect(field).toContain('id="phone-hint"');
    expect(field).toContain('id="phone-error"');
  });

  test("SINGLE-1 a quantity exposes its value and bounds", () => {
    const labels = { decrease: "less", increase: "more", quantity: "quantity", remove: "remove" };
    const control = html(<QuantityControl value={1} max={9} onChange={() => {}} labels={labels} />);
    expect(control).toContain('aria-valuenow="1" aria-valuemin="1" aria-valuemax="9"');
    expect(control).toMatch(/aria-disabled="true" aria-label="less"/);
    const removable = html(
      <QuantityControl value={1} onChange={() => {}} onRemove={() => {}} labels={labels} />,
    );
    expect(removable).toMatch(/aria-disabled="false" aria-label="remove"/);
    expect(removable).not.toContain("aria-valuemax");
  });
});

test("the theme's script is small, contains no closing tag, and reads the given key", () => {
  expect(themeScript).toContain('localStorage.getItem("theme")');
  expect(themeScriptFor("look")).toContain('"look"');
  expect(themeScript.length).toBeLessThan(240);
  expect(themeScript).not.toContain("<");
});

test("useTheme throws outside a provider", () => {
  expect(() => html(<Theme />)).toThrow("ThemeProvider");
});

test("cn skips falsy values", () => {
  expect(cn("a", false, undefined, ["b", { c: true, d: false }])).toBe("a b c");
  expect(buttonClasses({ variant: "signal" })).toContain("bg-signal");
});
