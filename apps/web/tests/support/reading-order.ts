import type { Locator } from "playwright";

/** Checks that the characters of a token within an element stand on one line, from left to right as they are written. */
export const readsLeftToRight = (element: Locator, token: string): Promise<boolean> =>
  element.evaluate((root, text) => {
    const places: { node: Node; index: number; letter: string }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const letters = node.textContent ?? "";
      for (let index = 0; index < letters.length; index += 1)
        places.push({ node, index, letter: letters.charAt(index) });
    }
    const start = places
      .map(({ letter }) => letter)
      .join("")
      .indexOf(text);
    if (start < 0) throw new Error(`There is no '${text}'.`);
    const boxes = places.slice(start, start + text.length).map(({ node, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect();
    });
    return boxes.every(({ left, top }, index) => {
      const before = boxes[index - 1];
      return !before || (left > before.left && Math.abs(top - before.top) < 2);
    });
  }, token);
