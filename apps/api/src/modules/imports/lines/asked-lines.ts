/** How many lines each question of an import is about. */
export interface AskedLines {
  /** They change the stock of a product without the stock that the sheet was made from. */
  readonly stockChanges: number;
  /** Their names tell a pack, of products of which nothing states how they are sold. */
  readonly namedPacks: number;
  /** Their part numbers state specifications that nothing else states. */
  readonly statedSpecifications: number;
}

/** Nothing to ask about. */
export const noneAsked: AskedLines = { stockChanges: 0, namedPacks: 0, statedSpecifications: 0 };
