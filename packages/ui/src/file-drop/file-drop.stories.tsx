import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import { arabic, english, reads } from "../stories/spoken.ts";
import { FileDrop, type FileDropProps } from "./file-drop.tsx";

const KILOBYTE = 1024;

const meta = preview.meta({
  title: "Primitives/File drop",
  component: FileDrop,
  args: {
    buttonLabel: "Choose pictures",
    hint: "Drop, paste or choose PNG files: up to 1 kB each, 2 at a time.",
    accept: { "image/png": [".png"] },
    maxBytes: KILOBYTE,
    maxFiles: 2,
    onFiles: fn(),
  },
  argTypes: { accept: { control: false }, children: { control: false } },
  parameters: {
    layout: "padded",
    ...doAndDont(
      "An area that takes files by drag and drop, by paste and by a button.",
      [
        "State the types, sizes and numbers that are taken in the hint.",
        "Keep rejected files in view with their reasons, beside those that were taken.",
        "Show the files so far as children, inside the area.",
      ],
      ["Upload at once what the reader may still remove.", "Replace what is stored without saying so."],
      {
        keys: {
          "Enter, Space": "opens the choice of files",
          "Ctrl V": "pastes files while the focus is inside",
        },
      },
    ),
  },
  decorators: [inArabic],
});

const file = (name: string, type = "image/png", size = 4) => new File([new Uint8Array(size)], name, { type });

/** The area, by the element that handles its events. */
const area = (): HTMLElement => screen.getByRole("presentation");
const transferOf = (files: readonly File[]): DataTransfer => {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  return transfer;
};
const drag = (type: string, files: readonly File[]) =>
  area().dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transferOf(files) }),
  );

/** Nothing chosen yet. */
export const Default = meta.story({});

/** Files are held above the area. */
export const DraggedOver = meta.story({
  tags: ["browser"],
  play: async () => {
    drag("dragenter", [file("a.png")]);
    await waitFor(() => expect(area()).toHaveClass("bg-sunken"));
  },
});

/** Nothing is taken while it is disabled. */
export const Disabled = meta.story({ args: { disabled: true } });

/** A single file. */
export const SingleFile = meta.story({
  args: { maxFiles: 1, buttonLabel: "Choose a picture", hint: "One PNG file of up to 1 kB." },
});

/** The files so far stand inside the area. */
export const WithFiles = meta.story({
  render: function Chosen(args: FileDropProps) {
    const [files, setFiles] = useState<readonly File[]>([file("front.png"), file("back.png")]);
    return (
      <FileDrop {...args} onFiles={(added) => setFiles((before) => [...before, ...added])}>
        <ul className="mb-3 grid gap-1">
          {files.map(({ name }) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </FileDrop>
    );
  },
});

Default.test(
  "drop: takes files, and rejects others with their reasons",
  { ...english, tags: ["browser"] },
  async ({ args }) => {
    const [good, wrong, large] = [
      file("a.png"),
      file("a.txt", "text/plain"),
      file("b.png", "image/png", 2000),
    ];
    for (const type of ["dragenter", "dragover", "drop"]) drag(type, [good, wrong, large]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await expect(args.onFiles).toHaveBeenCalledWith(
      [expect.objectContaining({ name: "a.png" })],
      [
        { file: expect.objectContaining({ name: "a.txt" }) as unknown, reason: "wrong_type" },
        { file: expect.objectContaining({ name: "b.png" }) as unknown, reason: "too_large" },
      ],
    );
  },
);

Default.test(
  "drop: a check of the content rejects as well",
  {
    ...english,
    tags: ["browser"],
    args: { check: (one: File) => Promise.resolve(one.name === "b.png" ? "wrong_type" : null) },
  },
  async ({ args }) => {
    for (const type of ["dragenter", "dragover", "drop"]) drag(type, [file("a.png"), file("b.png")]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await expect(args.onFiles).toHaveBeenCalledWith(
      [expect.objectContaining({ name: "a.png" })],
      [{ file: expect.objectContaining({ name: "b.png" }) as unknown, reason: "wrong_type" }],
    );
  },
);

Default.test(
  "choose: the button opens the file dialog, and too many files are rejected",
  english,
  async ({ userEvent, args }) => {
    const input = area().querySelector("input");
    if (!input) throw new Error("There is no file input.");
    await expect(input).toHaveAttribute("multiple");
    await userEvent.upload(input, [file("1.png"), file("2.png"), file("3.png")]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await expect(args.onFiles).toHaveBeenCalledWith(
      [expect.objectContaining({ name: "1.png" }), expect.objectContaining({ name: "2.png" })],
      [expect.objectContaining({ reason: "too_many" })],
    );
  },
);

Default.test(
  "paste: takes a picture from the clipboard while the focus is inside",
  english,
  async ({ args }) => {
    const button = screen.getByRole("button", { name: "Choose pictures" });
    button.focus();
    button.dispatchEvent(
      new ClipboardEvent("paste", {
        bubbles: true,
        cancelable: true,
        clipboardData: transferOf([file("pasted.png")]),
      }),
    );
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: "pasted.png" })], []);
  },
);

Disabled.test("disabled: takes nothing", english, async ({ args }) => {
  for (const type of ["dragenter", "dragover", "drop"]) drag(type, [file("a.png")]);
  await expect(screen.getByRole("button", { name: "Choose pictures" })).toBeDisabled();
  await expect(args.onFiles).not.toHaveBeenCalled();
});

WithFiles.test(
  "read aloud in English",
  english,
  reads([
    "listitem, 1 of 2",
    "front.png",
    "listitem, 2 of 2",
    "back.png",
    "button, Choose pictures, Drop, paste or choose PNG files: up to 1 kB each, 2 at a time.",
    "Drop, paste or choose PNG files: up to 1 kB each, 2 at a time.",
  ]),
);

WithFiles.test(
  "read aloud in Arabic",
  arabic,
  reads([
    "listitem, 1 of 2",
    "front.png",
    "listitem, 2 of 2",
    "back.png",
    "button, اختر صورًا, أفلت ملفات PNG أو الصقها أو اخترها: حتى 1 كيلوبايت لكل ملف، وملفان في المرة.",
    "أفلت ملفات PNG أو الصقها أو اخترها: حتى 1 كيلوبايت لكل ملف، وملفان في المرة.",
  ]),
);
