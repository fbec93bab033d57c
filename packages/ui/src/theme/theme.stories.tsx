import { expect, waitFor } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";

import { Button } from "../button.tsx";
import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import { arabic, english, reads } from "../stories/spoken.ts";
import { ThemeProvider, useTheme } from "./theme-provider.tsx";
import { themeScriptFor } from "./theme.ts";

const KEY = "theme-story";

interface SwitchProps {
  readonly label: string;
}

function Switch({ label }: SwitchProps) {
  const { theme, choose } = useTheme();
  return (
    <div style={{ padding: "1rem" }}>
      <Button aria-pressed={theme === "dark"} onClick={() => choose(theme === "dark" ? "light" : "dark")}>
        {label}
      </Button>
    </div>
  );
}

const meta = preview.type<RenderedFrom<SwitchProps>>().meta({
  title: "Primitives/Theme",
  component: ThemeProvider,
  parameters: doAndDont(
    "Provides the theme: the reader's choice, else the system's. `themeScript` in the head sets it before the first paint.",
    [
      "A toggle keeps its name and states the theme by `aria-pressed`.",
      "The same `storageKey` in the provider and in the script of the head.",
      "Colours by tokens, which have both values: a component need not ask for the theme.",
    ],
    [
      "A toggle whose name changes as well: 'light, pressed' says the opposite of what is shown.",
      "`useTheme` to select colours or pictures: they are wrong until the page has hydrated.",
    ],
    { examples: { yes: "Default", no: "Changing Name" }, keys: { "Enter, Space": "switches the theme" } },
  ),
  render: (args) => (
    <ThemeProvider storageKey={KEY}>
      <Switch {...args} />
    </ThemeProvider>
  ),
  argTypes: {
    label: { description: "Text of the toggle." },
  },
  args: { label: "dark" },
  beforeEach: () => {
    localStorage.removeItem(KEY);
    return () => localStorage.removeItem(KEY);
  },
  decorators: [inArabic],
});

const shown = () => document.documentElement.dataset["theme"];

/** A toggle that is called 'dark' in both themes, and pressed in the dark one; the toolbar's theme is the initial one. */
export const Default = meta.story({});

/** While the dark theme is shown, 'light' is pressed: a name that changes as well says the opposite. */
export const ChangingName = meta.story({
  tags: ["!dev", "!autodocs"],
  render: () => (
    <div style={{ padding: "1rem" }}>
      <Button aria-pressed>light</Button>
    </div>
  ),
});

const light = { globals: { theme: "light", locale: "en" } } as const;

Default.test("the theme changes immediately and is stored", light, async ({ canvas, userEvent }) => {
  const button = canvas.getByRole("button", { name: "dark" });
  button.focus();
  await userEvent.keyboard("{Enter}");
  await expect(shown()).toBe("dark");
  await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
  await expect(localStorage.getItem(KEY)).toBe("dark");
  await userEvent.keyboard(" ");
  await expect(shown()).toBe("light");
});

Default.test("follows a change in another tab", light, async ({ canvas }) => {
  localStorage.setItem(KEY, "dark");
  window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: "dark" }));
  await expect(shown()).toBe("dark");
  await waitFor(() => expect(canvas.getByRole("button")).toHaveAttribute("aria-pressed", "true"));
});

Default.test(
  "the inline script applies the stored theme before the first paint and ignores invalid values",
  { ...light, tags: ["browser"] },
  async () => {
    const run = () => {
      const script = document.createElement("script");
      script.textContent = themeScriptFor(KEY);
      document.head.append(script);
      script.remove();
      return shown();
    };
    localStorage.setItem(KEY, "dark");
    await expect(run()).toBe("dark");
    localStorage.setItem(KEY, "light");
    await expect(run()).toBe("light");
    localStorage.setItem(KEY, "purple");
    await expect(run()).toBe(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  },
);

Default.test("read aloud in English", english, reads(["button, dark, not pressed"]));

Default.test("read aloud in Arabic", arabic, reads(["button, داكن, not pressed"]));
