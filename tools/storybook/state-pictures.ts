import type { Page } from "playwright";
import sharp from "sharp";

import { ALIKE, areEqual } from "../visual/compare.ts";
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

/** Tells the stories of a component apart by what a person sees of each in the window, scrolled to where the play has left it. */
export class StatePictures {
  /** States by the id of their story, by the title of their component. */
  readonly #states = new Map<string, Map<string, State>>();

  async #twinOf(page: Page, { id, title }: Pick<Story, "id" | "title">): Promise<string | undefined> {
    const states = this.#states.get(title) ?? new Map<string, State>();
    this.#states.set(title, states);
    const state = await takeState(page, states.size === 0);
    states.set(id, state);
    for (const [other, { seen, whole }] of states) {
      if (other === id) continue;
      if (await isEqual(state.seen, seen)) return other;
      // A play that only scrolls has changed the window, and shows nothing else.
      if (await isEqual(state.whole, whole)) return `${other} from its top`;
    }
    return undefined;
  }

  /** Pictures the story on the page; names another story of its component that looks the same, unless it gives a reason by `looksLike`. */
  async note(page: Page, story: Pick<Story, "id" | "title" | "looksLike">): Promise<string[]> {
    const isAsSaid = (other?: string): boolean => (other === undefined) === (story.looksLike === undefined);
    let twin = await this.#twinOf(page, story);
    if (!isAsSaid(twin)) {
      // It may still be loading.
      await lazyPartsShown(page);
      twin = await this.#twinOf(page, story);
    }
    if (isAsSaid(twin)) return [];
    if (twin === undefined) return ["looks like no other story of its component: remove 'looksLike'"];
    return [
      `looks like ${twin}: let the play scroll to what is different, or give the reason as parameter 'looksLike'`,
    ];
  }
}
