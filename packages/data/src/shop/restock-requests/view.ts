import type { RestockForm } from "@shop/contract/restock-requests/endpoints.ts";

import type { FormState, Submission } from "../../view.ts";

/** What the form for a mail when a product is back reads and calls. */
export interface RestockFormView extends FormState {
  /** The address that was stored; null before. */
  readonly asked: string | null;
  /** Whether the shop sends such mails, as far as is known. */
  readonly sendsMails: boolean;
  /** Called with the valid entry. */
  readonly onSubmit: (entry: RestockForm) => void;
  /** Called when another address is to be entered. */
  readonly onReset: () => void;
}

/** What the page that ends these mails reads and calls. */
export interface EndRestockView {
  /** State of the request that ends them. */
  readonly submission: Submission;
  /** Whether they are ended. */
  readonly isEnded: boolean;
  /** Ends them; null where the link has no token. */
  readonly onEnd: (() => void) | null;
}
