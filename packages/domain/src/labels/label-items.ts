/** The most products whose labels are printed at once. */
export const MAX_LABEL_PRODUCTS = 100;
/** The most labels that are printed at once: ten sheets of 24. */
export const MAX_LABELS = 240;

/** A product with the number of its labels. */
export interface LabelItem {
  readonly id: number;
  readonly count: number;
}

const ITEM = /^([1-9]\d{0,9})(?:x([1-9]\d{0,3}))?$/;
const MAX_ID = 2_147_483_647;

/** The number of labels of some products. */
export const labelsOf = (items: readonly LabelItem[]): number =>
  items.reduce((sum, { count }) => sum + count, 0);

/** Writes products with the numbers of their labels into an address: '12x3,15'. */
export const labelItemsText = (items: readonly LabelItem[]): string =>
  items.map(({ id, count }) => (count === 1 ? String(id) : `${id}x${count}`)).join(",");

/** Reads products with the numbers of their labels from an address; null where it has none, too many, one twice or something else. */
export function labelItemsIn(text: string): readonly LabelItem[] | null {
  const items: LabelItem[] = [];
  for (const part of text.split(",", MAX_LABEL_PRODUCTS + 1)) {
    const [, id, count = "1"] = ITEM.exec(part) ?? [];
    if (id === undefined || Number(id) > MAX_ID) return null;
    items.push({ id: Number(id), count: Number(count) });
  }
  const isOnce = new Set(items.map(({ id }) => id)).size === items.length;
  return isOnce && items.length <= MAX_LABEL_PRODUCTS && labelsOf(items) <= MAX_LABELS ? items : null;
}
