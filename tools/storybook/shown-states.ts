import type { Page } from "playwright";
import * as v from "valibot";

import type { ScreenStates } from "./screen-states.ts";
import type { Story } from "./story-list.ts";

const shownSchema = v.array(
  v.object({ name: v.string(), prop: v.string(), status: v.string(), props: v.array(v.string()) }),
);

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
        const props = Object.keys(one.memoizedProps ?? {});
        shown.push({ name, prop: "", status: "", props: [] });
        const note = (prop, value) => {
          if (typeof value?.status === "string") shown.push({ name, prop, status: value.status, props });
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
  /** The props of components that had a prop in a state, by both. */
  readonly #drawn = new Map<string, Set<string>>();

  /** Notes what the story on the page shows. */
  async note(page: Page, { title }: Pick<Story, "title">): Promise<void> {
    const [area = ""] = title.split("/");
    // Parts may be of both sides.
    const inFolders = folders[area] ? [folders[area]] : Object.values(folders);
    for (const { name, prop, status, props } of v.parse(shownSchema, await page.evaluate(findShown))) {
      for (const folder of inFolders) this.#shown.add([folder, name, prop, status].join(" "));
      const key = [prop, status].join(" ");
      this.#drawn.set(key, (this.#drawn.get(key) ?? new Set()).add(props.join(" ")));
    }
  }

  /** Whether a component with all props of a part of a screen has shown a state of one of them, or a screen that shares the part with others. */
  #isDrawn(prop: string, status: string, part: readonly string[]): boolean {
    const inner = prop.slice(prop.indexOf(".") + 1);
    const drawn = this.#drawn.get([inner, status].join(" ")) ?? [];
    return (
      this.#drawn.has([prop, status].join(" ")) ||
      [...drawn].some((props) => part.every((name) => props.split(" ").includes(name)))
    );
  }

  /** Names what no story has shown: components, and states of those that are shown. */
  missingOf(screens: readonly ScreenStates[]): string[] {
    const missing: string[] = [];
    for (const { name, file, states } of screens) {
      const folder = Object.values(folders).find((one) => file.startsWith(one)) ?? folders["Shop"];
      const isShown = (prop: string, status: string): boolean =>
        this.#shown.has([folder, name, prop, status].join(" "));
      if (!isShown("", "")) missing.push(`no story shows ${name} (${file})`);
      else
        for (const [prop, { members, part }] of states)
          missing.push(
            ...members
              .filter(
                (member) => !isShown(prop, member) && !(part.length > 0 && this.#isDrawn(prop, member, part)),
              )
              .map((member) => `no story shows ${name} with '${prop}' ${member} (${file})`),
          );
    }
    return missing;
  }
}
