import type { Page } from "playwright";
import * as v from "valibot";

import type { ScreenStates } from "./screen-states.ts";
import type { Story } from "./story-list.ts";

const shownSchema = v.array(v.object({ name: v.string(), prop: v.string(), status: v.string() }));

/** Folders of screens by the part of the sidebar that shows them. */
const folders: Readonly<Record<string, string>> = {
  Shop: "packages/screens/src/shop/",
  Dashboard: "packages/screens/src/dash/",
};

/**
 * Reads from React's own tree which components the page renders, with the `status` of their props; '' for a component itself. Screens and
 * dialogs keep their names; all others share the name ''.
 */
const findShown = `(() => {
  const shown = [];
  const visit = (fiber) => {
    for (let one = fiber; one; one = one.sibling) {
      if (typeof one.type === "function") {
        const name = /(?:Screen|Dialog)$/.test(one.type.name) ? one.type.name : "";
        shown.push({ name, prop: "", status: "" });
        const note = (prop, value) => {
          if (typeof value?.status === "string") shown.push({ name, prop, status: value.status });
        };
        for (const [prop, value] of Object.entries(one.memoizedProps ?? {})) {
          note(prop, value);
          if (value?.constructor === Object && !("$$typeof" in value))
            for (const [part, inner] of Object.entries(value)) note(prop + "." + part, inner);
        }
      }
      visit(one.child);
    }
  };
  for (const element of document.querySelectorAll("#storybook-root, #storybook-root *")) {
    const key = Object.keys(element).find((one) => one.startsWith("__reactContainer$"));
    if (key) visit(element[key].stateNode?.current ?? element[key]);
  }
  return shown;
})()`;

/** Which screens, dialogs and states of them stories have shown. */
export class ShownStates {
  readonly #shown = new Set<string>();
  readonly #parts = new Set<string>();

  /** Notes what the story on the page shows. */
  async note(page: Page, { title }: Pick<Story, "title">): Promise<void> {
    const [area = ""] = title.split("/");
    // Parts may be of both sides.
    const inFolders = folders[area] ? [folders[area]] : Object.values(folders);
    for (const { name, prop, status } of v.parse(shownSchema, await page.evaluate(findShown))) {
      this.#parts.add([prop, status].join(" "));
      for (const folder of inFolders) this.#shown.add([folder, name, prop, status].join(" "));
    }
  }

  /** Names what no story has shown: components, and states of those that are shown. */
  missingOf(screens: readonly ScreenStates[]): string[] {
    const missing: string[] = [];
    for (const { name, file, states } of screens) {
      const folder = Object.values(folders).find((one) => file.startsWith(one)) ?? folders["Shop"];
      const isShownBy = (component: string, prop: string, status: string) =>
        this.#shown.has([folder, component, prop, status].join(" "));
      const isShown = (prop: string, status: string): boolean => {
        const [part, inner] = prop.split(".");
        // A part of a screen is what another component draws, which screens may share: its states stand in the stories of any of them.
        const isPart = inner !== undefined && part !== undefined;
        return (
          isShownBy(name, prop, status) ||
          (isPart && (this.#parts.has([prop, status].join(" ")) || isShownBy("", inner, status)))
        );
      };
      if (!isShown("", "")) missing.push(`no story shows ${name} (${file})`);
      else
        for (const [prop, members] of states)
          missing.push(
            ...members
              .filter((member) => !isShown(prop, member))
              .map((member) => `no story shows ${name} with '${prop}' ${member} (${file})`),
          );
    }
    return missing;
  }
}
