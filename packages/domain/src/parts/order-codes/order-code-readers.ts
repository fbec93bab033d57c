import { avx } from "./makers/avx.ts";
import { kemet } from "./makers/kemet.ts";
import { murata } from "./makers/murata.ts";
import { nichicon } from "./makers/nichicon.ts";
import { panasonic } from "./makers/panasonic.ts";
import { rubycon } from "./makers/rubycon.ts";
import { samsung } from "./makers/samsung.ts";
import { tdk } from "./makers/tdk.ts";
import { uniroyal } from "./makers/uniroyal.ts";
import { vishay } from "./makers/vishay.ts";
import { walsin } from "./makers/walsin.ts";
import { yageo } from "./makers/yageo.ts";
import type { OrderCodeReader } from "./passive-code.ts";

/** The makers whose order codes are read. */
export const orderCodeReaders: readonly OrderCodeReader[] = [
  avx,
  kemet,
  murata,
  nichicon,
  panasonic,
  rubycon,
  samsung,
  tdk,
  uniroyal,
  vishay,
  walsin,
  yageo,
];
