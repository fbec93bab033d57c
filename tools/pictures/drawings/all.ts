import { accessoryDrawings } from "./accessories.ts";
import { benchDrawings } from "./bench.ts";
import { buttonDrawings } from "./buttons.ts";
import { chipDrawings } from "./chips.ts";
import { clampDrawings } from "./clamps.ts";
import { ledDrawings } from "./leds.ts";
import { moduleDrawings } from "./modules.ts";
import { motorDrawings } from "./motors.ts";
import { multimeterDrawings } from "./multimeters.ts";
import { oscilloscopeDrawings } from "./oscilloscopes.ts";
import { passiveDrawings } from "./passives.ts";
import { powerDrawings } from "./power.ts";
import { resistorDrawings } from "./resistors.ts";
import { sensorDrawings } from "./sensors.ts";
import { specialMeterDrawings } from "./special-meters.ts";
import { stationDrawings } from "./stations.ts";
import { testerDrawings } from "./testers.ts";
import { toolDrawings } from "./tools.ts";
import { unoDrawings } from "./uno.ts";
import { wireDrawings } from "./wires.ts";
import { workbenchDrawings } from "./workbench.ts";

/** Own drawings by slug: each gives the inside of a 1000 × 1000 SVG. */
export const drawings: Readonly<Record<string, () => string>> = {
  ...accessoryDrawings,
  ...benchDrawings,
  ...buttonDrawings,
  ...chipDrawings,
  ...clampDrawings,
  ...ledDrawings,
  ...moduleDrawings,
  ...motorDrawings,
  ...multimeterDrawings,
  ...oscilloscopeDrawings,
  ...passiveDrawings,
  ...powerDrawings,
  ...resistorDrawings,
  ...sensorDrawings,
  ...specialMeterDrawings,
  ...stationDrawings,
  ...testerDrawings,
  ...toolDrawings,
  ...unoDrawings,
  ...wireDrawings,
  ...workbenchDrawings,
};
