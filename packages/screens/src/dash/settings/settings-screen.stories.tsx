import { useSettingsModel } from "@shop/data/dash/settings/use-settings-model.ts";
import { ready } from "@shop/data/view.ts";
import { governorates } from "@shop/domain/delivery/governorates.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { demoHome, demoShop } from "@shop/mocks/demo-shop.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { english, onEnglishPhone } from "../../stories/page.tsx";
import {
  cairoZone,
  deltaZone,
  enter,
  home,
  idle,
  save,
  upperZone,
  zone,
  setup,
} from "./settings-screen.story-setup.tsx";
import { SettingsScreen, type SettingsScreenProps } from "./settings-screen.tsx";

const meta = preview.meta({
  title: "Dashboard/Settings",
  component: SettingsScreen,
  ...setup,
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { stored: { status: "loading" } } });

export const Failed = meta.story({
  args: { stored: { status: "failed", error: "unavailable", onRetry: fn() } },
});

/** Staff has no settings. */
export const OwnerOnly = meta.story({
  args: { isForbidden: true, stored: { status: "failed", error: "forbidden", onRetry: fn() } },
});

/** The server has reported errors by field. */
export const Invalid = meta.story({
  args: {
    change: {
      ...idle,
      errors: { "shop.chat_number": "bad_phone", "branches.0.map": "bad_link", low_stock_at: "too_large" },
      submission: { status: "failed", error: "invalid" },
    },
  },
});

export const Saving = meta.story({ args: { change: { ...idle, submission: { status: "pending" } } } });

/** The home page as it is entered, before it is stored. */
export const HomePreview = meta.story({ args: { home: { ...home, preview: ready(demoHome()) } } });

/** The entered sections cannot be previewed. */
export const HomePreviewFailed = meta.story({
  args: { home: { ...home, preview: { status: "failed", error: "invalid", onRetry: fn() } } },
});

/** The screen over its model. */
function Connected(props: SettingsScreenProps) {
  const model = useSettingsModel({ onNotice: fn(), onSaved: fn() });
  return <SettingsScreen {...props} {...model} />;
}

const connected = { ...english, render: (args: SettingsScreenProps) => <Connected {...args} /> };

const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const invalid = "Some values cannot be used.";

Default.test(
  "D-23 changed fields are submitted with the version that was opened",
  english,
  async ({ userEvent, args }) => {
    const phone = await field("Phone");
    await userEvent.clear(phone);
    await userEvent.type(phone, "+20 100 999 9999");
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.click(await save());
    await waitFor(() =>
      expect(args.change.onSubmit).toHaveBeenCalledWith({
        version: 3,
        ...defaultSettings,
        shop: { ...defaultSettings.shop, phone: "+20 100 999 9999" },
      }),
    );
  },
);

Default.test(
  "D-23 faults are marked at their fields, the first is focused, nothing is submitted",
  english,
  async ({ userEvent, args }) => {
    const name = await field("Company name (Arabic)");
    await userEvent.clear(name);
    const chat = await field("WhatsApp number");
    await userEvent.clear(chat);
    await userEvent.type(chat, "call me");
    await userEvent.click(await save());
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await expect(chat).toBeInvalid();
    await expect(args.change.onSubmit).not.toHaveBeenCalled();
  },
);

Default.test(
  "D-23 on a phone the bar with the buttons hides neither a focused fault nor its message",
  onEnglishPhone,
  async ({ userEvent }) => {
    const hours = await field("Flag orders after, in hours");
    await userEvent.clear(hours);
    const button = await save();
    // The field stands below the bar, where a browser counts it as visible.
    scrollBy({ top: hours.getBoundingClientRect().bottom - innerHeight, behavior: "instant" });
    await userEvent.click(button);
    await waitFor(() => expect(hours).toHaveFocus());
    const [message] = await screen.findAllByText("Please fill this in.");
    const { bottom = Infinity } = message?.getBoundingClientRect() ?? {};
    await expect(bottom).toBeLessThan(button.getBoundingClientRect().top);
  },
);

Default.test("D-23 branches are added, moved and removed", english, async ({ userEvent, args, canvas }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Remove Alexandria, Raml Station" }));
  await userEvent.click(canvas.getByRole("button", { name: "Move Tanta, Railway Square up" }));
  await userEvent.click(canvas.getByRole("button", { name: "Add a branch" }));
  const branch = canvas.getByRole("heading", { name: "Branch 3" }).closest("li");
  if (!branch) throw new Error("The added branch is missing.");
  const own = within(branch);
  await expect(own.getByRole("textbox", { name: "Name (English)" })).toHaveFocus();
  await enter(own, userEvent, [
    ["Name (English)", "Giza"],
    ["Name (Arabic)", "الجيزة"],
    ["Address (English)", "1 Pyramid Street"],
    ["Address (Arabic)", "1 شارع الهرم"],
    ["Mobile", "+20 100 000 0009"],
  ]);
  await userEvent.click(own.getByRole("checkbox", { name: "Friday" }));
  await userEvent.click(await save());
  await waitFor(() => expect(args.change.onSubmit).toHaveBeenCalledOnce());
  const [cairo, , tanta] = defaultSettings.branches;
  await expect(args.change.onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({
      branches: [
        tanta,
        cairo,
        {
          name: { en: "Giza", ar: "الجيزة" },
          address: { en: "1 Pyramid Street", ar: "1 شارع الهرم" },
          mail: "",
          phone: "+20 100 000 0009",
          landline: "",
          map: "",
          hours: [{ day: "fri", opens: "10:00", closes: "20:00" }],
        },
      ],
    }),
  );
});

Default.test("D-92 how shoppers see the stock is chosen", english, async ({ userEvent, args }) => {
  const rule = await screen.findByRole("combobox", { name: "Shoppers see the stock" });
  await expect(rule).toHaveDisplayValue("in words, and the number when few are left");
  await userEvent.selectOptions(rule, "as a number, or as 'more than' above a limit");
  const limit = await field("'More than' from, in pieces");
  await userEvent.clear(limit);
  await userEvent.type(limit, "٢٠");
  await userEvent.click(await save());
  await waitFor(() =>
    expect(args.change.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ stock_shown: "more_than", stock_limit: 20 }),
    ),
  );
});

for (const viewport of ["phone", "desktop"]) {
  Default.test(
    `D-23 hours that end before they begin, scrolled out of view, are focused, shown and counted on a ${viewport}`,
    { globals: { locale: "en", viewport: { value: viewport } } },
    async ({ userEvent, args, canvas }) => {
      const [opens] = await canvas.findAllByLabelText("Saturday opens at");
      const [closes] = canvas.getAllByLabelText("Saturday closes at");
      if (!opens || !closes) throw new Error("The first branch is closed on Saturdays.");
      await userEvent.clear(opens);
      await userEvent.type(opens, "22:00");
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      await userEvent.click(await save());
      await waitFor(() => expect(closes).toHaveFocus());
      const { top, bottom } = closes.getBoundingClientRect();
      await expect(top).toBeGreaterThan(0);
      await expect(bottom).toBeLessThan((await save()).getBoundingClientRect().top);
      scrollTo({ top: 0, behavior: "instant" });
      await userEvent.click(canvas.getByRole("button", { name: "1 field needs a look" }));
      await expect(closes).toHaveFocus();
      await expect(args.change.onSubmit).not.toHaveBeenCalled();
    },
  );
}

Default.test(
  "D-23 a day has hours after a break, which can close in the night, and can be taken away",
  english,
  async ({ userEvent, canvas }) => {
    const [add] = await canvas.findAllByRole("button", { name: "Add hours after a break on Saturday" });
    await userEvent.click(add ?? document.body);
    const [closes] = canvas.getAllByLabelText("Saturday closes again at");
    await userEvent.clear(closes ?? document.body);
    await userEvent.type(closes ?? document.body, "02:00");
    await expect(closes).toHaveValue("02:00");
    await expect(add).not.toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: "Remove the hours after the break on Saturday" }),
    );
    await expect(canvas.queryByLabelText("Saturday closes again at")).not.toBeInTheDocument();
  },
);

Invalid.test(
  "D-23 D-38 errors that the server reports inside sections and lists are marked, counted, and the first is focused",
  english,
  async ({ canvas }) => {
    await waitFor(async () => expect(await field("WhatsApp number")).toHaveFocus());
    await expect(canvas.getAllByRole("textbox", { name: /^Map link/ })[0]).toBeInvalid();
    await expect(await field("Low stock at")).toBeInvalid();
    await expect(canvas.getByRole("button", { name: "3 fields need a look" })).toBeVisible();
    await expect(canvas.queryByText(invalid)).not.toBeInTheDocument();
  },
);

/** Errors of whole lists, and of something that is no field. */
export const InvalidLists = meta.story({
  args: {
    change: {
      ...idle,
      errors: { branches: "too_many", "branches.0.hours": "bad_value", other: "bad_value" },
      submission: { status: "failed", error: "invalid" },
    },
  },
});

InvalidLists.test(
  "D-23 D-38 errors of lists stand at them, and one that is of no field at the whole form",
  english,
  async ({ canvas }) => {
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-invalid"));
    await expect(document.activeElement).toHaveAccessibleDescription(/\S/);
    await expect(canvas.getByRole("button", { name: "2 fields need a look" })).toBeVisible();
    await expect(canvas.getByText(invalid)).toBeVisible();
  },
);

Default.test(
  "D-23 what was entered is kept in a draft and comes back from it",
  {
    ...english,
    args: {
      draft: {
        read: () => ({
          version: 3,
          ...structuredClone(defaultSettings),
          orders_mail: "new@nilometer.example",
        }),
        write: fn(),
        clear: fn(),
      },
    },
  },
  async ({ args, userEvent }) => {
    await expect(await field("New orders are mailed to (optional)")).toHaveValue("new@nilometer.example");
    await expect(screen.getByText("These are your unsaved changes of the last time.")).toBeVisible();
    await userEvent.type(await field("Phone"), "1");
    await waitFor(() =>
      expect(args.draft.write).toHaveBeenLastCalledWith(
        expect.objectContaining({ orders_mail: "new@nilometer.example" }),
      ),
    );
    await userEvent.click(screen.getByRole("button", { name: "discard" }));
    await expect(await field("New orders are mailed to (optional)")).toHaveValue("");
    await expect(args.draft.clear).toHaveBeenCalled();
  },
);

Default.test(
  "D-23 on a phone links lead to each section, below the bars",
  onEnglishPhone,
  async ({ userEvent, canvas }) => {
    const links = within(await canvas.findByRole("navigation", { name: "Sections" }));
    const sections = canvas.getAllByRole("region").map((one) => one.querySelector("h2")?.textContent);
    await expect(links.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(sections);
    await userEvent.click(links.getByRole("link", { name: "Orders and stock" }));
    const target = canvas.getByRole("region", { name: "Orders and stock" });
    await expect(target).toHaveFocus();
    await waitFor(() => expect(target.getBoundingClientRect().top).toBeLessThan(innerHeight / 2));
    const { bottom } = canvas.getByRole("navigation", { name: "Sections" }).getBoundingClientRect();
    await expect(target.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
);

Default.test(
  "D-23 a save fails with a reason, then is stored, the form follows what is stored, and says so until the next change",
  {
    ...connected,
    beforeEach: ({ msw }) =>
      msw.use(
        mock("changeSettings").failing(503, { once: true }),
        ...handlersOf(demoShop({ adminSignedIn: true })),
      ),
  },
  async ({ userEvent, canvas }) => {
    const lowStock = await field("Low stock at");
    await userEvent.clear(lowStock);
    await userEvent.type(lowStock, "8");
    await userEvent.click(await save());
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await userEvent.click(await save());
    await expect(await canvas.findByText(/^Last changed by admin@nilometer\.example/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Unsaved changes")).not.toBeInTheDocument());
    await expect(lowStock).toHaveValue("8");
    await expect(canvas.getByText("Saved")).toBeVisible();
    await userEvent.type(lowStock, "0");
    await expect(canvas.getByText("Unsaved changes")).toBeVisible();
    await expect(canvas.queryByText("Saved")).not.toBeInTheDocument();
  },
);

const codes: readonly string[] = governorates;

const byPlace = (one: string, other: string): number => codes.indexOf(one) - codes.indexOf(other);

Default.test(
  "D-109 a governorate of another zone cannot be chosen until that zone leaves it",
  english,
  async ({ userEvent, ...context }) => {
    await screen.findByRole("heading", { level: 3, name: "Cairo and Giza" });
    const delta = zone("Alexandria and the Delta");
    await expect(delta.queryByRole("checkbox", { name: "Giza" })).toBeNull();
    await expect(delta.getByText(/^In other zones: .*Cairo/)).toBeVisible();
    await userEvent.click(zone("Cairo and Giza").getByRole("checkbox", { name: "Giza" }));
    await userEvent.click(delta.getByRole("checkbox", { name: "Giza" }));
    await userEvent.click(screen.getByRole("button", { name: "Move Alexandria and the Delta up" }));
    await userEvent.click(screen.getByRole("button", { name: "Remove Coasts and deserts" }));
    await userEvent.clear(screen.getByRole("textbox", { name: /^Free from goods of/ }));
    await userEvent.click(await save());
    await waitFor(() => expect(context.args.change.onSubmit).toHaveBeenCalledOnce());
    await expect(context.args.change.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        delivery: {
          zones: [
            { ...deltaZone, governorates: [...deltaZone.governorates, "EG-GZ"].toSorted(byPlace) },
            { ...cairoZone, governorates: ["EG-C"] },
            upperZone,
          ],
          free_from: null,
        },
      }),
    );
  },
);
