// Thyristors, triacs and optocouplers, as the datasheets of their makers state them: WeEn and NXP (BT), ST (BTA, BTB, TYN, Z01), onsemi (C106, MCR100,
// MAC97), Bourns (TIC), Vishay (4N, CNY17, TIL111), Sharp (PC817), Lite-On (LTV), Toshiba (TLP), Broadcom (6N13x, HCPL), onsemi (MOC30xx).
// Currents are the RMS ones, gate currents the highest that are needed, of triacs with the gate of the sign of T2 or negative; the CTR is that of all grades together.
import type { PartGroup } from "../known-part.ts";

/** Thyristors, triacs, diacs and optocouplers. */
export const thyristors: readonly PartGroup[] = [
  {
    kind: "thyristor",
    endings: "(?:g|rg|tg|ag|rlg|rlrag|rl|rl1g|127|126|112|116|t|pbf)?",
    lines: `
2N5060 | sensitive gate | Vdrm=30V It=800mA Igt=200µA | TO-92 | 3 | ~2N5064(voltage)
2N5064 | sensitive gate | Vdrm=200V It=800mA Igt=200µA | TO-92 | 3 | ~MCR100-6(voltage)
BT145-800R | standard | Vdrm=800V It=25A | TO-220 | 3
BT151 | standard | It=12A Igt=15mA | TO-220 | 3 | ~BT151-500R(voltage) ~BT151-650R(voltage) ~BT151-800R(voltage)
BT151-500R | standard | Vdrm=500V It=12A Igt=15mA | TO-220 | 3 | ~BT151-650R(voltage)
BT151-650R | standard | Vdrm=650V It=12A Igt=15mA | TO-220 | 3 | ~BT151-800R(voltage)
BT151-800R | standard | Vdrm=800V It=12A Igt=15mA | TO-220 | 3
BT169D | sensitive gate | Vdrm=400V It=800mA Igt=200µA | TO-92 | 3 | ~BT169G(voltage) ~MCR100-6(pinout)
BT169G | sensitive gate | Vdrm=600V It=800mA Igt=200µA | TO-92 | 3 | ~MCR100-8(pinout)
C106D | sensitive gate | Vdrm=400V It=4A Igt=200µA | TO-126 | 3 | ~C106M(voltage)
C106M | sensitive gate | Vdrm=600V It=4A Igt=200µA | TO-126 | 3
MCR100-6 | sensitive gate | Vdrm=400V It=800mA Igt=200µA | TO-92 | 3 | ~MCR100-8(voltage)
MCR100-8 | sensitive gate | Vdrm=600V It=800mA Igt=200µA | TO-92 | 3
TIC106 | sensitive gate | It=5A Igt=200µA | TO-220 | 3 | ~TIC106D(voltage) ~TIC106M(voltage)
TIC106D | sensitive gate | Vdrm=400V It=5A Igt=200µA | TO-220 | 3 | ~TIC106M(voltage)
TIC106M | sensitive gate | Vdrm=600V It=5A Igt=200µA | TO-220 | 3
TIC116D | standard | Vdrm=400V It=8A Igt=20mA | TO-220 | 3 | ~TIC116M(voltage)
TIC116M | standard | Vdrm=600V It=8A Igt=20mA | TO-220 | 3
TYN612 | standard | Vdrm=600V It=12A | TO-220 | 3 | ~TYN616(current)
TYN616 | standard | Vdrm=600V It=16A | TO-220 | 3
DB3 | diac | V=32V | DO-35 | 2 | ~DB4(voltage)
DB4 | diac | V=40V | DO-35 | 2
`,
  },
  {
    kind: "triac",
    endings: "(?:g|rg|tg|rlg|rl1g|rp|127|126|112|412|t|pbf)?",
    lines: `
BT131-600 | triac | Vdrm=600V It=1A Igt=3mA | TO-92 | 3 | ~Z0103MA(pinout)
BT134-600E | triac | Vdrm=600V It=4A Igt=10mA | SOT-82 | 3 | ~BT136-600E(package)
BT136 | triac | It=4A | TO-220 | 3 | ~BT136-600(voltage) ~BT136-800(voltage)
BT136-600 | triac | Vdrm=600V It=4A Igt=35mA | TO-220 | 3 | ~BT136-600E(trigger-current) ~BT136-800(voltage) ~BT137-600(current)
BT136-600E | triac | Vdrm=600V It=4A Igt=10mA | TO-220 | 3 | ~BT137-600E(current)
BT136-800 | triac | Vdrm=800V It=4A Igt=35mA | TO-220 | 3
BT137 | triac | It=8A | TO-220 | 3 | ~BT137-600(voltage) ~BT137-800(voltage)
BT137-600 | triac | Vdrm=600V It=8A Igt=35mA | TO-220 | 3 | ~BT137-600E(trigger-current) ~BT137-800(voltage) ~BT138-600(current)
BT137-600E | triac | Vdrm=600V It=8A Igt=10mA | TO-220 | 3 | ~BT138-600E(current)
BT137-800 | triac | Vdrm=800V It=8A Igt=35mA | TO-220 | 3
BT138 | triac | It=12A | TO-220 | 3 | ~BT138-600(voltage) ~BT138-800(voltage)
BT138-600 | triac | Vdrm=600V It=12A Igt=35mA | TO-220 | 3 | ~BT138-600E(trigger-current) ~BT138-800(voltage) ~BT139-600(current)
BT138-600E | triac | Vdrm=600V It=12A Igt=10mA | TO-220 | 3 | ~BT139-600E(current)
BT138-800 | triac | Vdrm=800V It=12A Igt=35mA | TO-220 | 3
BT139 | triac | It=16A | TO-220 | 3 | ~BT139-600(voltage) ~BT139-800(voltage)
BT139-600 | triac | Vdrm=600V It=16A Igt=35mA | TO-220 | 3 | ~BT139-600E(trigger-current) ~BT139-800(voltage) ~BTA16-600B(isolation+trigger-current)
BT139-600E | triac | Vdrm=600V It=16A Igt=10mA | TO-220 | 3
BT139-800 | triac | Vdrm=800V It=16A Igt=35mA | TO-220 | 3
BTA06-600C | triac, isolated | Vdrm=600V It=6A Igt=25mA | TO-220 | 3 | ~BTA08-600B(current+trigger-current)
BTA08-600B | triac, isolated | Vdrm=600V It=8A Igt=50mA | TO-220 | 3 | ~BTA12-600B(current)
BTA12 | triac, isolated | It=12A | TO-220 | 3 | ~BTA12-600B(voltage)
BTA12-600B | triac, isolated | Vdrm=600V It=12A Igt=50mA | TO-220 | 3 | ~BTA16-600B(current)
BTA16 | triac, isolated | It=16A | TO-220 | 3 | ~BTA16-600B(voltage) ~BTA16-800B(voltage)
BTA16-600B | triac, isolated | Vdrm=600V It=16A Igt=50mA | TO-220 | 3 | ~BTB16-600B(isolation) ~BTA16-800B(voltage) ~BTA26-600B(current+package)
BTA16-600BW | triac, isolated, snubberless | Vdrm=600V It=16A Igt=50mA | TO-220 | 3 | ~BTA16-600B(speed+triggering)
BTA16-600CW | triac, isolated, snubberless | Vdrm=600V It=16A Igt=35mA | TO-220 | 3 | ~BTA16-600BW(trigger-current)
BTA16-800B | triac, isolated | Vdrm=800V It=16A Igt=50mA | TO-220 | 3
BTA24-600BW | triac, isolated, snubberless | Vdrm=600V It=25A Igt=50mA | TO-220 | 3 | ~BTA16-600BW(current)
BTA26-600B | triac, isolated | Vdrm=600V It=25A Igt=50mA | TOP-3 | 3 | ~BTA41-600B(current)
BTA41 | triac, isolated | It=40A | TOP-3 | 3 | ~BTA41-600B(voltage) ~BTA41-800B(voltage)
BTA41-600B | triac, isolated | Vdrm=600V It=40A Igt=50mA | TOP-3 | 3 | ~BTA41-800B(voltage)
BTA41-800B | triac, isolated | Vdrm=800V It=40A Igt=50mA | TOP-3 | 3
BTB16-600B | triac | Vdrm=600V It=16A Igt=50mA | TO-220 | 3
BTB16-800B | triac | Vdrm=800V It=16A Igt=50mA | TO-220 | 3 | ~BTB16-600B(voltage) ~BTA16-800B(isolation)
MAC97A6 | triac | Vdrm=400V It=600mA | TO-92 | 3 | ~MAC97A8(voltage)
MAC97A8 | triac | Vdrm=600V It=600mA | TO-92 | 3 | ~Z0607MA(current) ~BT131-600(pinout+current)
Z0103MA | triac | Vdrm=600V It=1A Igt=3mA | TO-92 | 3
Z0607MA | triac | Vdrm=600V It=800mA Igt=5mA | TO-92 | 3 | ~Z0103MA(current)
`,
  },
  {
    kind: "optocoupler",
    endings:
      "(?:[abcd]?(?:x|xi|xp|xnip0f|xnnsz0f|xnnip0f)?(?:s|s1|sd|m|sm|sr2m|f|ta|ta1|tb|tu|v|vm|fm|tvm|300|300e|500e|000e|x006|x007|x009|x017t)?(?:ta|ta1|tu|g|m|e)?)",
    lines: `
PC817, EL817, LTV-817 | phototransistor | CTR=50~600% Viso=5kV Vceo=35V | DIP-4 SMD-4 | 4 | ~TLP521-1(isolation+voltage)
PC827, EL827, LTV-827 | phototransistor, dual | CTR=50~600% Viso=5kV Vceo=35V | DIP-8 | 8
PC847, EL847, LTV-847 | phototransistor, quad | CTR=50~600% Viso=5kV Vceo=35V | DIP-16 | 16
PC123 | phototransistor | Viso=5kV | DIP-4 | 4
EL357, LTV-357T, EL357N, PC357, PC357N | phototransistor | | SOP-4 | 4 | ~PC817(package)
TLP521-1, TLP521 | phototransistor | CTR=50~600% Viso=2.5kV Vceo=55V | DIP-4 | 4
TLP521-2 | phototransistor, dual | CTR=50~600% Viso=2.5kV Vceo=55V | DIP-8 | 8 | ~PC827(isolation+voltage)
TLP521-4 | phototransistor, quad | CTR=50~600% Viso=2.5kV Vceo=55V | DIP-16 | 16 | ~PC847(isolation+voltage)
TLP281 | phototransistor | Viso=2.5kV Vceo=80V | SOP-4 | 4 | ~EL357(isolation+package)
4N25 | phototransistor with base | Vceo=30V | DIP-6 | 6 | ~4N35(gain) ~4N26(isolation) ~TIL111(gain)
4N26 | phototransistor with base | Vceo=30V | DIP-6 | 6
4N27 | phototransistor with base | Vceo=30V | DIP-6 | 6 | ~4N25(gain)
4N28 | phototransistor with base | Vceo=30V | DIP-6 | 6 | ~4N25(gain)
4N32 | photodarlington with base | Vceo=30V | DIP-6 | 6 | ~4N33(isolation)
4N33 | photodarlington with base | Vceo=30V | DIP-6 | 6
4N35 | phototransistor with base | Vceo=30V | DIP-6 | 6 | ~4N37(isolation) ~4N36(isolation)
4N36 | phototransistor with base | Vceo=30V | DIP-6 | 6
4N37 | phototransistor with base | Vceo=30V | DIP-6 | 6
TIL111 | phototransistor with base | Vceo=30V | DIP-6 | 6
MCT2E | phototransistor with base | Vceo=30V | DIP-6 | 6
CNY17-1 | phototransistor with base | CTR=40~80% Vceo=70V | DIP-6 | 6 | ~CNY17-2(gain) ~4N35(gain+voltage)
CNY17-2 | phototransistor with base | CTR=63~125% Vceo=70V | DIP-6 | 6 | ~CNY17-3(gain)
CNY17-3 | phototransistor with base | CTR=100~200% Vceo=70V | DIP-6 | 6 | ~CNY17-4(gain)
CNY17-4 | phototransistor with base | CTR=160~320% Vceo=70V | DIP-6 | 6
6N135 | transistor output, high speed | | DIP-8 | 8 | ~6N136(gain)
6N136 | transistor output, high speed | | DIP-8 | 8
6N137 | logic gate output, open collector | Vs=4.5~5.5V | DIP-8 | 8
6N138 | darlington output | | DIP-8 | 8 | ~6N139(gain)
6N139 | darlington output | | DIP-8 | 8
HCPL-2601 | logic gate output, open collector | Vs=4.5~5.5V | DIP-8 | 8
HCPL-2630 | logic gate output, open collector, dual | Vs=4.5~5.5V | DIP-8 | 8
HCPL-2631 | logic gate output, open collector, dual | Vs=4.5~5.5V | DIP-8 | 8
HCPL-3120 | gate driver | I=2.5A Vs=15~30V | DIP-8 | 8 | ~TLP250(current+speed)
TLP250 | gate driver | I=1.5A Vs=10~35V | DIP-8 | 8
H11L1 | logic gate output, Schmitt trigger | Vs=3~15V | DIP-6 | 6
MOC3020 | triac output, random phase | Vdrm=400V Igt=30mA | DIP-6 | 6 | ~MOC3021(trigger-current) ~MOC3023(trigger-current)
MOC3021 | triac output, random phase | Vdrm=400V Igt=15mA | DIP-6 | 6 | ~MOC3022(trigger-current) ~MOC3023(trigger-current) ~MOC3051(voltage)
MOC3022 | triac output, random phase | Vdrm=400V Igt=10mA | DIP-6 | 6 | ~MOC3023(trigger-current)
MOC3023 | triac output, random phase | Vdrm=400V Igt=5mA | DIP-6 | 6 | ~MOC3052(trigger-current+voltage)
MOC3041 | triac output, zero crossing | Vdrm=400V Igt=15mA | DIP-6 | 6 | ~MOC3042(trigger-current) ~MOC3043(trigger-current) ~MOC3061(voltage)
MOC3042 | triac output, zero crossing | Vdrm=400V Igt=10mA | DIP-6 | 6 | ~MOC3043(trigger-current) ~MOC3062(voltage)
MOC3043 | triac output, zero crossing | Vdrm=400V Igt=5mA | DIP-6 | 6 | ~MOC3063(voltage)
MOC3051 | triac output, random phase | Vdrm=600V Igt=15mA | DIP-6 | 6 | ~MOC3052(trigger-current)
MOC3052 | triac output, random phase | Vdrm=600V Igt=10mA | DIP-6 | 6
MOC3061 | triac output, zero crossing | Vdrm=600V Igt=15mA | DIP-6 | 6 | ~MOC3062(trigger-current) ~MOC3063(trigger-current) ~MOC3081(voltage)
MOC3062 | triac output, zero crossing | Vdrm=600V Igt=10mA | DIP-6 | 6 | ~MOC3063(trigger-current) ~MOC3082(voltage)
MOC3063 | triac output, zero crossing | Vdrm=600V Igt=5mA | DIP-6 | 6 | ~MOC3083(voltage)
MOC3081 | triac output, zero crossing | Vdrm=800V Igt=15mA | DIP-6 | 6 | ~MOC3082(trigger-current) ~MOC3083(trigger-current)
MOC3082 | triac output, zero crossing | Vdrm=800V Igt=10mA | DIP-6 | 6 | ~MOC3083(trigger-current)
MOC3083 | triac output, zero crossing | Vdrm=800V Igt=5mA | DIP-6 | 6
`,
  },
];
