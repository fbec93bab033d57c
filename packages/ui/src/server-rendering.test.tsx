import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";

import { DirectionProvider, type DirectionProviderProps } from "./direction-provider.tsx";

interface Input {
  readonly title?: string;
  readonly component?: ComponentType<object>;
  readonly args?: object;
  readonly render?: (args: object, context: { globals: object; args: object }) => ReactNode;
}

interface ServerStory {
  readonly input: Input;
}

// Storybook's own preview needs a browser. A story here is what it and its meta give.
vi.mock("#storybook/preview.tsx", () => {
  const preview = {
    type: () => preview,
    meta: (meta: Input) => ({
      input: meta,
      story: (story: Input = {}) => ({
        input: { ...meta, ...story, args: { ...meta.args, ...story.args } },
        test: () => undefined,
      }),
    }),
  };
  return { default: preview };
});

const isStory = (value: unknown): value is ServerStory =>
  typeof value === "object" && value !== null && "input" in value;

/** Errors in cells: React has no error boundaries on servers. */
const BROWSER_ONLY = "FailedCells";

const modules = import.meta.glob<Record<string, unknown>>("./**/*.stories.tsx", { eager: true });

const stories = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, story]) =>
    isStory(story) && name !== BROWSER_ONLY ? [{ name, story }] : [],
  ),
);

function htmlOf(
  { input: { component, render, args = {} } }: ServerStory,
  direction: DirectionProviderProps["direction"],
): string {
  const locale = direction === "rtl" ? "ar" : "en";
  const Story = () =>
    render
      ? render(args, { args, globals: { locale, theme: "light" } })
      : component && createElement(component, args);
  return renderToString(
    <DirectionProvider direction={direction}>
      <Story />
    </DirectionProvider>,
  );
}

/** Classes that name a side of the screen, which stays where it is when the page is mirrored. */
const physical =
  /(?:^|[\s:])-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-[lr]|text-(?:left|right)|float-(?:left|right))(?:-|$)/;

const classesOf = (html: string): string[] =>
  Array.from(html.matchAll(/ class="([^"]*)"/g), ([, classes = ""]) => classes.split(" ")).flat();

describe.each(stories.map(({ name, story }) => [story.input.title ?? "", name, story] as const))(
  "%s, %s",
  (_title, _name, story) => {
    test.each(["ltr", "rtl"] as const)("is rendered by a server, %s", (direction) => {
      const html = htmlOf(story, direction);
      expect(classesOf(html).filter((name) => physical.test(name))).toStrictEqual([]);
    });
  },
);
