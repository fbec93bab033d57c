import type { Notify, NoticeName } from "@shop/domain/notices.ts";

import { fieldErrorsOf, type QueryState, toFormState, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage, isUnauthorized, RequestError } from "../../request-error.ts";
import type { MutationOutcome, SingleMutation } from "../../use-single-mutation.ts";
import type { Remote } from "../../view.ts";
import { heldProductsOf } from "../conflict.ts";
import type { DeletionView, EditView, ListDialog, OrderView } from "./list-view.ts";

/** The id that a dialog of a kind is about; null while no such dialog is open. */
export const dialogId = (dialog: ListDialog | null, kind: ListDialog["kind"]): number | null =>
  dialog !== null && dialog.kind === kind && "id" in dialog ? dialog.id : null;

/** One entity of a list that is fetched whole; null in it where the list does not have it. */
export const toEntity = <T extends { readonly id: number }>(
  all: QueryState<readonly T[]>,
  id: number | null,
): Remote<T | null> | null =>
  id === null ? null : toRemote(all, (list) => list.find((one) => one.id === id) ?? null);

/** Whether a failed change is shown in its dialog, or leads to the login, instead of by a notice. */
const isShownElsewhere = (error: unknown): boolean =>
  isUnauthorized(error) ||
  (error instanceof RequestError && (error.code === "edit_conflict" || error.code === "in_use"));

/** The failure notice of a save: where fields are refused, it points at the form that marks them. */
export const failureNoticeOf = (error: unknown): NoticeName =>
  Object.keys(fieldErrorsOf(error)).length > 0 ? "saveRefused" : "saveFailed";

/** The failure notice of a change, unless its dialog shows the failure. */
function noticeFailure(error: unknown, onNotice: Notify): void {
  if (!isShownElsewhere(error)) onNotice(failureNoticeOf(error));
}

/** The usual notices of a change; `onDone` follows a success. */
export const noticesOf = (
  onNotice: Notify,
  success: NoticeName,
  onDone?: () => void,
): Required<MutationOutcome<unknown, unknown>> => ({
  onSuccess: () => {
    onNotice(success);
    onDone?.();
  },
  onError: (error) => noticeFailure(error, onNotice),
});

/** The form of an entity, as its dialog sees it. */
export const toEdit = <Entity, Values>(
  save: Pick<SingleMutation<unknown, Values>, "isPending" | "error" | "submit">,
  entity: EditView<Entity, Values>["entity"],
  conflict: Entity | null,
): EditView<Entity, Values> => ({ ...toFormState(save), entity, conflict, onSubmit: save.submit });

/** An order of a list, as its list sees it. */
export const toOrder = (
  reordering: Pick<SingleMutation<unknown, readonly number[]>, "isPending" | "error" | "submit">,
): OrderView => ({
  submission: toSubmission(reordering, errorCodeOrMessage),
  onReorder: reordering.submit,
});

/** A deletion, as its dialog sees it: products that stand in its way are no failure. */
export function toDeletion(
  mutation: { readonly isPending: boolean; readonly error: Error | null },
  onDelete: DeletionView["onDelete"],
): DeletionView {
  const held = heldProductsOf(mutation.error);
  return {
    submission: held === null ? toSubmission(mutation, errorCodeOrMessage) : { status: "idle" },
    errors: fieldErrorsOf(mutation.error),
    held,
    onDelete,
  };
}
