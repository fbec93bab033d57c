/** Severity of a toast: sets its icon, colour and live region. */
type ToastTone = "success" | "warning" | "error" | "info";

/** Content of a toast. */
export interface Toast {
  readonly tone: ToastTone;
  readonly title: string;
  /** Second line in muted text. */
  readonly footer?: string | undefined;
  /** Duration in milliseconds; paused while hovered or focused. */
  readonly durationMs: number;
}

/** Toast with its position: `slot` counts from the edge, -1 is queued. */
export interface PlacedToast extends Toast {
  readonly id: number;
  readonly slot: number;
  /** Height in pixels of a dismissed toast whose space is kept because one further out is still visible. */
  readonly gap?: number;
}

/** Number of toasts that are visible at once; later ones are queued. */
const toastSlots = 3;

const sameWords = (a: Toast, b: Toast): boolean =>
  a.tone === b.tone && a.title === b.title && a.footer === b.footer;

const nextSlot = (toasts: readonly PlacedToast[]): number => {
  const next = Math.max(-1, ...toasts.map(({ slot }) => slot)) + 1;
  return next < toastSlots ? next : -1;
};

/** Adds a toast in the next free slot; a visible one with the same text is restarted in place. */
export function addToast(toasts: readonly PlacedToast[], toast: Toast, id: number): PlacedToast[] {
  const same = toasts.find((shown) => shown.gap === undefined && sameWords(shown, toast));
  const rest = toasts.filter((shown) => shown !== same);
  return [...rest, { ...toast, id, slot: same?.slot ?? nextSlot(rest) }];
}

/** Removes a toast without moving the others: its slot is reused once no toast further out is left. */
export function removeToast(toasts: readonly PlacedToast[], id: number, height = 0): PlacedToast[] {
  const left = toasts.map((toast) => (toast.id === id ? { ...toast, gap: height } : toast));
  const outermost = Math.max(-1, ...left.filter(({ gap }) => gap === undefined).map(({ slot }) => slot));
  const rest = left.filter(({ gap, slot }) => gap === undefined || slot < outermost);
  const placed: PlacedToast[] = [];
  for (const toast of rest)
    placed.push(toast.slot < 0 ? { ...toast, slot: nextSlot([...rest, ...placed]) } : toast);
  return placed;
}
