import CircleCheck from "lucide-react/icons/circle-check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import X from "lucide-react/icons/x";
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from "react";

import { cn } from "../cn.ts";
import type { PlacedToast } from "./toast-queue.ts";

export interface ToastViewProps {
  /** Visible toasts of the region, and the gaps of dismissed ones. */
  readonly toasts: readonly PlacedToast[];
  /** Accessible name of the dismiss button. */
  readonly dismiss: string;
  /** Called with the toast's id and height in pixels when it times out or is dismissed. */
  readonly onDone: (id: number, height?: number) => void;
}

/**
 * Classes of the container of both live regions, which share their grid rows. Placed at the top below `lg` (the order bar and a form's
 * buttons are at the bottom), or above these buttons where it would cover what has the focus, else in the lower corner opposite the chat
 * button; --toast-top sets the height of the top bar, by default that of the shop's header.
 */
export const stackClasses: string =
  "pointer-events-none fixed inset-x-0 top-(--toast-top,--spacing(14)) z-60 mx-auto grid max-w-md grid-rows-[auto_auto_auto] p-3 lg:inset-x-auto lg:start-3 lg:top-auto lg:bottom-0 lg:w-96 max-lg:data-low:top-auto max-lg:data-low:bottom-32 print:hidden";

/** Classes of each live region. */
export const layerClasses: string = "col-start-1 row-span-3 row-start-1 grid grid-rows-subgrid";

const toneStyles = {
  success: { Icon: CircleCheck, colour: "text-positive" },
  info: { Icon: Info, colour: "text-focus" },
  warning: { Icon: TriangleAlert, colour: "text-caution" },
  error: { Icon: CircleAlert, colour: "text-negative" },
};

const rows = ["row-start-1 lg:row-start-3", "row-start-2", "row-start-3 lg:row-start-1"];

/** Room in pixels that the label above a field and the error below it take. */
const AROUND_FIELD = 32;

/** Moves a stack of toasts to the other end where it would cover the focused field, its label or its error, or a message that has the focus. */
function keepClearOfFocus(stack: HTMLElement): void {
  delete stack.dataset["low"];
  const field = document.activeElement;
  if (!field?.matches("input, select, textarea, section")) return;
  const own = stack.getBoundingClientRect();
  const { top, bottom } = field.getBoundingClientRect();
  if (top - AROUND_FIELD < own.bottom && bottom + AROUND_FIELD > own.top) stack.dataset["low"] = "";
}

/** Runs `onEnd` once after `ms` milliseconds, not counting the time in which `paused` is true. */
function useCountdown(ms: number, paused: boolean, onEnd: () => void) {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused]);
}

/** Dismisses the hovered or focused toast on Escape, without closing the dialog behind it. */
function useEscape(active: boolean, onEscape: () => void) {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      escape();
    };
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, [active]);
}

/** Renders one toast; phrasing content only, because its parent is an `<output>`. */
function ToastCard({ toast, dismiss, onDone }: Omit<ToastViewProps, "toasts"> & { toast: PlacedToast }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const before = useRef<EventTarget>(null);
  const card = useRef<HTMLSpanElement>(null);
  const { Icon, colour } = toneStyles[toast.tone];

  useEffect(() => {
    const stack = card.current?.closest<HTMLElement>("[data-toasts]");
    if (!stack) return undefined;
    const place = () => keepClearOfFocus(stack);
    place();
    document.addEventListener("focusin", place);
    return () => document.removeEventListener("focusin", place);
  }, []);

  const leave = () => {
    if (focused && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    onDone(toast.id, card.current?.offsetHeight);
  };
  useCountdown(toast.durationMs, hovered || focused, leave);
  useEscape(hovered || focused, leave);

  const onFocus = (event: FocusEvent) => {
    before.current ??= event.relatedTarget;
    setFocused(true);
  };
  return (
    <span
      ref={card}
      data-tone={toast.tone}
      data-duration={toast.durationMs}
      className={cn("block pb-2 lg:self-end", rows[toast.slot])}
    >
      <span
        className="border-line-strong bg-surface text-ink pointer-events-auto flex min-h-14 items-start gap-3 rounded-md border ps-4 shadow-lg transition-[translate] duration-150 starting:-translate-y-2 lg:starting:translate-y-2"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={onFocus}
        onBlur={() => setFocused(false)}
      >
        <Icon aria-hidden className={cn("mt-[1.125rem] size-5 shrink-0", colour)} />
        <span className="grid min-w-0 grow justify-items-start self-center py-2.5 wrap-anywhere">
          <span dir="auto" className="font-semibold">
            {toast.title}
          </span>
          {toast.footer && (
            <span dir="auto" className="text-muted text-sm whitespace-pre-line">
              {toast.footer}
            </span>
          )}
        </span>
        <button
          type="button"
          aria-label={dismiss}
          className="text-muted hover:text-ink hover:bg-sunken m-1 ms-0 grid size-11 shrink-0 place-items-center rounded-sm"
          onClick={leave}
        >
          <X aria-hidden className="size-4" />
        </button>
      </span>
    </span>
  );
}

/** Renders the toasts of one live region; loaded lazily with the first toast. */
export function ToastView({ toasts, dismiss, onDone }: ToastViewProps) {
  return toasts.map((toast) =>
    toast.gap === undefined ? (
      <ToastCard key={toast.id} toast={toast} dismiss={dismiss} onDone={onDone} />
    ) : (
      <span key={toast.id} className={rows[toast.slot]} style={{ height: toast.gap }} />
    ),
  );
}
