import { expect, fireEvent, screen, type userEvent as userEvents, waitFor, within } from "storybook/test";

/** Who presses keys and buttons in a play. */
interface User {
  readonly userEvent: ReturnType<typeof userEvents.setup>;
}

/** The open dialog. */
export const dialog = async (role: "dialog" | "alertdialog" = "dialog") =>
  within(await screen.findByRole(role));

/** Queries of a dialog. */
type Dialog = Awaited<ReturnType<typeof dialog>>;

/** Waits until no dialog is open. */
export const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

/** The form in the open dialog, which waits for the stored values. */
export const openForm = async (firstLabel: string | RegExp = "name*") => {
  const form = await dialog();
  await form.findByLabelText(firstLabel);
  return form;
};

/** Saves a form by its button. */
export const save = (form: Dialog, { userEvent }: User) =>
  userEvent.click(form.getByRole("button", { name: "save" }));

/** Replaces the text of a field. */
export const replace = async (field: HTMLElement, text: string, { userEvent }: User) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** Chooses a file in a form's picture field, of whatever type. */
export const upload = async (form: Dialog, field: RegExp, file: File) => {
  const input = form.getByRole("group", { name: field }).querySelector("input[type=file]");
  if (!(input instanceof HTMLInputElement)) throw new Error("There is no file input.");
  await fireEvent.change(input, { target: { files: [file] } });
  // Its content is checked before it is shown or rejected.
  await waitFor(() =>
    expect(
      form.queryByAltText(`Preview of ${file.name}`) ?? form.queryByText(/no picture|ليس صورة/),
    ).not.toBeNull(),
  );
};

/** The names of the rows that a list shows. */
export const rowNames = () =>
  screen
    .queryAllByRole("rowheader")
    .map((cell) => within(cell).queryByRole("link")?.textContent ?? cell.textContent);

/** Waits until a list shows these rows. */
export const shows = (names: readonly string[]) => waitFor(() => expect(rowNames()).toEqual(names));

/** Opens the menu of a row. */
export const menuOf = async (name: string, { userEvent }: User) => {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
  return within(await screen.findByRole("menu"));
};

/** Chooses a command in the menu of a row. */
export const command = async (name: string, label: string, user: User) => {
  await user.userEvent.click((await menuOf(name, user)).getByRole("menuitem", { name: label }));
};

/** Moves the first of a list's rows, by its name, one place down with the keyboard. */
export const moveDown = async (name: string, count: number, { userEvent }: User) => {
  (await screen.findByRole("button", { name: `Move ${name}` })).focus();
  await userEvent.keyboard("[Space]");
  await expect(await screen.findByText(`${name} is at place 1 of ${count}.`)).toBeInTheDocument();
  await userEvent.keyboard("[ArrowDown]");
  await expect(await screen.findByText(`${name} is at place 2 of ${count}.`)).toBeInTheDocument();
  await userEvent.keyboard("[Space]");
};

/** The notices of a list of the dashboard. */
export const notices = {
  saved: "successfully.",
  deleted: "deleted successfully",
  failed: "something went wrong please try again later !.",
} as const;

const shownNotice = () => document.querySelector("[data-duration]");

/** Waits for a notice and until it has left, which then is in no picture. */
export const noticeGone = async () => {
  await waitFor(() => expect(shownNotice()).not.toBeNull(), { timeout: 10_000 });
  await waitFor(() => expect(shownNotice()).toBeNull(), { timeout: 10_000 });
};

/** Waits for a notice. */
export const noticed = async (notice: keyof typeof notices) =>
  expect(await screen.findByText(notices[notice])).toBeVisible();
