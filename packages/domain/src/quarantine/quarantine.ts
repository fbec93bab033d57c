/** What moves units that are not for sale: a return brings them, its voiding takes them back, they go to the stock, or are written off. */
export const quarantineMoves = ["returned", "voided", "to_stock", "written_off"] as const;

/** What moves units that are not for sale. */
export type QuarantineMove = (typeof quarantineMoves)[number];

/** What an administrator decides about units that are not for sale. */
export const quarantineDecisions = ["to_stock", "written_off"] as const satisfies readonly QuarantineMove[];

/** What an administrator decides about units that are not for sale. */
export type QuarantineDecision = (typeof quarantineDecisions)[number];

/** Signs of the note of a decision. */
export const QUARANTINE_NOTE_LENGTH = 500;
