import { screen, waitFor } from "storybook/test";

/** Scrolls a part of a page or dialog to the middle of the window: the last step of a play whose state lies further down. */
export const showPart = (part: HTMLElement): void =>
  part.scrollIntoView({ block: "center", behavior: "instant" });

/** Scrolls to the message of a failure, as {@link showPart}; the live region of notices is an empty alert. */
export async function showFailure(): Promise<void> {
  const failure = await waitFor(() => {
    const filled = screen.getAllByRole("alert").find(({ textContent }) => textContent !== "");
    if (!filled) throw new Error("No failure is shown.");
    return filled;
  });
  showPart(failure);
}

/** Play of a story whose state is at the end of its page. */
export function showEnd(): void {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
}
