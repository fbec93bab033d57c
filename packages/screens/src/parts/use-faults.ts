import { type RefObject, useEffect, useRef, useState } from "react";

/** Why fields are refused, by their names. */
export type Faults = Readonly<Record<string, string | undefined>>;

/** The faults of a form as its fields show them. */
export interface ShownFaults {
  /** The form's ref: after each check the focus goes into its first faulty field. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Why a field is refused; undefined where it is not, or was changed since. */
  readonly faultOf: (name: string) => string | undefined;
  /** A field was changed: its fault is no longer shown. */
  readonly onEdit: (name: string) => void;
}

/** Shows the faults that a check found; each check gives a new object. */
export function useFaults(faults: Faults): ShownFaults {
  const form = useRef<HTMLFormElement>(null);
  const [edited, setEdited] = useState<{ readonly of: Faults; readonly names: readonly string[] }>({
    of: faults,
    names: [],
  });

  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  return {
    form,
    faultOf: (name) => (edited.of === faults && edited.names.includes(name) ? undefined : faults[name]),
    onEdit: (name) =>
      setEdited((before) => ({ of: faults, names: before.of === faults ? [...before.names, name] : [name] })),
  };
}
