import { useSuppliersModel } from "@shop/data/dash/suppliers/use-suppliers-model.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, screen, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { useNotify } from "../../shared/page/use-notify.ts";
import { english, framedInDocs, onArabicPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { noDraft, placeArgTypes, type StoryPlace, useStoryPlace } from "../stories/list-place.ts";
import { closed, command, dialog, noticed, openForm, replace, save } from "../stories/list-steps.ts";
import { onTwelvePages, showThirdOfTwelve, thirdPage } from "../stories/many-pages.ts";
import { SuppliersScreen } from "./suppliers-screen.tsx";

const onDirty = fn();

/** The screen over its model, with the state of its address. */
function Connected(start: StoryPlace) {
  const place = useStoryPlace(start);
  const model = useSuppliersModel({
    query: { ...place.query, deleted: place.deleted },
    dialog: place.dialog,
    onNotice: useNotify(),
    onDone: () => place.onDialog(null),
  });
  return <SuppliersScreen {...model} {...place} draft={noDraft} onDirty={onDirty} />;
}

const meta = preview.type<RenderedFrom<StoryPlace>>().meta({
  title: "Dashboard/Suppliers",
  component: SuppliersScreen,
  render: (args) => <Connected {...args} />,
  argTypes: placeArgTypes,
  parameters: framedInDocs,
  decorators: [inDash],
  args: { rows: 20 },
  beforeEach: () => {
    shop.state.suppliers = [
      {
        id: 1,
        name: "Delta Parts",
        phone: "+86 755 1234567",
        email: "sales@delta.example",
        note: "30 % before, the rest when it is sent. Four weeks by sea.",
      },
      { id: 2, name: "دلتا للإلكترونيات", phone: "01012345678", email: "", note: "التوصيل يوم الثلاثاء" },
    ];
    shop.state.supplies.set(1, { supplierId: 1, supplierPart: "D-77", pack: 100 });
    onDirty.mockClear();
  },
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** The third of twelve pages. */
export const ManyPages = meta.story({
  name: "Many pages",
  args: { rows: thirdPage.pageSize, query: thirdPage },
  beforeEach: () => {
    shop.state.suppliers = onTwelvePages(shop.state.suppliers, ({ name }, id) => ({
      id,
      name: `${name} ${id}`,
    }));
  },
  play: showThirdOfTwelve,
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mock("listSuppliers").never()) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(mock("listSuppliers").failing(500)) });

export const Empty = meta.story({
  beforeEach: () => {
    shop.state.suppliers = [];
  },
});

/** The form of a new supplier. */
export const Add = meta.story({ args: { dialog: { kind: "new" } } });

export const Edit = meta.story({ args: { dialog: { kind: "edit", id: 1 } } });

export const Delete = meta.story({ args: { dialog: { kind: "delete", id: 1 } } });

/** The form waits for the stored values. */
export const EditLoading = meta.story({
  args: Edit.input.args,
  beforeEach: ({ msw }) => msw.use(mock("listSuppliers").never()),
});

/** The stored values did not come. */
export const EditFailed = meta.story({
  args: Edit.input.args,
  beforeEach: ({ msw }) => msw.use(mock("listSuppliers").failing(500)),
});

/** What was deleted, with nothing in it. */
export const NoneDeleted = meta.story({ args: { deleted: true } });

export const LongNames = meta.story({
  beforeEach: () => {
    shop.state.suppliers = [
      {
        id: 1,
        name: UNBREAKABLE,
        phone: "",
        email: `${"sales".repeat(12)}@delta.example`,
        note: LONG_ARABIC,
      },
      { id: 2, name: LONG_ARABIC, phone: "+86 755 1234567", email: "", note: UNBREAKABLE },
    ];
  },
});

Add.test(
  "D-151 a supplier is added; a wrong phone is refused at its field",
  english,
  async ({ userEvent }) => {
    const form = await openForm(/^name/);
    await userEvent.type(form.getByLabelText(/^name/), "Nile Import");
    await userEvent.type(form.getByLabelText(/^phone/), "soon");
    await save(form, { userEvent });
    await expect(form.getByLabelText(/^phone/)).toBeInvalid();
    await replace(form.getByLabelText(/^phone/), "02 2345 6789", { userEvent });
    await save(form, { userEvent });
    await noticed("saved");
    await closed();
    await expect(await screen.findByRole("link", { name: "Nile Import" })).toHaveAttribute(
      "href",
      `/dash/buying/suppliers/${shop.state.suppliers.at(-1)?.id}`,
    );
  },
);

Edit.test(
  "D-151 a supplier that somebody else has changed asks which values to keep",
  english,
  async ({ userEvent }) => {
    const form = await openForm(/^name/);
    await shop.answer(
      new Request(new URL("/backend/public/api/admin/suppliers/1", location.href), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: "Delta Theirs", version: 1 }),
      }),
    );
    await replace(form.getByLabelText(/^name/), "Delta Mine", { userEvent });
    await save(form, { userEvent });
    await expect(await screen.findByText("Delta Theirs")).toBeVisible();
    await expect(shop.state.suppliers[0]?.name).toBe("Delta Theirs");
  },
);

Default.test("D-151 a supplier is deleted, and restored", english, async ({ canvas, userEvent }) => {
  await command("Delta Parts", "delete", { userEvent });
  const question = await dialog("alertdialog");
  await expect(question.getByText(/purchase orders keep the name/)).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "Yes, delete it!" }));
  await noticed("deleted");
  await userEvent.click(canvas.getByRole("button", { name: "Deleted" }));
  await command("Delta Parts", "restore", { userEvent });
  await userEvent.click(canvas.getByRole("button", { name: "Deleted" }));
  await expect(await screen.findByRole("link", { name: "Delta Parts" })).toBeVisible();
});

Default.test("D-151 a change of a supplier is in its history", english, async ({ userEvent }) => {
  await command("Delta Parts", "edit", { userEvent });
  const form = await openForm(/^name/);
  await replace(form.getByLabelText(/^mail address/), "orders@delta.example", { userEvent });
  await save(form, { userEvent });
  await closed();
  await command("Delta Parts", "history", { userEvent });
  const history = within(await screen.findByRole("dialog"));
  await expect(await history.findByText("Mail address")).toBeVisible();
  await expect(history.getByText("orders@delta.example")).toBeVisible();
});

Default.test("D-151 the list of suppliers is in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 1, name: "الموردون" })).toBeVisible();
  await expect(await canvas.findByRole("link", { name: "دلتا للإلكترونيات" })).toBeVisible();
});
