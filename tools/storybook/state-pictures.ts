import type { Page } from "playwright";
import sharp from "sharp";

import { ALIKE, areEqual, compare } from "../visual/compare.ts";
import { lazyPartsShown } from "../visual/lazy-parts.ts";
import type { Story } from "./story-list.ts";

/** Size at which pictures are compared first, in a thousandth of the time. */
const SIGNATURE = { width: 64, height: 40 } as const;

/** Levels of a colour by which signatures of equal pictures may differ. */
const TOLERANCE = 2;

interface Picture {
  readonly bytes: Buffer;
  readonly signature: Buffer;
}

interface State {
  /** The window as the play left it. */
  readonly seen: Picture;
  /** The page from its top, of the first story and of those that have scrolled. */
  readonly whole?: Picture | undefined;
}

async function takePicture(page: Page, fullPage: boolean): Promise<Picture> {
  const bytes = await page.screenshot({ animations: "disabled", caret: "hide", fullPage });
  const { width, height } = SIGNATURE;
  const signature = await sharp(bytes).resize(width, height, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return { bytes, signature };
}

async function isEqual(one?: Picture, other?: Picture): Promise<boolean> {
  if (!one || !other) return false;
  const isNear = one.signature.every(
    (level, index) => Math.abs(level - (other.signature[index] ?? 0)) <= TOLERANCE,
  );
  return isNear && (await areEqual(one.bytes, other.bytes, ALIKE));
}

async function takeState(page: Page, isFirst: boolean): Promise<State> {
  const seen = await takePicture(page, false);
  const hasScrolled = Number(await page.evaluate("scrollY")) > 0;
  return { seen, whole: isFirst || hasScrolled ? await takePicture(page, true) : undefined };
}

/** Names an earlier state that looks the same. */
async function twinOf(
  { seen, whole }: State,
  states: ReadonlyMap<string, State>,
): Promise<string | undefined> {
  for (const [id, other] of states) {
    if (await isEqual(seen, other.seen)) return id;
    // A play that only scrolls has changed the window, and shows nothing else.
    if (await isEqual(whole, other.whole)) return `${id} from its top`;
  }
  return undefined;
}

/** Says how far two pictures differ, for who has to find out why. */
async function describe(one: Picture, other: Picture): Promise<string> {
  const { count = 0, regions = [] } = (await compare(one.bytes, other.bytes, ALIKE)) ?? {};
  const places = regions.map(({ left, top, width, height }) => `${left},${top} ${width} × ${height}`);
  return `${count} pixels at ${places.slice(0, 3).join(" and ")}`;
}

/** Tells the stories of a component apart by what a person sees of each in the window, scrolled to where the play has left it. */
export class StatePictures {
  /** States by the id of their story, by the title of their component. */
  readonly #states = new Map<string, Map<string, State>>();

  /** Pictures the story on the page; names another story of its component that looks the same, unless it gives a reason by `looksLike`. */
  async note(
    page: Page,
    { id, title, looksLike }: Pick<Story, "id" | "title" | "looksLike">,
  ): Promise<string[]> {
    // What is still loading looks like nothing else.
    await lazyPartsShown(page);
    let states = this.#states.get(title);
    // A component is judged again with new pictures of all its stories.
    if (!states || states.has(id)) this.#states.set(title, (states = new Map<string, State>()));
    const state = await takeState(page, states.size === 0);
    const twin = await twinOf(state, states);
    const others = [...states];
    states.set(id, state);
    if (twin !== undefined && looksLike === undefined) {
      return [
        `looks like ${twin}: let the play scroll to what is different, or give the reason as parameter 'looksLike'`,
      ];
    }
    if (twin === undefined && looksLike !== undefined) {
      const differences = await Promise.all(
        others.map(async ([other, { seen }]) => `${other} by ${await describe(state.seen, seen)}`),
      );
      return [
        `looks like no other story of its component: remove 'looksLike'. It differs from ${differences.join(", ") || "none before it"}`,
      ];
    }
    return [];
  }
}
