import type { Home } from "@shop/contract/home/endpoints.ts";
import type { ShopSettingsForm, StoredSettings } from "@shop/contract/settings/shop.ts";

import type { RequestBody } from "../../call.ts";
import type { FormState, Remote, Submission } from "../../view.ts";
import type { ProductSearchView } from "../products/product-search-view.ts";
import type { LinkedNames } from "../products/view.ts";

/** A change of the shop's settings, as its form sees it. */
interface SettingsChangeView extends FormState {
  /** The settings as another owner has saved them in the meantime; null without a conflict. */
  readonly conflict: StoredSettings | null;
  /** What the last save of this visit has stored; null before it. */
  readonly saved: StoredSettings | null;
  /** Called with the valid values of the form. */
  readonly onSubmit: (entry: ShopSettingsForm) => void;
}

/** What the choice of the home page's sections reads and calls. */
export interface HomeSettingsView extends LinkedNames {
  /** Finds products to feature. */
  readonly productSearch: ProductSearchView;
  /** What the previewed settings would show; null while nothing is previewed. */
  readonly preview: Remote<Home> | null;
  /** Called with the settings to preview, as they are entered. */
  readonly onPreview: (settings: RequestBody<"previewHome">) => void;
  readonly onPreviewClose: () => void;
}

/** A test mail: not sent yet, under way, not possible, or what became of it. */
export type TestMailState =
  | Submission
  | { readonly status: "sent" | "no_server"; readonly address: string }
  | { readonly status: "refused"; readonly address: string; readonly reply: string };

/** The test mail to the signed-in owner. */
export interface TestMailView {
  readonly state: TestMailState;
  readonly onSend: () => void;
}

/** The upload of a logo. */
export interface LogoView {
  /** The request that stores the picture. */
  readonly submission: Submission;
  /** Stores a picture; calls `onStored` with its address. */
  readonly onLogo: (file: File, onStored: (address: string) => void) => void;
}

/** The data and commands of the settings screen. */
export interface SettingsView {
  /** The settings as they are stored. */
  readonly stored: Remote<StoredSettings>;
  /** Whether the administrator may not read the settings. */
  readonly isForbidden: boolean;
  /** The request that saves the settings, with its errors and conflict. */
  readonly change: SettingsChangeView;
  /** The choice of the home page's sections. */
  readonly home: HomeSettingsView;
  /** The test mail of the section of mails. */
  readonly testMail: TestMailView;
  /** The upload of a logo. */
  readonly logo: LogoView;
}
