import type { ShopSettingsForm, StoredSettings } from "@shop/contract/settings/shop.ts";

import type { FormState, Remote } from "../../view.ts";

/** A change of the shop's settings, as its form sees it. */
export interface SettingsChangeView extends FormState {
  /** The settings as another owner has saved them in the meantime; null without a conflict. */
  readonly conflict: StoredSettings | null;
  /** What the last save of this visit has stored; null before it. */
  readonly saved: StoredSettings | null;
  /** Called with the valid values of the form. */
  readonly onSubmit: (entry: ShopSettingsForm) => void;
}

/** The data and commands of the settings screen. */
export interface SettingsView {
  /** The settings as they are stored. */
  readonly stored: Remote<StoredSettings>;
  /** Whether the administrator may not read the settings. */
  readonly isForbidden: boolean;
  /** The request that saves the settings, with its errors and conflict. */
  readonly change: SettingsChangeView;
}
