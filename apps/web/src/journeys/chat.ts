import { expect, spyOn, waitFor } from "storybook/test";

/** Keeps chats from opening in the browser that shows the story. */
export function stubChat() {
  // The shop opens the chat where it stands when it is given no tab.
  return spyOn(window, "open").mockReturnValue(Object.assign(Object.create(null), { opener: null }));
}

/** Holds that one chat with the shop was opened, with this message. */
export async function expectChat(open: ReturnType<typeof stubChat>, lines: readonly string[]): Promise<void> {
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  const { origin, pathname, searchParams } = new URL(String(open.mock.lastCall?.[0]));
  await expect(origin + pathname).toBe("https://wa.me/201000000000");
  await expect(searchParams.get("text")?.split("\n")).toEqual(lines);
}
