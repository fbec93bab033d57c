import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

import { addToast, type PlacedToast, removeToast, type Toast } from "./toast-queue.ts";

/*
 * Own implementation in place of sonner, which costs 9 kB gzip on every first load and has neither an assertive live region nor
 * a timer that resumes with the remaining time. This file loads with the page; the view loads lazily with the first toast.
 */

type View = typeof import("./toast-view.tsx");

interface Toaster {
  /** Shows a toast; a visible one with the same text restarts its timer. */
  readonly show: (toast: Toast) => void;
}

export interface ToastProviderProps {
  /** Accessible name of the button that dismisses a notice. */
  readonly labels: { readonly dismiss: string };
  /** Content that shows toasts by `useToast`. */
  readonly children: ReactNode;
}

interface PlainToastProps {
  readonly toast: PlacedToast;
  readonly onDone: (id: number) => void;
}

const Context = createContext<Toaster | null>(null);

/** Returns the function that shows toasts; throws outside a {@link ToastProvider}. */
export function useToast(): Toaster {
  const toaster = useContext(Context);
  if (!toaster) throw new Error("There is no ToastProvider above.");
  return toaster;
}

function PlainToast({ toast: { id, title, footer, durationMs }, onDone }: PlainToastProps) {
  useEffect(() => {
    const timer = setTimeout(onDone, durationMs, id);
    return () => clearTimeout(timer);
  }, [id, durationMs, onDone]);
  return (
    <p className="bg-surface p-3">
      {title} {footer}
    </p>
  );
}

/** Plain-text fallback for a view that fails to load, for example because the network is down. */
const plainView: View = {
  ToastView: ({ toasts, onDone }) =>
    toasts
      .filter(({ gap }) => gap === undefined)
      .map((toast) => <PlainToast key={toast.id} toast={toast} onDone={onDone} />),
  stackClasses: "fixed top-0 z-60",
  layerClasses: "",
};

/** Holds the toasts and their live regions; render it once, around the whole app. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly PlacedToast[]>([]);
  const [view, setView] = useState<View>();
  const count = useRef(0);

  const toaster = useMemo(
    () => ({
      show: (toast: Toast) => {
        const id = (count.current += 1);
        setToasts((shown) => addToast(shown, toast, id));
        void import("./toast-view.tsx").catch(() => plainView).then(setView);
      },
    }),
    [],
  );
  const onDone = useCallback(
    (id: number, height?: number) => setToasts((shown) => removeToast(shown, id, height)),
    [],
  );

  const region = (urgent: boolean) =>
    view && (
      <view.ToastView
        dismiss={labels.dismiss}
        onDone={onDone}
        toasts={toasts.filter(
          ({ slot, tone }) => slot >= 0 && urgent === (tone === "warning" || tone === "error"),
        )}
      />
    );

  return (
    <Context value={toaster}>
      {children}
      <div data-toasts="" className={view?.stackClasses}>
        <output aria-live="polite" aria-atomic="false" className={view?.layerClasses}>
          {region(false)}
        </output>
        <div role="alert" aria-live="assertive" aria-atomic="false" className={view?.layerClasses}>
          {region(true)}
        </div>
      </div>
    </Context>
  );
}
