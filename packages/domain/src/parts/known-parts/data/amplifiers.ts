// Operational and audio amplifiers, comparators and timers, as the datasheets of their makers state them: Texas Instruments (LM, TL07x,
// NE5532, LMV, OPA, TLC), Analog Devices (OP07, AD620, AD8221), Microchip (MCP60x), ST (TDA, TS912), onsemi (MC33078), Nisshinbo (NJM4558).
import type { PartGroup } from "../known-part.ts";
import { IC_ENDINGS } from "./endings.ts";

/** Amplifiers, comparators and timers. */
export const amplifiers: readonly PartGroup[] = [
  {
    kind: "opamp",
    endings: IC_ENDINGS,
    lines: `
LM358, KA358, CA358, UA358, NJM358 | dual | ch=2 Vs=3~32V GBW=1MHz | DIP-8 SO-8 TSSOP-8 VSSOP-8 | 8 | ~LM2904(temperature-range) ~TL072(input-levels+supply) ~LM258(temperature-range) ~LM158(temperature-range) ~MCP6002(supply)
LM258, KA258 | dual | ch=2 Vs=3~32V GBW=1MHz | DIP-8 SO-8 TSSOP-8 | 8 | ~LM158(temperature-range)
LM158 | dual | ch=2 Vs=3~32V GBW=1MHz | DIP-8 SO-8 TO-99 | 8
LM2904, KA2904, NJM2904 | dual | ch=2 Vs=3~26V | DIP-8 SO-8 TSSOP-8 VSSOP-8 | 8
LM324, KA324, CA324, UA324, NJM324 | quad | ch=4 Vs=3~32V GBW=1MHz | DIP-14 SO-14 TSSOP-14 | 14 | ~LM224(temperature-range) ~LM2902(temperature-range) ~TL074(input-levels+supply) ~MCP6004(supply)
LM224, KA224 | quad | ch=4 Vs=3~32V GBW=1MHz | DIP-14 SO-14 TSSOP-14 | 14
LM2902, KA2902, NJM2902 | quad | ch=4 Vs=3~26V | DIP-14 SO-14 TSSOP-14 | 14
LM741, UA741, KA741, MC1741, CA741, NJM741 | single | ch=1 GBW=1MHz Vs=10~30V | DIP-8 SO-8 TO-99 | 8 | ~TL071(input-levels+speed) ~TL081(input-levels+speed) ~LF356(input-levels+speed) ~OP07(precision)
LM1458, MC1458, RC1458 | dual | ch=2 | DIP-8 SO-8 | 8 | ~RC4558(speed) ~TL072(input-levels+speed)
RC4558, NJM4558, JRC4558, MC4558, UPC4558, LM4558 | dual | ch=2 GBW=3MHz Vs=10~30V | DIP-8 SO-8 | 8 | ~NE5532(noise+speed) ~TL072(input-levels)
NJM4580, JRC4580, RC4580 | dual | ch=2 | DIP-8 SO-8 | 8 | ~NE5532(noise)
NE5532, NE5532A, LM5532, NJM5532 | dual, low noise | ch=2 GBW=10MHz Vs=10~30V | DIP-8 SO-8 | 8 | ~LM4562(noise+speed) ~TL072(input-levels+noise) ~MC33078(speed)
NE5534, NE5534A, LM5534, NJM5534 | single, low noise, not stable at unity gain | ch=1 GBW=10MHz Vs=10~30V | DIP-8 SO-8 | 8
SA5532 | dual, low noise | ch=2 GBW=10MHz Vs=10~30V | DIP-8 SO-8 | 8 | ~NE5532(temperature-range)
TL061 | single, JFET input | ch=1 GBW=1MHz Vs=10~30V | DIP-8 SO-8 | 8 | ~TL071(speed+power) ~TL081(speed+power)
TL062 | dual, JFET input | ch=2 GBW=1MHz Vs=10~30V | DIP-8 SO-8 | 8 | ~TL072(speed+power) ~TL082(speed+power)
TL064 | quad, JFET input | ch=4 GBW=1MHz Vs=10~30V | DIP-14 SO-14 | 14 | ~TL074(speed+power) ~TL084(speed+power)
TL071 | single, JFET input | ch=1 GBW=3MHz Vs=10~30V | DIP-8 SO-8 | 8 | ~TL081(noise) ~LF356(speed)
TL072 | dual, JFET input | ch=2 GBW=3MHz Vs=10~30V | DIP-8 SO-8 TSSOP-8 | 8 | ~TL082(noise) ~LF353(speed)
TL074 | quad, JFET input | ch=4 GBW=3MHz Vs=10~30V | DIP-14 SO-14 TSSOP-14 | 14 | ~TL084(noise) ~LF347(speed)
TL081 | single, JFET input | ch=1 GBW=3MHz Vs=10~30V | DIP-8 SO-8 | 8
TL082 | dual, JFET input | ch=2 GBW=3MHz Vs=10~30V | DIP-8 SO-8 TSSOP-8 | 8 | ~LF353(speed)
TL084 | quad, JFET input | ch=4 GBW=3MHz Vs=10~30V | DIP-14 SO-14 TSSOP-14 | 14 | ~LF347(speed)
LF351 | single, JFET input | ch=1 GBW=4MHz | DIP-8 SO-8 | 8 | ~TL071(noise)
LF353 | dual, JFET input | ch=2 GBW=4MHz | DIP-8 SO-8 | 8
LF347 | quad, JFET input | ch=4 GBW=4MHz | DIP-14 SO-14 | 14
LF356 | single, JFET input | ch=1 GBW=5MHz | DIP-8 SO-8 TO-99 | 8
LF411 | single, JFET input | ch=1 GBW=4MHz | DIP-8 | | ~TL071(precision)
LF412 | dual, JFET input | ch=2 GBW=4MHz | DIP-8 | | ~TL072(precision)
OP07 | single, precision | ch=1 | DIP-8 SO-8 | 8 | ~OP27(speed+noise)
OP27 | single, precision, low noise | ch=1 GBW=8MHz | DIP-8 SO-8 | 8
OP37 | single, precision, low noise, not stable at unity gain | ch=1 | DIP-8 SO-8 | 8
OPA2134 | dual, JFET input, low noise | ch=2 GBW=8MHz Vs=5~36V | DIP-8 SO-8 | 8 | ~NE5532(input-levels+noise) ~TL072(noise+speed)
OPA134 | single, JFET input, low noise | ch=1 GBW=8MHz Vs=5~36V | DIP-8 SO-8 | 8 | ~TL071(noise+speed)
OPA4134 | quad, JFET input, low noise | ch=4 GBW=8MHz Vs=5~36V | SO-14 | 14 | ~TL074(noise+speed)
LM4562 | dual, low noise | ch=2 GBW=55MHz Vs=5~34V | DIP-8 SO-8 | 8
MC33078 | dual, low noise | ch=2 GBW=16MHz Vs=10~36V | DIP-8 SO-8 | 8
MC33079 | quad, low noise | ch=4 Vs=10~36V | DIP-14 SO-14 | 14
CA3130 | single, MOSFET input, not stable at unity gain | ch=1 GBW=15MHz Vs=5~16V | DIP-8 SO-8 | 8
CA3140 | single, MOSFET input | ch=1 GBW=4.5MHz Vs=4~36V | DIP-8 SO-8 | 8
LM318 | single, high speed | ch=1 GBW=15MHz | DIP-8 SO-8 | 8
LM301, LM301A | single, not stable at unity gain | ch=1 | DIP-8 SO-8 | 8
LMV321 | single, rail-to-rail output | ch=1 GBW=1MHz Vs=2.7~5.5V | SOT-23-5 SC-70-5 | 5
LMV358 | dual, rail-to-rail output | ch=2 GBW=1MHz Vs=2.7~5.5V | SO-8 VSSOP-8 TSSOP-8 | 8 | ~LM358(supply) ~MCP6002(supply)
LMV324 | quad, rail-to-rail output | ch=4 GBW=1MHz Vs=2.7~5.5V | SO-14 TSSOP-14 | 14 | ~LM324(supply) ~MCP6004(supply)
MCP6001 | single, rail-to-rail | ch=1 GBW=1MHz Vs=1.8~6V | SOT-23-5 SC-70-5 | 5
MCP6001R | single, rail-to-rail | ch=1 GBW=1MHz Vs=1.8~6V | SOT-23-5 | 5 | ~MCP6001(pinout) ~MCP6001U(pinout)
MCP6001U | single, rail-to-rail | ch=1 GBW=1MHz Vs=1.8~6V | SOT-23-5 | 5 | ~MCP6001(pinout)
MCP6002 | dual, rail-to-rail | ch=2 GBW=1MHz Vs=1.8~6V | DIP-8 SO-8 MSOP-8 | 8
MCP6004 | quad, rail-to-rail | ch=4 GBW=1MHz Vs=1.8~6V | DIP-14 SO-14 TSSOP-14 | 14
MCP601 | single, rail-to-rail output | ch=1 GBW=2.8MHz Vs=2.7~6V | DIP-8 SO-8
MCP602 | dual, rail-to-rail output | ch=2 GBW=2.8MHz Vs=2.7~6V | DIP-8 SO-8 TSSOP-8 | 8
MCP604 | quad, rail-to-rail output | ch=4 GBW=2.8MHz Vs=2.7~6V | DIP-14 SO-14 TSSOP-14 | 14
MCP6022 | dual, rail-to-rail | ch=2 GBW=10MHz Vs=2.5~5.5V | DIP-8 SO-8 TSSOP-8 | 8 | ~MCP6002(speed)
TS912 | dual, rail-to-rail | ch=2 Vs=2.7~16V | DIP-8 SO-8 | 8
TLC271 | single, CMOS | ch=1 Vs=3~16V | DIP-8 SO-8 | 8
TLC272 | dual, CMOS | ch=2 Vs=3~16V | DIP-8 SO-8 | 8 | ~LM358(input-levels+supply)
TLC274 | quad, CMOS | ch=4 Vs=3~16V | DIP-14 SO-14 | 14 | ~LM324(input-levels+supply)
LMC6482 | dual, rail-to-rail | ch=2 GBW=1.5MHz Vs=3~15.5V | DIP-8 SO-8 MSOP-8 | 8
LMC6484 | quad, rail-to-rail | ch=4 GBW=1.5MHz Vs=3~15.5V | DIP-14 SO-14 | 14
OPA2277 | dual, precision | ch=2 GBW=1MHz Vs=4~36V | DIP-8 SO-8 | 8
AD620, AD620A, AD620AN, AD620ANZ, AD620AR, AD620ARZ | instrumentation | ch=1 Vs=4.6~36V | DIP-8 SO-8 | 8 | ~INA128(gain+noise)
INA128, INA128P, INA128PA, INA128U, INA128UA | instrumentation | ch=1 Vs=4.5~36V | DIP-8 SO-8 | 8
INA125, INA125P, INA125PA, INA125U, INA125UA | instrumentation | ch=1 Vs=2.7~36V | DIP-16 SO-16 | 16
INA333, INA333AIDGKR, INA333AIDGKT | instrumentation | ch=1 Vs=1.8~5.5V | VSSOP-8 WSON-8 | 8
`,
  },
  {
    kind: "comparator",
    endings: IC_ENDINGS,
    lines: `
LM393, KA393, CA393, UA393, NJM393 | dual, open collector | ch=2 Vs=2~36V | DIP-8 SO-8 TSSOP-8 VSSOP-8 | 8 | ~LM293(temperature-range) ~LM2903(temperature-range)
LM293, KA293 | dual, open collector | ch=2 Vs=2~36V | DIP-8 SO-8 | 8 | ~LM2903(temperature-range)
LM2903, KA2903, NJM2903 | dual, open collector | ch=2 Vs=2~36V | DIP-8 SO-8 TSSOP-8 | 8
LM339, KA339, CA339, UA339, NJM339 | quad, open collector | ch=4 Vs=2~36V | DIP-14 SO-14 TSSOP-14 | 14 | ~LM239(temperature-range) ~LM2901(temperature-range)
LM239, KA239 | quad, open collector | ch=4 Vs=2~36V | DIP-14 SO-14 | 14 | ~LM2901(temperature-range)
LM2901, KA2901, NJM2901 | quad, open collector | ch=4 Vs=2~36V | DIP-14 SO-14 TSSOP-14 | 14
LM311, KA311, CA311, UA311, NJM311 | single, open collector | ch=1 Vs=5~30V | DIP-8 SO-8 | 8 | ~LM211(temperature-range)
LM211 | single, open collector | ch=1 | DIP-8 SO-8 | 8
LM319 | dual, open collector, high speed | ch=2 | DIP-14 SO-14 | 14
TLC372 | dual, open drain | ch=2 Vs=3~16V | DIP-8 SO-8 | 8 | ~LM393(speed+supply)
TLC374 | quad, open drain | ch=4 Vs=3~16V | DIP-14 SO-14 | 14 | ~LM339(speed+supply)
LMV331 | single, open collector | ch=1 Vs=2.7~5.5V | SOT-23-5 SC-70-5 | 5
LMV393 | dual, open collector | ch=2 Vs=2.7~5.5V | SO-8 VSSOP-8 TSSOP-8 | 8 | ~LM393(supply)
LMV339 | quad, open collector | ch=4 Vs=2.7~5.5V | SO-14 TSSOP-14 | 14 | ~LM339(supply)
TL331 | single, open collector | ch=1 Vs=2~36V | SOT-23-5 | 5
`,
  },
  {
    kind: "display",
    endings: IC_ENDINGS,
    lines: `
LM3914 | driver of a row of 10 LEDs, linear | ch=10 Vs=3~25V | DIP-18 PLCC-20
LM3915 | driver of a row of 10 LEDs, logarithmic | ch=10 Vs=3~25V | DIP-18 PLCC-20
`,
  },
  {
    kind: "timer",
    makers: "ne lm ka ca ua",
    endings: IC_ENDINGS,
    lines: `
NE555, 555, MC1455 | timer | Vs=4.5~16V I=200mA | DIP-8 SO-8 TSSOP-8 | 8 | ~TLC555(supply+power+current) ~ICM7555(supply+power+current) ~LMC555(supply+power+current)
NE556, 556, MC3456 | dual timer | Vs=4.5~16V I=200mA | DIP-14 SO-14 | 14 | ~ICM7556(supply+power+current)
SA555 | timer | Vs=4.5~16V I=200mA | DIP-8 SO-8 | 8 | ~NE555(temperature-range)
SE555 | timer | Vs=4.5~18V I=200mA | DIP-8 SO-8 | 8 | ~NE555(temperature-range+supply)
SA556 | dual timer | Vs=4.5~16V I=200mA | DIP-14 SO-14 | 14 | ~NE556(temperature-range)
TLC555 | timer, CMOS | Vs=2~15V | DIP-8 SO-8 | 8 | ~ICM7555(supply)
LMC555 | timer, CMOS | | DIP-8 SO-8 VSSOP-8 | 8
ICM7555, ICM7555IPA, ICM7555IPAZ, ICM7555IBAZ, ICM7555CBA, ICM7555CN, ICM7555IN, ICM7555CD, ICM7555ID | timer, CMOS | | DIP-8 SO-8 | 8
ICM7556, ICM7556IPD, ICM7556IPDZ | dual timer, CMOS | | DIP-14 SO-14 | 14
`,
  },
  {
    kind: "audio-amplifier",
    endings: "(?:l|v|h|n|a|av|d|t|tf|n1|n3|n4|m1|mx1|mmx1|tanb|nopb|pbf|g|q|s)?(?:nopb)?",
    lines: `
LM386, LM386N-1, LM386N-3, LM386M-1, LM386MX-1, LM386MMX-1, KA386, NJM386 | mono | ch=1 Vs=4~12V | DIP-8 SO-8 VSSOP-8 | 8 | ~LM386N-4(supply+power)
LM386N-4 | mono | ch=1 Vs=5~18V | DIP-8 | 8
LM380, LM380N-8 | mono | ch=1 Vs=10~22V | DIP-14 DIP-8
LM1875, LM1875T | mono | ch=1 P=20W Vs=16~60V | TO-220-5 | 5 | ~TDA2030(power+supply) ~TDA2050(power+supply)
LM3886, LM3886TF, LM3886T | mono | ch=1 P=68W Vs=20~84V | TO-220-11 | 11
TDA2003, TDA2003V, TDA2003H | mono | ch=1 P=10W Vs=8~18V | Pentawatt | 5
TDA2030, TDA2030V | mono | ch=1 P=14W Vs=12~36V | Pentawatt | 5 | ~TDA2030A(supply+power) ~TDA2050(power+supply)
TDA2030A | mono | ch=1 P=18W Vs=12~44V | Pentawatt | 5 | ~TDA2050(power+supply)
TDA2050, TDA2050V, TDA2050A | mono | ch=1 P=32W Vs=9~50V | Pentawatt | 5
TDA2822M | stereo | ch=2 Vs=1.8~15V | DIP-8 | 8
TDA2822 | stereo | ch=2
TDA7294, TDA7294V, TDA7294HS | mono | ch=1 P=100W Vs=20~80V | Multiwatt-15 | 15 | ~TDA7293(pinout+power+supply)
TDA7293, TDA7293V | mono | ch=1 P=100W Vs=24~100V | Multiwatt-15 | 15
TDA7297 | stereo bridge | ch=2 P=15W Vs=6.5~18V | Multiwatt-15 | 15
TDA7850 | quad bridge | ch=4 Vs=8~18V | Flexiwatt-25 | 25 | ~TDA7388(power)
TDA7388 | quad bridge | ch=4 Vs=8~18V | Flexiwatt-25 | 25
TDA1554, TDA1554Q | quad single-ended or stereo bridge | | DBS-17 | 17
TEA2025, TEA2025B | stereo | ch=2 Vs=3~15V | DIP-16 | 16
PAM8403, PAM8403DR | stereo, class D | ch=2 P=3W Vs=2.5~5.5V | SO-16 | 16 | ~PAM8406(power)
PAM8406, PAM8406DR | stereo, class D | ch=2 P=5W Vs=2.5~5.5V | SO-16 | 16
PAM8610, PAM8610TR | stereo, class D | ch=2 P=10W Vs=7~15V | QFN-40 | 40
TPA3116D2, TPA3116D2DADR, TPA3116 | stereo, class D | ch=2 P=50W Vs=4.5~26V | HTSSOP-32 | 32
MAX98357A, MAX98357AETE, MAX98357AETE+T | mono, class D, I2S | ch=1 P=3.2W Vs=2.5~5.5V | TQFN-16
LM4871, LM4871M, LM4871MX | mono bridge | ch=1 P=3W Vs=2~5.5V | SO-8 | 8
`,
  },
];
