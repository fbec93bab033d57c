const asField = (value: unknown): string | Blob => (value instanceof Blob ? value : String(value));

/** A form body: a list repeats its field, and null or undefined values are left out. */
export function toFormData(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values) {
      if (one !== undefined && one !== null) form.append(name, asField(one));
    }
  }
  return form;
}
