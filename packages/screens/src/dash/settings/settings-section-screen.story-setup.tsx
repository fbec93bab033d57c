import { type StoredSettings, storedSettingsSchema } from "@shop/contract/settings/shop.ts";
import type { HomeSettingsView } from "@shop/data/dash/settings/view.ts";
import { ready } from "@shop/data/view.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { existing } from "@shop/fixtures/builders.ts";
import type { StoryContext } from "@storybook/react-vite";
import { fn, screen, within } from "storybook/test";
import * as v from "valibot";

import { inDash } from "../stories/in-dash.tsx";
import { noDraft } from "../stories/list-place.ts";
import type { SettingsSectionScreenProps } from "./settings-section-screen.tsx";

/** The settings that are stored. */
export const stored: StoredSettings = v.parse(storedSettingsSchema, {
  settings: defaultSettings,
  version: 3,
  changed_at: "2026-03-01T12:05:00Z",
  changed_by: "owner@nilometer.example",
});

/** A form that is not being saved. */
export const idle = {
  conflict: null,
  saved: null,
  errors: {},
  submission: { status: "idle" },
  onSubmit: fn(),
} as const;

/** The sections of the home page, without a preview. */
export const home: HomeSettingsView = {
  productSearch: {
    query: "",
    onQuery: fn(),
    products: [],
    searching: false,
    failed: false,
    onRetry: fn(),
  },
  linkedProducts: [],
  onLinkedIds: fn(),
  preview: null,
  onPreview: fn(),
  onPreviewClose: fn(),
};

/** Meta of the stories, but for title and component. */
export const setup = {
  decorators: [inDash],
  args: {
    section: "shop" as const,
    stored: ready(stored),
    isForbidden: false,
    change: idle,
    home,
    testMail: { state: { status: "idle" as const }, onSend: fn() },
    logo: { submission: { status: "idle" as const }, onLogo: fn() },
    draft: noDraft,
    onDirty: fn(),
    onHistory: fn(),
  },
  argTypes: { draft: { control: false as const } },
};

/** The button that saves the form. */
export const save = () => screen.findByRole("button", { name: "save" });

/** Enters texts into fields by their labels. */
export const enter = async (
  own: Pick<typeof screen, "getByRole">,
  { type }: Pick<StoryContext<SettingsSectionScreenProps>["userEvent"], "type">,
  entries: readonly (readonly [label: string, value: string])[],
): Promise<void> => {
  for (const [label, value] of entries) await type(own.getByRole("textbox", { name: label }), value);
};

const [cairo, delta, upper, coast] = defaultSettings.delivery.zones;
/** The zones that the demonstration delivers to. */
export const cairoZone = existing(cairo);
export const deltaZone = existing(delta);
export const upperZone = existing(upper);
export const coastZone = existing(coast);

/** Queries of a delivery zone by its name. */
export const zone = async (name: string) => {
  const item = (await screen.findByRole("heading", { level: 2, name })).closest("li");
  if (!item) throw new Error(`There is no zone ${name}.`);
  return within(item);
};
