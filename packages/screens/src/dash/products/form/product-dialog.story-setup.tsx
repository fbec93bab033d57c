import { useProductFormModel } from "@shop/data/dash/products/use-product-form-model.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { ready } from "@shop/data/view.ts";
import { anAdminProduct, existing } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { subCategoryChoices } from "@shop/fixtures/samples.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import type { StoryContext } from "@storybook/react-vite";
import { http } from "msw";
import { useState } from "react";
import { fn, screen, within } from "storybook/test";

import { shop } from "#storybook/story-shop.ts";

import { useNotify } from "../../../shared/page/use-notify.ts";
import { UnsavedDialog } from "../../shared/form/unsaved-dialog.tsx";
import { ProductDialog, type ProductDialogProps } from "./product-dialog.tsx";

/** A product without a picture, which the demonstration has not. */
export const bare = {
  ...existing(catalogue.products.find((one) => one.price_before === null)),
  images: [],
};
/** A product with pictures and without files. */
export const pictured = existing(
  catalogue.products.find((one) => one.images.length > 0 && one.files.length === 0),
);
/** The sub category that a new product gets. */
export const group = existing(catalogue.subCategories[0]);

/** The first picture of that product. */
export const [picture] = pictured.images;
/** Three pictures of the product that is edited. */
export const images = catalogue.products
  .flatMap((one) => one.images.slice(0, 1))
  .slice(0, 3)
  .map(({ image }, index) => ({ id: index + 1, product_id: pictured.id, image }));
/** The product that is edited. */
export const product = anAdminProduct({ ...pictured, images, version: 3 });

/** A draft that lasts as long as its story. */
export function createDraft(initial?: unknown): DraftStore {
  let stored = initial;
  return {
    read: () => stored,
    write: (values) => {
      stored = values;
    },
    clear: () => {
      stored = undefined;
    },
  };
}

const noProductSearch = {
  query: "",
  onQuery: fn(),
  products: [],
  searching: false,
  failed: false,
  onRetry: fn(),
};

/** Called when unsaved changes are discarded. */
export const onDiscard = fn();

/** Asks before leaving, as the page does. */
export function Asking(props: ProductDialogProps) {
  const [dirty, setDirty] = useState(false);
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <ProductDialog
        {...props}
        onDirty={setDirty}
        onClose={() => (dirty ? setLeaving(true) : props.onClose())}
      />
      <UnsavedDialog open={leaving} onStay={() => setLeaving(false)} onDiscard={onDiscard} />
    </>
  );
}

/** Meta of the stories, but for title and component. */
export const setup = {
  argTypes: {
    subCategoryId: { description: "The sub category that a new product starts with; null for none." },
    draft: { description: "What was entered and not saved; the same object between renders." },
    onDirty: { description: "Called when the form gets or loses unsaved changes, pictures included." },
    onClose: { description: "Called when the dialog is to be closed." },
  },
  args: {
    product: ready(product),
    seesCosts: true,
    copied: null,
    subCategories: ready(subCategoryChoices),
    attributes: ready(catalogue.attributes),
    suppliers: ready([
      { id: 4, name: "Delta Parts" },
      { id: 5, name: "Nile Components" },
    ]),
    subCategoryId: null,
    draft: createDraft(),
    errors: {},
    submission: { status: "idle" } as const,
    conflict: null,
    uploads: { progress: {}, pictures: null, files: null },
    partNumber: { same: [], onPartNumber: fn() },
    partProposal: { found: null, onNumbers: fn() },
    productSearch: noProductSearch,
    linkedNames: { linkedProducts: [], onLinkedIds: fn() },
    onSubmit: fn(),
    onInvalid: fn(),
    onDirty: fn(),
    onClose: fn(),
  },
  render: (args: ProductDialogProps) => <Asking {...args} draft={createDraft()} />,
};

type Context = StoryContext<ProductDialogProps>;

/** Who presses keys and buttons in a play. */
export type User = Context["userEvent"];

/** The title of the form of a new product. */
export const ADD_TITLE = "Add a new product";
/** The open dialog. */
export const dialog = () => screen.findByRole("dialog");
/** A field by its label. */
export const field = (label: string) => screen.findByLabelText(label);
/** Replaces the text of a field. */
export const enter = async (userEvent: User, label: string, text: string) => {
  const input = await field(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
/** Presses a button by its name. */
export const press = async (userEvent: User, name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
/** Chooses a country by a search. */
export const chooseCountry = async (userEvent: User, search: string, country: string) => {
  await userEvent.click(await field("Country of origin (optional)"));
  await userEvent.type(await screen.findByRole("combobox", { name: "Search countries" }), search);
  const list = within(await screen.findByRole("listbox"));
  await userEvent.click(await list.findByRole("option", { name: country }));
};
/** The input that takes several files. */
export const fileInput = async () => {
  const input = (await dialog()).querySelector<HTMLInputElement>("input[type=file][multiple]");
  if (!input) throw new Error("The dialog takes no files.");
  return input;
};

/** The handles of the pictures. */
export const tiles = () => screen.queryAllByRole("button", { name: /^Move Picture/ });

/** A product that is linked. */
export const linkedOne = { id: 2, name: "Probe", name_ar: "مجس", part_number: "P-2", deleted: false };

/** Called when the product is saved. */
export const onSaved = fn();
/** Called when it could not be saved. */
export const onFailed = fn();
/** The calls that changed something, in turn. */
export let calls: string[] = [];

/** Notes each call that changes something. */
export const noting = http.all("*/backend/public/api/*", ({ request }) => {
  if (request.method !== "GET")
    calls.push(`${request.method} ${new URL(request.url).pathname.replace("/backend/public/api/", "")}`);
});

/** The dialog over its model, with the notices that show. */
export function Connected({
  id,
  copyOf = null,
  ...props
}: ProductDialogProps & { readonly id: number | null; readonly copyOf?: number | null }) {
  const model = useProductFormModel({
    id,
    copyOf,
    onNotice: useNotify(),
    onStored: props.draft.clear,
    onSaved,
    onFailed,
    locale: useLocale().locale,
  });
  return <Asking {...props} {...model} />;
}

/** Starts a mocked shop that notes its calls. */
export const beforeConnected = ({ msw }: StoryContext) => {
  calls = [];
  onSaved.mockClear();
  onFailed.mockClear();
  shop.state.products = shop.state.products.map((one) => (one.id === bare.id ? bare : one));
  msw.use(noting);
};

/** Queries of the section of files. */
export const filesSection = async () =>
  within(await screen.findByRole("region", { name: "Datasheets and files" }));
