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
 * Our own in place of sonner: that is 9 kB gzip on every first paint, and it has neither a separate urgent live region nor
 * a time that goes on with the remainder. This file is what a page pays for before its first notice; what draws one is loaded then.
 */

type View = typeof import("./toast-view.tsx");

interface Toaster {
  /** Shows a notice; one with the same words that is still visible begins anew. */
  readonly show: (toast: Toast) => void;
}

/** What a {@link ToastProvider} takes. */
export interface ToastProviderProps {
  readonly labels: { readonly dismiss: string };
  readonly children: ReactNode;
}

interface PlainToastProps {
  readonly toast: PlacedToast;
  readonly onDone: (id: number) => void;
}

const Context = createContext<Toaster | null>(null);

/** Shows notices; throws outside a {@link ToastProvider}. */
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

/** Where the drawing part cannot be loaded (the network may be what the notice is about) the words still show. */
const plainView: View = {
  ToastView: ({ toasts, onDone }) =>
    toasts
      .filter(({ gap }) => gap === undefined)
      .map((toast) => <PlainToast key={toast.id} toast={toast} onDone={onDone} />),
  stack: "fixed top-0 z-60",
  layer: "",
};

/** Holds the notices of a page and the live regions that read them out; wants to stand once, around everything. */
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
      <div data-toasts="" className={view?.stack}>
        <output aria-live="polite" aria-atomic="false" className={view?.layer}>
          {region(false)}
        </output>
        <div role="alert" aria-live="assertive" aria-atomic="false" className={view?.layer}>
          {region(true)}
        </div>
      </div>
    </Context>
  );
}
