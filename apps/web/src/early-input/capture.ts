/** A user input that was captured before hydration, to be replayed after it. */
export type EarlyInput =
  | { readonly type: "click"; readonly element: HTMLElement }
  | { readonly type: "submit"; readonly element: HTMLFormElement }
  | { readonly type: "text"; readonly element: HTMLInputElement | HTMLTextAreaElement; readonly text: string }
  | { readonly type: "check"; readonly element: HTMLInputElement; readonly checked: boolean }
  | { readonly type: "select"; readonly element: HTMLSelectElement; readonly value: string };

declare global {
  interface Window {
    /** Stops capturing and returns the captured inputs in order, at most one per element. */
    takeEarlyInput?: () => EarlyInput[];
    /** The same for parts of the page that are hydrated later, in elements with `data-late-input`. */
    takeLateInput?: () => EarlyInput[];
  }
}

/**
 * Captures clicks, text and choices before the page is hydrated. Its source text is inlined in the head of every page, so it must
 * not refer to anything outside itself. Links and forms with an action work without scripts and are left to the browser, unless
 * leaving the page would lose an earlier input.
 */
function captureEarlyInput(): void {
  const captured = new Map<Element, EarlyInput>();
  const types = ["click", "submit", "input", "change"] as const;

  const capture = (event: Event, input: EarlyInput) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    captured.set(input.element, input);
    input.element.setAttribute("data-early-input", "");
    input.element.setAttribute("aria-busy", "true");
  };

  const late = "[data-late-input]";
  const isLate = (element: Element) => element.closest(late) !== null;

  const onClick = (event: Event) => {
    const element =
      event.target instanceof Element && event.target.closest<HTMLElement>("a[href], button, [role=button]");
    if (!element || element.getAttribute("aria-disabled") === "true") return;
    if (element instanceof HTMLAnchorElement) {
      const leavesPage = element.origin === location.origin && !element.target && !element.hash;
      const plain = event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (leavesPage && plain && captured.size > 0) capture(event, { type: "click", element });
    } else if (!(element instanceof HTMLButtonElement && element.type === "submit")) {
      capture(event, { type: "click", element });
    }
  };

  const onSubmit = (event: Event) => {
    const element = event.target;
    if (!(element instanceof HTMLFormElement)) return;
    const capturedInsideForm = [...captured.keys()].every((other) => element.contains(other));
    if (!element.hasAttribute("action") || !capturedInsideForm) capture(event, { type: "submit", element });
  };

  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement)
      captured.set(target, { type: "select", element: target, value: target.value });
    else if (target instanceof HTMLTextAreaElement)
      captured.set(target, { type: "text", element: target, text: target.value });
    else if (target instanceof HTMLInputElement) {
      const checkable = target.type === "checkbox" || target.type === "radio";
      captured.set(
        target,
        checkable
          ? { type: "check", element: target, checked: target.checked }
          : { type: "text", element: target, text: target.value },
      );
    }
  };

  const handlers = { click: onClick, submit: onSubmit, input: onInput, change: onInput };
  const onEvent = (event: Event) => {
    const isWaiting = window.takeEarlyInput ?? (event.target instanceof Element && isLate(event.target));
    const type = types.find((one) => one === event.type);
    if (isWaiting && type) handlers[type](event);
  };

  const take = (isTaken: (element: Element) => boolean) => {
    const taken = [...captured.values()].filter(({ element }) => isTaken(element));
    for (const { element } of taken) {
      captured.delete(element);
      element.removeAttribute("data-early-input");
      element.removeAttribute("aria-busy");
    }
    return taken;
  };

  const takeLate = () => {
    for (const type of types) removeEventListener(type, onEvent, true);
    delete window.takeLateInput;
    return take(() => true);
  };

  const takeEarly = () => {
    removeEventListener("error", onError, true);
    delete window.takeEarlyInput;
    if (!document.querySelector(late)) return takeLate();
    window.takeLateInput = takeLate;
    return take((element) => !isLate(element));
  };

  // Where a script fails to load, nothing will be replayed: clears the busy state and follows a captured link.
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    for (const { element } of takeEarly().concat(window.takeLateInput?.() ?? []))
      if (element instanceof HTMLAnchorElement) location.assign(element.href);
  };

  for (const type of types) addEventListener(type, onEvent, true);
  addEventListener("error", onError, true);
  window.takeEarlyInput = takeEarly;
}

/** The script that captures early input, for the head of every page. */
export const earlyInputScript = `(${captureEarlyInput.toString()})()`;
