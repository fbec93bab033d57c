/** Marks the fields that are empty as required; `{}` where none is. */
export const requiredFields = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value === "" ? [[field, "required"]] : [])),
  );
