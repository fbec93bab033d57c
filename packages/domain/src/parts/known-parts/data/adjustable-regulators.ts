// Adjustable and low-dropout regulators, converters, references and chargers, as the datasheets of their makers state them: Texas
// Instruments (LM317, LM2596, LP2950, TL431, TPS), ST (L200, LF33, L4940), Analog Devices (LT108x), Microchip (MCP17xx, MIC), Holtek (HT7xxx),
// Torex (XC6206), Diodes (AP2112), Richtek (RT9013), Monolithic Power (MP1584), XLSEMI (XL), Aerosemi (MT3608), onsemi (MC34063, UC384x).
import type { PartGroup } from "../known-part.ts";
import { IC_ENDINGS, REGULATOR_ENDINGS } from "./endings.ts";

/** Regulators, converters, references and chargers beside the fixed series. */
export const adjustableRegulators: readonly PartGroup[] = [
  {
    kind: "regulator",
    endings: REGULATOR_ENDINGS,
    lines: `
LM317, KA317, MC317, UA317 | positive, adjustable | Vout=1.25~37V Iout=1.5A | TO-220 TO-263 SOT-223 TO-3 | | ~LM317M(current) ~LM317L(current) ~LM350(current) ~LM338(current) ~LM317HV(voltage) ~LT1086(dropout+voltage) ^LM337
LM317M, KA317M | positive, adjustable | Vout=1.2~37V Iout=500mA | TO-220 TO-252 | 3 | ~LM317L(current)
LM317L, KA317L | positive, adjustable | Vout=1.25~37V Iout=100mA | TO-92 SO-8 SOT-89 | | ^LM337L
LM317HV | positive, adjustable | Vout=1.25~57V Iout=1.5A | TO-220 TO-3 | 3 | ^LM337HV
LM337, KA337, MC337 | negative, adjustable | Vout=-37~-1.25V Iout=1.5A | TO-220 TO-3 | | ~LM337L(current) ~LM337HV(voltage) ^LM317
LM337L | negative, adjustable | Vout=-37~-1.2V Iout=100mA | TO-92 SO-8 | | ^LM317L
LM337HV | negative, adjustable | Vout=-47~-1.2V Iout=1.5A | TO-3 TO-220 | 3 | ^LM317HV
LM338 | positive, adjustable | Vout=1.2~32V Iout=5A | TO-220 TO-3 | 3 | ~LM350(current) ~LT1084(dropout+voltage)
LM350, KA350 | positive, adjustable | Vout=1.2~33V Iout=3A | TO-220 TO-3 | 3 | ~LT1085(dropout+voltage)
LM1084-ADJ, LM1084IT-ADJ, LM1084IS-ADJ | positive, adjustable, low dropout | Iout=5A | TO-220 TO-263 | 3 | ~LT1084(voltage) ~LM1085-ADJ(current)
LM1085-ADJ, LM1085IT-ADJ, LM1085IS-ADJ | positive, adjustable, low dropout | Iout=3A | TO-220 TO-263 | 3 | ~LT1085(voltage) ~LM1086-ADJ(current)
LM1086-ADJ, LM1086CT-ADJ, LM1086IT-ADJ, LM1086CS-ADJ | positive, adjustable, low dropout | Iout=1.5A | TO-220 TO-263 | 3 | ~LT1086(voltage)
LT1083, LT1083CP, LT1083CK | positive, adjustable, low dropout | Iout=7.5A | TO-247 TO-3 | | ~LT1084(current)
LT1084, LT1084CT, LT1084CP | positive, adjustable, low dropout | Iout=5A | TO-220 TO-247 | 3 | ~LT1085(current)
LT1085, LT1085CT | positive, adjustable, low dropout | Iout=3A | TO-220 TO-263 | 3 | ~LT1086(current)
LT1086, LT1086CT | positive, adjustable, low dropout | Iout=1.5A | TO-220 TO-263 | 3
`,
  },
  {
    kind: "regulator",
    endings: "(?:v|cv|n|t|d|dt|st|tr|cn|cp|cdg|cd|h|in|idr|cdr|g|e|pbf|nopb|dr|dr2g|bpg)?(?:tr)?",
    lines: `
L200, L200C | positive, adjustable | Vout=2.85~36V Iout=2A Vin=40V | Pentawatt | 5
LM723, UA723, MC1723, KA723, LM723C | positive, adjustable | Vout=2~37V Iout=150mA Vin=9.5~40V | DIP-14 SO-14
L4940V5, L4940-5 | positive, low dropout | Vout=5V Iout=1.5A Vin=17V | TO-220 | 3 | ~7805(dropout)
LF33, LF33C | positive, low dropout | Vout=3.3V Iout=500mA Vin=16V | TO-220 TO-252
LF50, LF50C | positive, low dropout | Vout=5V Iout=500mA Vin=16V | TO-220 TO-252
`,
  },
  {
    kind: "regulator",
    endings: "(?:nopb|g|tr|ra|rag|rlrag|lft3|lft7)?",
    lines: `
LM2940-5.0, LM2940T-5.0, LM2940CT-5.0, LM2940CT-5, LM2940-5, LM2940S-5.0, LM2940CS-5.0, LM2940IMP-5.0 | positive, low dropout | Vout=5V Iout=1A Vin=26V | TO-220 TO-263 SOT-223 | | ~7805(dropout) ~LM2937-5.0(current)
LM2940-12, LM2940T-12, LM2940CT-12, LM2940S-12, LM2940CS-12 | positive, low dropout | Vout=12V Iout=1A Vin=26V | TO-220 TO-263 | 3 | ~7812(dropout)
LM2937-3.3, LM2937ET-3.3, LM2937ES-3.3 | positive, low dropout | Vout=3.3V Iout=500mA Vin=26V | TO-220 TO-263 | 3
LM2937-5.0, LM2937ET-5.0, LM2937ES-5.0, LM2937IMP-5.0, LM2937-5 | positive, low dropout | Vout=5V Iout=500mA Vin=26V | TO-220 TO-263 SOT-223
LM2931-5.0, LM2931Z-5.0, LM2931AZ-5.0, LM2931AT-5.0, LM2931T-5.0 | positive, low dropout | Vout=5V Iout=100mA Vin=26V | TO-92 TO-220 TO-263 SO-8 | | ~78L05(dropout)
LM2936-5.0, LM2936Z-5.0, LM2936-5 | positive, low dropout | Vout=5V Iout=50mA Vin=40V | TO-92 SO-8 SOT-223
LP2950-3.3, LP2950CZ-3.3, LP2950ACZ-3.3, LP2950-33LP, LP2950-33 | positive, low dropout | Vout=3.3V Iout=100mA Vin=30V | TO-92 | 3
LP2950-5.0, LP2950CZ-5.0, LP2950ACZ-5.0, LP2950-50LP, LP2950-50 | positive, low dropout | Vout=5V Iout=100mA Vin=30V | TO-92 | 3 | ~78L05(dropout)
LP2951, LP2951CN, LP2951ACN, LP2951CM, LP2951ACM, LP2951CMX, LP2951ACMX, LP2951DR | positive, adjustable, low dropout | Vout=1.24~29V Iout=100mA Vin=30V | DIP-8 SO-8 | 8
LP2985-3.3, LP2985-33DBVR, LP2985-33DBVT, LP2985-33, LP2985IM5-3.3, LP2985AIM5-3.3, LP2985IM5X-3.3, LP2985AIM5X-3.3 | positive, low dropout | Vout=3.3V Iout=150mA Vin=16V | SOT-23-5 | 5
LP2985-5.0, LP2985-50DBVR, LP2985-50DBVT, LP2985-50, LP2985IM5-5.0, LP2985AIM5-5.0, LP2985IM5X-5.0, LP2985AIM5X-5.0 | positive, low dropout | Vout=5V Iout=150mA Vin=16V | SOT-23-5 | 5
MIC5205-3.3, MIC5205-3.3YM5, MIC5205-3.3YM5-TR, MIC5205-3.3BM5 | positive, low dropout | Vout=3.3V Iout=150mA Vin=16V | SOT-23-5 | 5 | ~MIC5219-3.3(current)
MIC5205-5.0, MIC5205-5.0YM5, MIC5205-5.0YM5-TR, MIC5205-5.0BM5 | positive, low dropout | Vout=5V Iout=150mA Vin=16V | SOT-23-5 | 5
MIC5219-3.3, MIC5219-3.3YM5, MIC5219-3.3YM5-TR | positive, low dropout | Vout=3.3V Iout=500mA Vin=12V | SOT-23-5 | 5
MIC29302, MIC29302WT, MIC29302WU, MIC29302AWT, MIC29302AWU, MIC29302WU-TR | positive, adjustable, low dropout | Iout=3A Vin=26V | TO-220 TO-263 | 5
SPX3819-3.3, SPX3819M5-L-3-3, SPX3819M5-L-3-3/TR, SPX3819M5-L-3.3 | positive, low dropout | Vout=3.3V Iout=500mA Vin=16V | SOT-23-5 | 5
AP2112K-3.3, AP2112K-3.3TRG1, AP2112-3.3 | positive, low dropout | Vout=3.3V Iout=600mA Vin=2.5~6V | SOT-23-5 | 5
AP2112K-1.8, AP2112K-1.8TRG1, AP2112-1.8 | positive, low dropout | Vout=1.8V Iout=600mA Vin=2.5~6V | SOT-23-5 | 5
RT9013-33, RT9013-33GB, RT9013-3.3 | positive, low dropout | Vout=3.3V Iout=500mA Vin=2.2~5.5V | SOT-23-5 | 5
ME6211C33, ME6211C33M5G, ME6211C33M5G-N, ME6211 3.3V, ME6211-3.3 | positive, low dropout | Vout=3.3V Iout=500mA Vin=2~6V | SOT-23-5 | 5
TLV70033, TLV70033DDCR, TLV70033DDCT | positive, low dropout | Vout=3.3V Iout=200mA Vin=2~5.5V | SOT-23-5 | 5
TPS76333, TPS76333DBVR, TPS76333DBVT | positive, low dropout | Vout=3.3V Iout=150mA Vin=2.7~10V | SOT-23-5 | 5
XC6206P332, XC6206P332MR, XC6206P332MR-G, XC6206-3.3 | positive, low dropout | Vout=3.3V Iout=200mA Vin=1.8~6V | SOT-23 | 3
XC6206P302, XC6206P302MR, XC6206P302MR-G, XC6206-3.0 | positive, low dropout | Vout=3V Iout=200mA Vin=1.8~6V | SOT-23 | 3
XC6206P182, XC6206P182MR, XC6206P182MR-G, XC6206-1.8 | positive, low dropout | Vout=1.8V Iout=200mA Vin=1.8~6V | SOT-23 | 3
HT7330, HT7330-1, HT7330-A | positive, low dropout | Vout=3V Iout=250mA Vin=12V | TO-92 SOT-89
HT7333, HT7333-1, HT7333-A | positive, low dropout | Vout=3.3V Iout=250mA Vin=12V | TO-92 SOT-89 | | ~HT7533(current+voltage)
HT7350, HT7350-1, HT7350-A | positive, low dropout | Vout=5V Iout=250mA Vin=12V | TO-92 SOT-89 | | ~HT7550(current+voltage)
HT7530, HT7530-1 | positive, low dropout | Vout=3V Iout=100mA Vin=24V | TO-92 SOT-89
HT7533, HT7533-1 | positive, low dropout | Vout=3.3V Iout=100mA Vin=24V | TO-92 SOT-89
HT7536, HT7536-1 | positive, low dropout | Vout=3.6V Iout=100mA Vin=24V | TO-92 SOT-89
HT7544, HT7544-1 | positive, low dropout | Vout=4.4V Iout=100mA Vin=24V | TO-92 SOT-89
HT7550, HT7550-1 | positive, low dropout | Vout=5V Iout=100mA Vin=24V | TO-92 SOT-89 | | ~78L05(dropout+pinout)
MCP1700-1802, MCP1700-1802E/TO, MCP1700T-1802E/TT, MCP1700T-1802E/MB | positive, low dropout | Vout=1.8V Iout=250mA Vin=2.3~6V | TO-92 SOT-23 SOT-89 | 3
MCP1700-2502, MCP1700-2502E/TO, MCP1700T-2502E/TT, MCP1700T-2502E/MB | positive, low dropout | Vout=2.5V Iout=250mA Vin=2.3~6V | TO-92 SOT-23 SOT-89 | 3
MCP1700-3002, MCP1700-3002E/TO, MCP1700T-3002E/TT, MCP1700T-3002E/MB | positive, low dropout | Vout=3V Iout=250mA Vin=2.3~6V | TO-92 SOT-23 SOT-89 | 3
MCP1700-3302, MCP1700-3302E/TO, MCP1700T-3302E/TT, MCP1700T-3302E/MB | positive, low dropout | Vout=3.3V Iout=250mA Vin=2.3~6V | TO-92 SOT-23 SOT-89 | 3 | ~MCP1702-3302(supply)
MCP1700-5002, MCP1700-5002E/TO, MCP1700T-5002E/TT, MCP1700T-5002E/MB | positive, low dropout | Vout=5V Iout=250mA Vin=2.3~6V | TO-92 SOT-23 SOT-89 | 3
MCP1702-3302, MCP1702-3302E/TO, MCP1702T-3302E/CB, MCP1702T-3302E/MB | positive, low dropout | Vout=3.3V Iout=250mA Vin=2.7~13.2V | TO-92 SOT-23A SOT-89 | 3
MCP1702-5002, MCP1702-5002E/TO, MCP1702T-5002E/CB, MCP1702T-5002E/MB | positive, low dropout | Vout=5V Iout=250mA Vin=2.7~13.2V | TO-92 SOT-23A SOT-89 | 3
`,
  },
  {
    kind: "reference",
    endings:
      "(?:[abc]?[ci]?(?:lp|lpr|lpg|lpre3|dbz|dbzr|dbzt|dbvr|dr|d|p|pk|z|dt|pkr|clp|clpg|vlpr|g|m|mx|mtf|az|sr|sot23|sot89|to92)?(?:tr|g|nopb)?)",
    lines: `
TL431, KA431, LM431, AZ431, TL431A, TL431B | shunt, adjustable | V=2.495~36V I=100mA | TO-92 SOT-23 SO-8 SOT-89 DIP-8
TLV431, TLV431A, TLV431B | shunt, adjustable | V=1.24~6V I=15mA | TO-92 SOT-23 SOT-23-5
LM336-2.5, LM336Z-2.5, LM336BZ-2.5 | shunt | V=2.49V I=10mA | TO-92 SO-8 | | ~LM385-2.5(current)
LM336-5.0, LM336Z-5.0, LM336BZ-5.0 | shunt | V=5V I=10mA | TO-92 SO-8
LM385-1.2, LM385Z-1.2, LM385BZ-1.2, LM385M-1.2, LM385BM-1.2, LM385D-1.2, LM385LP-1.2, LM385BLP-1.2 | shunt | V=1.235V I=20mA | TO-92 SO-8
LM385-2.5, LM385Z-2.5, LM385BZ-2.5, LM385M-2.5, LM385BM-2.5, LM385D-2.5, LM385LP-2.5, LM385BLP-2.5 | shunt | V=2.5V I=20mA | TO-92 SO-8
LM4040-2.5, LM4040AIZ-2.5, LM4040BIZ-2.5, LM4040CIZ-2.5, LM4040DIZ-2.5, LM4040AIM3-2.5, LM4040BIM3-2.5, LM4040CIM3-2.5, LM4040DIM3-2.5 | shunt | V=2.5V I=15mA | TO-92 SOT-23
LM4040-4.1, LM4040AIZ-4.1, LM4040BIZ-4.1, LM4040CIZ-4.1, LM4040DIZ-4.1, LM4040AIM3-4.1, LM4040BIM3-4.1, LM4040CIM3-4.1, LM4040DIM3-4.1 | shunt | V=4.096V I=15mA | TO-92 SOT-23
LM4040-5.0, LM4040AIZ-5.0, LM4040BIZ-5.0, LM4040CIZ-5.0, LM4040DIZ-5.0, LM4040AIM3-5.0, LM4040BIM3-5.0, LM4040CIM3-5.0, LM4040DIM3-5.0 | shunt | V=5V I=15mA | TO-92 SOT-23
MCP1525, MCP1525-I/TO, MCP1525T-I/TT | series | V=2.5V Vs=2.7~5.5V | TO-92 SOT-23 | 3
MCP1541, MCP1541-I/TO, MCP1541T-I/TT | series | V=4.096V | TO-92 SOT-23 | 3
`,
  },
  {
    kind: "switching-regulator",
    endings: "(?:nopb|g|tr|lf01|lf02|lf03|e1|ddar|dr|ddarg4|dda|a|dn|lfz|lf|lfp)?",
    lines: `
LM2596-ADJ, LM2596, LM2596T-ADJ, LM2596S-ADJ, LM2596SX-ADJ | step-down, adjustable | Vout=1.23~37V Iout=3A Vin=4.5~40V f=150kHz | TO-220 TO-263 | 5 | ~LM2576-ADJ(speed)
LM2596-3.3, LM2596T-3.3, LM2596S-3.3, LM2596SX-3.3 | step-down | Vout=3.3V Iout=3A Vin=40V f=150kHz | TO-220 TO-263 | 5 | ~LM2596-ADJ(voltage) ~LM2576-3.3(speed)
LM2596-5.0, LM2596T-5.0, LM2596S-5.0, LM2596SX-5.0 | step-down | Vout=5V Iout=3A Vin=40V f=150kHz | TO-220 TO-263 | 5 | ~LM2596-ADJ(voltage) ~LM2576-5.0(speed)
LM2596-12, LM2596T-12, LM2596S-12, LM2596SX-12 | step-down | Vout=12V Iout=3A Vin=40V f=150kHz | TO-220 TO-263 | 5 | ~LM2596-ADJ(voltage) ~LM2576-12(speed)
LM2576-ADJ, LM2576, LM2576T-ADJ, LM2576S-ADJ, LM2576SX-ADJ | step-down, adjustable | Vout=1.23~37V Iout=3A Vin=40V f=52kHz | TO-220 TO-263 | 5 | ~LM2575-ADJ(current)
LM2576-3.3, LM2576T-3.3, LM2576S-3.3, LM2576SX-3.3 | step-down | Vout=3.3V Iout=3A Vin=40V f=52kHz | TO-220 TO-263 | 5
LM2576-5.0, LM2576T-5.0, LM2576S-5.0, LM2576SX-5.0 | step-down | Vout=5V Iout=3A Vin=40V f=52kHz | TO-220 TO-263 | 5 | ~LM2575-5.0(current)
LM2576-12, LM2576T-12, LM2576S-12, LM2576SX-12 | step-down | Vout=12V Iout=3A Vin=40V f=52kHz | TO-220 TO-263 | 5
LM2575-ADJ, LM2575, LM2575T-ADJ, LM2575S-ADJ | step-down, adjustable | Vout=1.23~37V Iout=1A Vin=40V f=52kHz | TO-220 TO-263 | 5
LM2575-5.0, LM2575T-5.0, LM2575S-5.0 | step-down | Vout=5V Iout=1A Vin=40V f=52kHz | TO-220 TO-263 | 5
LM2577-ADJ, LM2577, LM2577T-ADJ, LM2577S-ADJ | step-up, adjustable | Vin=3.5~40V f=52kHz | TO-220 TO-263 | 5
MC34063, MC34063A, MC34063AP1, MC34063AP1G, MC34063AD, MC34063ADR, MC34063ADR2G, MC34063AP, MC34063AB, MC34063ACN, MC34063ACD | step-down, step-up, inverting | I=1.5A Vin=3~40V | DIP-8 SO-8 | 8
MC33063, MC33063A, MC33063AP1, MC33063AP1G, MC33063AD, MC33063ADR, MC33063ADR2G, MC33063AP | step-down, step-up, inverting | I=1.5A Vin=3~40V | DIP-8 SO-8 | 8 | ~MC34063(temperature-range)
MT3608 | step-up, adjustable | I=4A Vin=2~24V f=1.2MHz | SOT-23-6 | 6
MP1584, MP1584EN | step-down, adjustable | Iout=3A Vin=4.5~28V f=1.5MHz | SO-8 | 8
MP2307, MP2307DN | step-down, adjustable | Iout=3A Vin=4.75~23V f=340kHz | SO-8 | 8
TPS5430, TPS5430DDA | step-down, adjustable | Iout=3A Vin=5.5~36V f=500kHz | SO-8 | 8
TPS54331, TPS54331D | step-down, adjustable | Iout=3A Vin=3.5~28V f=570kHz | SO-8 | 8
XL1509-ADJ, XL1509 | step-down, adjustable | Iout=2A Vin=4.5~40V f=150kHz | SO-8 | 8
XL1509-5.0 | step-down | Vout=5V Iout=2A Vin=40V f=150kHz | SO-8 | 8
XL4005, XL4005E1 | step-down, adjustable | Iout=5A Vin=5~32V f=300kHz | TO-263 TO-220 | 5 | ~XL4015(speed+voltage)
XL4015, XL4015E1 | step-down, adjustable | Iout=5A Vin=8~36V f=180kHz | TO-263 | 5 | ~XL4016(current)
XL4016, XL4016E1 | step-down, adjustable | Iout=8A Vin=8~40V f=180kHz | TO-220 TO-263 | 5
XL6009, XL6009E1 | step-up, adjustable | I=4A Vin=5~32V f=400kHz | TO-263 | 5 | ~XL6019(current+voltage+speed)
XL6019, XL6019E1 | step-up, adjustable | I=5A Vin=5~40V f=180kHz | TO-263 TO-220 | 5
`,
  },
  {
    kind: "pwm-controller",
    endings: IC_ENDINGS,
    lines: `
TL494 | push-pull | Vs=7~40V I=200mA | DIP-16 SO-16 | 16
KA7500, KA7500B, KA7500C | push-pull | I=200mA | DIP-16 SO-16 | 16 | =TL494
SG3525, SG3525A, KA3525, KA3525A, UC3525, UC3525A | push-pull | Vs=8~35V | DIP-16 SO-16 | 16
UC3842, KA3842, UC3842A, UC3842B, KA3842A, KA3842B | current mode | Vs=30V | DIP-8 SO-8 | 8 | ~UC3843(start-voltage)
UC3843, KA3843, UC3843A, UC3843B, KA3843A, KA3843B | current mode | Vs=30V | DIP-8 SO-8 | 8 | ~UC3845(duty-cycle)
UC3844, KA3844, UC3844A, UC3844B, KA3844A, KA3844B | current mode | Vs=30V | DIP-8 SO-8 | 8 | ~UC3842(duty-cycle) ~UC3845(start-voltage)
UC3845, KA3845, UC3845A, UC3845B, KA3845A, KA3845B | current mode | Vs=30V | DIP-8 SO-8 | 8
`,
  },
  {
    kind: "battery-charger",
    endings: "(?:42espp|esop8|stac|tacot|2acitt|2aciot|2acimc|t2aciot|g)?",
    lines: `
TP4056, TC4056, TC4056A | lithium-ion, one cell | V=4.2V I=1A Vin=4~8V | SO-8 | 8
MCP73831, MCP73831T | lithium-ion, one cell | I=500mA Vin=3.75~6V | SOT-23-5 DFN-8
MCP73871 | lithium-ion, one cell, power path | I=1A | QFN-20 | 20
`,
  },
];
