import { expect, waitFor } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Button } from "./button.tsx";
import { ThemeProvider, useTheme } from "./theme-provider.tsx";
import { themeScriptFor } from "./theme.ts";

const KEY = "theme-story";

function Switch() {
  const { theme, choose } = useTheme();
  return (
    <div style={{ padding: "1rem" }}>
      <Button aria-pressed={theme === "dark"} onClick={() => choose(theme === "dark" ? "light" : "dark")}>
        dark
      </Button>
    </div>
  );
}

const meta = preview.meta({
  title: "Primitives/Theme",
  component: Switch,
  beforeEach: () => {
    localStorage.removeItem(KEY);
    return () => localStorage.removeItem(KEY);
  },
  decorators: [
    (Story) => (
      <ThemeProvider storageKey={KEY}>
        <Story />
      </ThemeProvider>
    ),
  ],
});

const shown = () => document.documentElement.dataset["theme"];

/** The look changes at once and is kept. */
export const Choose = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "dark" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(shown()).toBe("dark");
    await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
    await expect(localStorage.getItem(KEY)).toBe("dark");
    await userEvent.keyboard(" ");
    await expect(shown()).toBe("light");
  },
});

/** A choice in another tab shows here, too. */
export const OtherTab = meta.story({
  play: async ({ canvas }) => {
    localStorage.setItem(KEY, "dark");
    window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: "dark" }));
    await expect(shown()).toBe("dark");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveAttribute("aria-pressed", "true"));
  },
});

/** The head's script shows what was chosen before anything is drawn; a foreign value counts as no choice. */
export const HeadScript = meta.story({
  play: async () => {
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
  tags: ["browser"],
});
