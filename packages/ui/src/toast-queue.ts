/** How a notice is meant; decides its icon and colour and how urgently it is read out. */
export type ToastTone = "success" | "warning" | "error" | "info";

/** One notice to show. */
export interface Toast {
  readonly tone: ToastTone;
  readonly title: string;
  /** A second, quieter line. */
  readonly footer?: string | undefined;
  /** How long it stays, in milliseconds; the time stands still while it is hovered or focused. */
  readonly durationMs: number;
}

/** A notice with its place: `slot` counts from the edge, -1 waits for a free one. */
export interface PlacedToast extends Toast {
  readonly id: number;
  readonly slot: number;
  /** Set once it is over while one further out is still there: the height in pixels that is kept free. */
  readonly gap?: number;
}

/** How many notices are visible at once; later ones wait for a place. */
export const toastSlots = 3;

const sameWords = (a: Toast, b: Toast): boolean =>
  a.tone === b.tone && a.title === b.title && a.footer === b.footer;

const nextSlot = (toasts: readonly PlacedToast[]): number => {
  const next = Math.max(-1, ...toasts.map(({ slot }) => slot)) + 1;
  return next < toastSlots ? next : -1;
};

/** Adds a notice beyond the others; one with the same words is begun anew where it stands. */
export function addToast(toasts: readonly PlacedToast[], toast: Toast, id: number): PlacedToast[] {
  const same = toasts.find((shown) => shown.gap === undefined && sameWords(shown, toast));
  const rest = toasts.filter((shown) => shown !== same);
  return [...rest, { ...toast, id, slot: same?.slot ?? nextSlot(rest) }];
}

/** Takes a notice away without moving another one: its place is used again when none further out is left. */
export function removeToast(toasts: readonly PlacedToast[], id: number, height = 0): PlacedToast[] {
  const left = toasts.map((toast) => (toast.id === id ? { ...toast, gap: height } : toast));
  const outermost = Math.max(-1, ...left.filter(({ gap }) => gap === undefined).map(({ slot }) => slot));
  const rest = left.filter(({ gap, slot }) => gap === undefined || slot < outermost);
  const placed: PlacedToast[] = [];
  for (const toast of rest)
    placed.push(toast.slot < 0 ? { ...toast, slot: nextSlot([...rest, ...placed]) } : toast);
  return placed;
}
