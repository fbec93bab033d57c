import type { ShopSettings } from "./shop-settings.ts";

/** Value of one setting; null for none. */
type SettingValue = string | number | null;

/** A changed setting by its path, such as `branches.0.phone`. */
export interface SettingChange {
  readonly field: string;
  readonly old: SettingValue;
  readonly new: SettingValue;
}

/** A list of texts, such as codes, is one value. */
const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");

function addValues(value: unknown, path: string, values: Map<string, SettingValue>): void {
  if (isTextList(value)) {
    values.set(path, value.join(", ") || null);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      addValues(inner, path === "" ? key : `${path}.${key}`, values);
    }
  } else if (typeof value === "number") {
    values.set(path, value);
  } else if (typeof value === "boolean") {
    values.set(path, value ? "yes" : "no");
  } else if (typeof value === "string") {
    values.set(path, value || null);
  }
}

const valuesByPath = (settings: ShopSettings): ReadonlyMap<string, SettingValue> => {
  const values = new Map<string, SettingValue>();
  addValues(settings, "", values);
  return values;
};

/** The settings that differ, by their paths. */
export function settingsChanges(before: ShopSettings, after: ShopSettings): SettingChange[] {
  const [old, now] = [valuesByPath(before), valuesByPath(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    const change = { field, old: old.get(field) ?? null, new: now.get(field) ?? null };
    return change.old === change.new ? [] : [change];
  });
}

/** Settings with a change: what the change leaves out stays as it is. */
export const changedSettings = <Settings extends ShopSettings>(
  settings: Settings,
  change: { readonly [Name in keyof Settings]?: Settings[Name] | undefined },
): Settings => ({ ...settings, ...change });
