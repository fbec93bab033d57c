import type { UnitName } from "../../specifications/units.ts";

/** An exact value in its unit without a prefix: '0.0000001' farad for 100 nF. */
export interface ExactValue {
  readonly amount: string;
  readonly unit: UnitName;
}

/** What passive parts are. */
export const passiveKinds = ["resistor", "capacitor", "electrolytic", "inductor"] as const;

/** What a passive part is. */
export type PassiveKind = (typeof passiveKinds)[number];

/** What an order code of a passive part states; null for what it does not. */
export interface PassiveCode {
  readonly kind: PassiveKind;
  readonly maker: string;
  readonly value: ExactValue;
  /** To both sides; an unequal one, such as +80/-20 %, is left out. */
  readonly tolerance: ExactValue | null;
  readonly voltage: ExactValue | null;
  readonly power: ExactValue | null;
  /** The class of a ceramic capacitor: 'X7R', 'C0G'. */
  readonly dielectric: string | null;
  /** Length and width in hundredths of an inch: '0805'. */
  readonly package: string | null;
}

/** Reads the order codes of one maker, in capitals and without hyphens and spaces; null for any other. */
export type OrderCodeReader = (code: string) => PassiveCode | null;
