import { expect, spyOn, waitFor } from "storybook/test";

/** Stubs `window.open`, so that no chat opens in the browser that runs the story. */
export function stubChat() {
  // Returns a window, because the app navigates the current tab where `open` returns null.
  return spyOn(window, "open").mockReturnValue(window);
}

/** Expects that one chat with the shop was opened, with this message. */
export async function expectChat(
  open: ReturnType<typeof stubChat>,
  lines: readonly unknown[],
): Promise<void> {
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  const { origin, pathname, searchParams } = new URL(String(open.mock.lastCall?.[0]));
  await expect(origin + pathname).toBe("https://wa.me/201000000000");
  await expect(searchParams.get("text")?.split("\n")).toEqual(lines);
}
