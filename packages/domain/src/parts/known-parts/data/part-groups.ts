import type { PartGroup } from "../known-part.ts";
import { adjustableRegulators } from "./adjustable-regulators.ts";
import { amplifiers } from "./amplifiers.ts";
import { connectorsAndBatteries } from "./connectors-and-batteries.ts";
import { diodes } from "./diodes.ts";
import { logic } from "./logic.ts";
import { microcontrollers } from "./microcontrollers.ts";
import { modules } from "./modules.ts";
import { mosfets } from "./mosfets.ts";
import { regulators } from "./regulators.ts";
import { thyristors } from "./thyristors.ts";
import { transistors } from "./transistors.ts";
import { zeners } from "./zeners.ts";

/** All lines of parts. */
export const partGroups: readonly PartGroup[] = [
  ...regulators,
  ...adjustableRegulators,
  ...amplifiers,
  ...logic,
  ...transistors,
  ...mosfets,
  ...diodes,
  ...zeners,
  ...thyristors,
  ...microcontrollers,
  ...modules,
  ...connectorsAndBatteries,
];
