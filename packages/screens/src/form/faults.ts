import type { FieldErrors } from "@shop/data/view.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Flattens the errors of React Hook Form to messages by path, such as `branches.0.phone`; an error of a whole group has the group's path. */
export function faultsOf(errors: unknown, path: readonly string[] = []): FieldErrors {
  if (!isRecord(errors)) return {};
  const { type, message } = errors;
  const isFault = typeof type === "string" || typeof message === "string";
  const inner = Object.entries(errors).flatMap(([name, error]) =>
    // The control of a fault is an element.
    isFault && name === "ref"
      ? []
      : Object.entries(faultsOf(error, name === "root" ? path : [...path, name])),
  );
  const own = isFault && { [path.join(".")]: typeof message === "string" ? message : "" };
  return { ...own, ...Object.fromEntries(inner) };
}

/** Whether a form's values have a field or a group with this path. */
export function hasField(values: unknown, path: string): boolean {
  const [name = "", ...rest] = path.split(".");
  if (!isRecord(values) || !(name in values)) return false;
  return rest.length === 0 || hasField(values[name], rest.join("."));
}

/** Focuses the first invalid control, or group with `data-invalid`, of a form in the order of the page; unfolds what hides it and scrolls it into view. */
export function focusFirstFault(form: Element | null): void {
  const fault = form?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid]");
  if (!fault) return;
  for (let fold = fault.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  // In the middle it is clear of bars and notices at either end; first, because notices move out of its way when it is focused.
  fault.scrollIntoView({ block: "center" });
  fault.focus({ preventScroll: true });
}
