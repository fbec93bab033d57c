import type { Address } from "@shop/contract/accounts/address.ts";
import { ready } from "@shop/data/view.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { expect, fn, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { english, inPage, onArabicPhone } from "../../stories/page.tsx";
import { AddressesSection } from "./addresses-section.tsx";

const home: Address = {
  id: 1,
  name: "Mona Fathy",
  governorate: "EG-GH",
  address: "14 Station Street, Tanta",
  phone: "01012345678",
  is_default: true,
};
const work: Address = {
  id: 2,
  name: "Mona, Elmotech Workshop",
  governorate: "EG-C",
  address: "2 Falaki Street, third floor",
  phone: "01298765432",
  is_default: false,
};
const idle = { errors: {}, submission: { status: "idle" } as const, saved: 0, onSubmit: fn() };

const meta = preview.meta({
  title: "Shop/Account/Addresses",
  component: AddressesSection,
  decorators: [inPage],
  args: {
    addresses: ready<readonly Address[]>([home, work]),
    saving: idle,
    deletion: { status: "idle" } as const,
    onDelete: fn(),
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Opens the form of a new address. */
const open = async ({ canvas, userEvent, ...context }: Context): Promise<void> => {
  const texts = textsOf(context).account;
  await userEvent.click(canvas.getByRole("button", { name: texts.addresses.add }));
  await canvas.findByRole("button", { name: texts.save });
};

/** Two addresses, of which one is the default. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** No address is kept yet. */
export const Empty = meta.story({ args: { addresses: ready([]) } });

export const Loading = meta.story({ args: { addresses: { status: "loading" } } });

export const LoadFailed = meta.story({
  args: { addresses: { status: "failed", error: "internal", onRetry: fn() } },
});

/** As many as an account keeps, with long names. */
export const Full = meta.story({
  args: {
    addresses: ready(
      Array.from({ length: 10 }, (_, at) =>
        Object.assign({}, work, {
          id: at + 1,
          is_default: at === 0,
          ...(at === 1 && { name: UNBREAKABLE.slice(0, 120), address: LONG_ARABIC.slice(0, 200) }),
        }),
      ),
    ),
  },
});

/** The form of a new address. */
export const Adding = meta.story({ play: open });

/** It is being saved. */
export const Saving = meta.story({
  args: { saving: { ...idle, submission: { status: "pending" } } },
  play: async ({ canvas, userEvent, ...context }) => {
    const texts = textsOf(context).account;
    await userEvent.click(canvas.getByRole("button", { name: texts.addresses.add }));
    await canvas.findByText(texts.saving);
  },
});

/** The shop did not answer. */
export const SaveFailed = meta.story({
  args: { saving: { ...idle, submission: { status: "failed", error: "unavailable" } } },
  play: open,
});

/** An address is being deleted. */
export const Deleting = meta.story({ args: { deletion: { status: "pending" } } });

/** It was not deleted. */
export const DeleteFailed = meta.story({ args: { deletion: { status: "failed", error: "unavailable" } } });

Default.test(
  "D-128 an address is added with name, governorate, address and phone, which are required",
  english,
  async (context) => {
    const { canvas, userEvent, args } = context;
    await open(context);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Name/ })).toHaveFocus());
    await userEvent.type(canvas.getByRole("textbox", { name: /^Name/ }), "Mona");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Governorate" }), "EG-C");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Address/ }), "3 Nile Street");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Phone/ }), "010 1234 5678");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(args.saving.onSubmit).toHaveBeenCalledOnce());
    await expect(args.saving.onSubmit).toHaveBeenCalledWith({
      name: "Mona",
      governorate: "EG-C",
      address: "3 Nile Street",
      phone: "01012345678",
      is_default: false,
    });
  },
);

Default.test("D-128 an address is changed and deleted", english, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole("button", { name: `Delete the address of ${work.name}` }));
  await expect(args.onDelete).toHaveBeenCalledWith(work.id);
  await userEvent.click(canvas.getByRole("button", { name: `Change the address of ${work.name}` }));
  await expect(await canvas.findByRole("textbox", { name: /^Address/ })).toHaveValue(work.address);
  await userEvent.click(canvas.getByRole("button", { name: "Close" }));
  await expect(canvas.queryByRole("textbox")).toBeNull();
});

Full.test("D-128 an account with ten addresses takes no more", english, async ({ canvas }) => {
  await expect(canvas.getByText(/^An account keeps ten addresses/)).toBeVisible();
  await expect(canvas.queryByRole("button", { name: "Add an address" })).toBeNull();
});

Default.test("D-128 addresses in Arabic on a phone", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByText("الغربية")).toBeVisible();
});
