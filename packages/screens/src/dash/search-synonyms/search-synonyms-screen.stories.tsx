import { useSearchSynonymsModel } from "@shop/data/dash/search-synonyms/use-search-synonyms-model.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { useNotify } from "../../shared/page/use-notify.ts";
import { english, framedInDocs } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { noDraft, placeArgTypes, type StoryPlace, useStoryPlace } from "../stories/list-place.ts";
import { closed, command, dialog, noticed, openForm, replace, save } from "../stories/list-steps.ts";
import { onTwelvePages, showThirdOfTwelve, thirdPage } from "../stories/many-pages.ts";
import { SearchSynonymsScreen } from "./search-synonyms-screen.tsx";

const onDirty = fn();

/** The screen over its model, with the state of its address. */
function Connected(start: StoryPlace) {
  const place = useStoryPlace(start);
  const model = useSearchSynonymsModel({
    query: { ...place.query, deleted: place.deleted },
    dialog: place.dialog,
    onNotice: useNotify(),
    onDone: () => place.onDialog(null),
  });
  return <SearchSynonymsScreen {...model} {...place} draft={noDraft} onDirty={onDirty} />;
}

const meta = preview.type<RenderedFrom<StoryPlace>>().meta({
  title: "Dashboard/Search synonyms",
  component: SearchSynonymsScreen,
  render: (args) => <Connected {...args} />,
  argTypes: placeArgTypes,
  parameters: framedInDocs,
  decorators: [inDash],
  args: { rows: 20 },
  beforeEach: () => {
    onDirty.mockClear();
  },
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mock("listSynonymGroups").never()) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listSynonymGroups").failing(500)),
});

/** A page in the midst of many. */
export const ManyPages = meta.story({
  name: "Many pages",
  args: { rows: thirdPage.pageSize, query: thirdPage },
  beforeEach: () => {
    shop.state.synonyms = onTwelvePages(shop.state.synonyms, (_, id) => ({ id }));
  },
  play: showThirdOfTwelve,
});

export const Empty = meta.story({
  beforeEach: () => {
    shop.state.synonyms = [];
  },
});

/** The form of a new group, opened from a search that found nothing. */
export const Add = meta.story({ args: { dialog: { kind: "new", called: "soldring" } } });

export const Edit = meta.story({ args: { dialog: { kind: "edit", id: 1 } } });

export const Delete = meta.story({ args: { dialog: { kind: "delete", id: 1 } } });

/** The form waits for the stored values. */
export const EditLoading = meta.story({
  args: Edit.input.args,
  beforeEach: ({ msw }) => msw.use(mock("listSynonymGroups").never()),
});

/** The stored values did not come. */
export const EditFailed = meta.story({
  args: Edit.input.args,
  beforeEach: ({ msw }) => msw.use(mock("listSynonymGroups").failing(500)),
});

/** What was deleted, with nothing in it. */
export const NoneDeleted = meta.story({ args: { deleted: true } });

export const LongNames = meta.story({
  beforeEach: () => {
    shop.state.synonyms = [{ id: 1, words: `${UNBREAKABLE.slice(0, 60)}, ${LONG_ARABIC.slice(0, 60)}, LED` }];
  },
});

/** The words of a group, as its row shows them. */
const group = (word: string) => screen.findByRole("rowheader", { name: new RegExp(`(?:^|\\s)${word}`, "u") });
const words = /^words and phrases/;

Add.test(
  "D-61 a group is added from a search that found nothing, and the search finds by its words",
  english,
  async ({ userEvent }) => {
    const form = await openForm(words);
    await expect(form.getByLabelText(words)).toHaveValue("soldring, ");
    await save(form, { userEvent });
    await expect(await form.findByText(/two words or more/)).toBeVisible();
    await userEvent.type(form.getByLabelText(words), "tin wire، سلك لحام");
    await save(form, { userEvent });
    await noticed("saved");
    await closed();
    await expect(await group("tin wire")).toHaveTextContent("سلك لحام");
    await expect(shop.state.synonyms.at(-1)?.words).toBe("soldring, tin wire, سلك لحام");
  },
);

Edit.test(
  "D-61 a word of another group is refused at its field, and what was entered stays",
  english,
  async ({ userEvent }) => {
    const form = await openForm(words);
    await userEvent.type(form.getByLabelText(words), ", relay");
    await save(form, { userEvent });
    await expect(await form.findByText("Another group has one of these words.")).toBeVisible();
    await expect(form.getByLabelText(words)).toHaveValue(`${shop.state.synonyms[0]?.words ?? ""}, relay`);
  },
);

Edit.test(
  "D-61 a group that somebody else has changed asks which words to keep",
  english,
  async ({ userEvent }) => {
    const form = await openForm(words);
    const response = await shop.answer(
      new Request(new URL("/backend/public/api/admin/search-synonyms/1", location.href), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ words: "multimeter, theirs", version: 1 }),
      }),
    );
    await expect(response?.status).toBe(200);
    await replace(form.getByLabelText(words), "multimeter, mine", { userEvent });
    await save(form, { userEvent });
    await expect(await screen.findByText("multimeter, theirs")).toBeVisible();
    await expect(screen.getByText("multimeter, mine")).toBeVisible();
    await expect(shop.state.synonyms[0]?.words).toBe("multimeter, theirs");
  },
);

Default.test("D-61 a group is deleted, and restored", english, async ({ canvas, userEvent }) => {
  const first = shop.state.synonyms.find(({ words: line }) => line.startsWith("relay,"));
  await command(`${first?.words}`, "delete", { userEvent });
  const question = await dialog("alertdialog");
  await userEvent.click(question.getByRole("button", { name: "Yes, delete it!" }));
  await noticed("deleted");
  await waitFor(() => expect(screen.queryByRole("rowheader", { name: /relay/ })).not.toBeInTheDocument());
  await userEvent.click(canvas.getByRole("button", { name: "Deleted" }));
  await command(`${first?.words}`, "restore", { userEvent });
  await userEvent.click(canvas.getByRole("button", { name: "Deleted" }));
  await expect(await group("relay")).toBeVisible();
  await expect(shop.state.synonyms).toContainEqual(first);
});

Default.test("D-61 a change of a group is in its history", english, async ({ userEvent }) => {
  await command("servo, سيرفو", "edit", { userEvent });
  const form = await openForm(words);
  await userEvent.type(form.getByLabelText(words), ", servo motor");
  await save(form, { userEvent });
  await closed();
  await command("servo, سيرفو, servo motor", "history", { userEvent });
  const history = within(await screen.findByRole("dialog"));
  await expect(await history.findByText("Words")).toBeVisible();
  await expect(history.getByText("servo, سيرفو, servo motor")).toBeVisible();
});
