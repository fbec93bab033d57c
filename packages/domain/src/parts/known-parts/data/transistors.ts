// Bipolar transistors, as the datasheets of their makers state them: onsemi and Fairchild (2N, BC, BD, MJ, MJE, MPSA, TIP), Nexperia (BC,
// BCP, MMBT), ST (BD, BDW, BU, TIP), Toshiba (2SA, 2SC, 2SD). Limits of PNP transistors stand without their sign; where makers state
// different limits, the lowest of them stands here.
import type { PartGroup } from "../known-part.ts";
import { TRANSISTOR_ENDINGS } from "./endings.ts";

/** Bipolar transistors. */
export const transistors: readonly PartGroup[] = [
  {
    kind: "transistor",
    // The groups of gain, A to C and -10 to -40, and packing.
    endings: `[abc]?(?:6|10|16|25|40)?${TRANSISTOR_ENDINGS}`,
    lines: `
BC107 | npn | Vceo=45V Ic=100mA | TO-18 | 3 | ~BC547(package) ^BC177
BC108 | npn | Vceo=20V Ic=100mA | TO-18 | 3 | ~BC548(package)
BC109 | npn | Vceo=20V Ic=100mA | TO-18 | 3 | ~BC549(package)
BC177 | pnp | Vceo=45V Ic=100mA | TO-18 | 3 | ~BC557(package) ^BC107
BC546 | npn | Vceo=65V Ic=100mA P=500mW | TO-92 | 3 | ~BC547(voltage) ~BC846(package) ^BC556
BC547 | npn | Vceo=45V Ic=100mA P=500mW | TO-92 | 3 | ~BC548(voltage) ~BC550(noise) ~BC847(package) ~2N3904(pinout+current) ~BC337(current) ^BC557
BC548 | npn | Vceo=30V Ic=100mA P=500mW | TO-92 | 3 | ~BC549(noise) ~BC848(package) ^BC558
BC549 | npn | Vceo=30V Ic=100mA P=500mW | TO-92 | 3 | ~BC550(voltage) ~BC849(package) ^BC559
BC550 | npn | Vceo=45V Ic=100mA P=500mW | TO-92 | 3 | ~BC850(package) ^BC560
BC556 | pnp | Vceo=65V Ic=100mA P=500mW | TO-92 | 3 | ~BC557(voltage) ~BC856(package) ^BC546
BC557 | pnp | Vceo=45V Ic=100mA P=500mW | TO-92 | 3 | ~BC558(voltage) ~BC560(noise) ~BC857(package) ~2N3906(pinout+current) ~BC327(current) ^BC547
BC558 | pnp | Vceo=30V Ic=100mA P=500mW | TO-92 | 3 | ~BC559(noise) ~BC858(package) ^BC548
BC559 | pnp | Vceo=30V Ic=100mA P=500mW | TO-92 | 3 | ~BC560(voltage) ^BC549
BC560 | pnp | Vceo=45V Ic=100mA P=500mW | TO-92 | 3 | ~BC860(package) ^BC550
BC327 | pnp | Vceo=45V Ic=500mA P=625mW | TO-92 | 3 | ~BC328(voltage) ~BC807(package) ^BC337
BC328 | pnp | Vceo=25V Ic=500mA P=625mW | TO-92 | 3 | ~BC808(package) ^BC338
BC337 | npn | Vceo=45V Ic=500mA P=625mW | TO-92 | 3 | ~BC338(voltage) ~BC817(package) ~2N4401(pinout+voltage) ^BC327
BC338 | npn | Vceo=25V Ic=500mA P=625mW | TO-92 | 3 | ~BC818(package) ^BC328
BC516 | pnp darlington | Vceo=30V Ic=500mA | TO-92 | 3 | ^BC517
BC517 | npn darlington | Vceo=30V Ic=500mA | TO-92 | 3 | ~MPSA13(pinout) ^BC516
BC635 | npn | Vceo=45V Ic=1A | TO-92 | 3 | ~BC637(voltage) ~BC639(voltage) ^BC636
BC636 | pnp | Vceo=45V Ic=1A | TO-92 | 3 | ~BC638(voltage) ~BC640(voltage) ^BC635
BC637 | npn | Vceo=60V Ic=1A | TO-92 | 3 | ~BC639(voltage) ^BC638
BC638 | pnp | Vceo=60V Ic=1A | TO-92 | 3 | ~BC640(voltage) ^BC637
BC639 | npn | Vceo=80V Ic=1A | TO-92 | 3 | ^BC640
BC640 | pnp | Vceo=80V Ic=1A | TO-92 | 3 | ^BC639
BC140 | npn | Vceo=40V Ic=1A | TO-39 | 3 | ~BC141(voltage) ^BC160
BC141 | npn | Vceo=60V Ic=1A | TO-39 | 3 | ^BC161
BC160 | pnp | Vceo=40V Ic=1A | TO-39 | 3 | ~BC161(voltage) ^BC140
BC161 | pnp | Vceo=60V Ic=1A | TO-39 | 3 | ^BC141
BC807 | pnp | Vceo=45V Ic=500mA | SOT-23 | 3 | ~BC808(voltage) ^BC817
BC808 | pnp | Vceo=25V Ic=500mA | SOT-23 | 3 | ^BC818
BC817 | npn | Vceo=45V Ic=500mA | SOT-23 | 3 | ~BC818(voltage) ~MMBT4401(voltage+current) ^BC807
BC818 | npn | Vceo=25V Ic=500mA | SOT-23 | 3 | ^BC808
BC846 | npn | Vceo=65V Ic=100mA | SOT-23 | 3 | ~BC847(voltage) ^BC856
BC847 | npn | Vceo=45V Ic=100mA | SOT-23 | 3 | ~BC848(voltage) ~BC850(noise) ~MMBT3904(current+voltage) ^BC857
BC848 | npn | Vceo=30V Ic=100mA | SOT-23 | 3 | ~BC849(noise) ^BC858
BC849 | npn | Vceo=30V Ic=100mA | SOT-23 | 3 | ~BC850(voltage) ^BC859
BC850 | npn | Vceo=45V Ic=100mA | SOT-23 | 3 | ^BC860
BC856 | pnp | Vceo=65V Ic=100mA | SOT-23 | 3 | ~BC857(voltage) ^BC846
BC857 | pnp | Vceo=45V Ic=100mA | SOT-23 | 3 | ~BC858(voltage) ~BC860(noise) ~MMBT3906(current+voltage) ^BC847
BC858 | pnp | Vceo=30V Ic=100mA | SOT-23 | 3 | ^BC848
BC859 | pnp | Vceo=30V Ic=100mA | SOT-23 | 3 | ^BC849
BC860 | pnp | Vceo=45V Ic=100mA | SOT-23 | 3 | ^BC850
BCP53 | pnp | Vceo=80V Ic=1A | SOT-223 | 4 | ^BCP56
BCP56 | npn | Vceo=80V Ic=1A | SOT-223 | 4 | ^BCP53
BCX53 | pnp | Vceo=80V Ic=1A | SOT-89 | 3 | ~BCP53(package) ^BCX56
BCX56 | npn | Vceo=80V Ic=1A | SOT-89 | 3 | ~BCP56(package) ^BCX53
BD135 | npn | Vceo=45V Ic=1.5A P=12.5W | TO-126 | 3 | ~BD137(voltage) ~BD139(voltage) ^BD136
BD136 | pnp | Vceo=45V Ic=1.5A P=12.5W | TO-126 | 3 | ~BD138(voltage) ~BD140(voltage) ^BD135
BD137 | npn | Vceo=60V Ic=1.5A P=12.5W | TO-126 | 3 | ~BD139(voltage) ^BD138
BD138 | pnp | Vceo=60V Ic=1.5A P=12.5W | TO-126 | 3 | ~BD140(voltage) ^BD137
BD139 | npn | Vceo=80V Ic=1.5A P=12.5W | TO-126 | 3 | ^BD140
BD140 | pnp | Vceo=80V Ic=1.5A P=12.5W | TO-126 | 3 | ^BD139
`,
  },
  {
    kind: "transistor",
    endings: `(?:16|stu|${TRANSISTOR_ENDINGS})`,
    lines: `
BD233 | npn | Vceo=45V Ic=2A P=25W | TO-126 | 3 | ~BD235(voltage) ~BD237(voltage) ^BD234
BD234 | pnp | Vceo=45V Ic=2A P=25W | TO-126 | 3 | ~BD236(voltage) ~BD238(voltage) ^BD233
BD235 | npn | Vceo=60V Ic=2A P=25W | TO-126 | 3 | ~BD237(voltage) ^BD236
BD236 | pnp | Vceo=60V Ic=2A P=25W | TO-126 | 3 | ~BD238(voltage) ^BD235
BD237 | npn | Vceo=80V Ic=2A P=25W | TO-126 | 3 | ^BD238
BD238 | pnp | Vceo=80V Ic=2A P=25W | TO-126 | 3 | ^BD237
BD241C | npn | Vceo=100V Ic=3A P=40W | TO-220 | 3 | ~BD243C(current) ^BD242C
BD242C | pnp | Vceo=100V Ic=3A P=40W | TO-220 | 3 | ~BD244C(current) ^BD241C
BD243C | npn | Vceo=100V Ic=6A P=65W | TO-220 | 3 | ^BD244C
BD244C | pnp | Vceo=100V Ic=6A P=65W | TO-220 | 3 | ^BD243C
BD249C | npn | Vceo=100V Ic=25A P=125W | TO-218 | 3 | ^BD250C
BD250C | pnp | Vceo=100V Ic=25A P=125W | TO-218 | 3 | ^BD249C
BD437 | npn | Vceo=45V Ic=4A P=36W | TO-126 | 3 | ~BD439(voltage) ^BD438
BD438 | pnp | Vceo=45V Ic=4A P=36W | TO-126 | 3 | ~BD440(voltage) ^BD437
BD439 | npn | Vceo=60V Ic=4A P=36W | TO-126 | 3 | ~BD441(voltage) ^BD440
BD440 | pnp | Vceo=60V Ic=4A P=36W | TO-126 | 3 | ~BD442(voltage) ^BD439
BD441 | npn | Vceo=80V Ic=4A P=36W | TO-126 | 3 | ^BD442
BD442 | pnp | Vceo=80V Ic=4A P=36W | TO-126 | 3 | ^BD441
BD675 | npn darlington | Vceo=45V Ic=4A P=40W | TO-126 | 3 | ~BD677(voltage) ^BD676
BD676 | pnp darlington | Vceo=45V Ic=4A P=40W | TO-126 | 3 | ~BD678(voltage) ^BD675
BD677 | npn darlington | Vceo=60V Ic=4A P=40W | TO-126 | 3 | ~BD679(voltage) ^BD678
BD678 | pnp darlington | Vceo=60V Ic=4A P=40W | TO-126 | 3 | ~BD680(voltage) ^BD677
BD679 | npn darlington | Vceo=80V Ic=4A P=40W | TO-126 | 3 | ~BD681(voltage) ^BD680
BD680 | pnp darlington | Vceo=80V Ic=4A P=40W | TO-126 | 3 | ~BD682(voltage) ^BD679
BD681 | npn darlington | Vceo=100V Ic=4A P=40W | TO-126 | 3 | ^BD682
BD682 | pnp darlington | Vceo=100V Ic=4A P=40W | TO-126 | 3 | ^BD681
BD911 | npn | Vceo=100V Ic=15A P=90W | TO-220 | 3 | ^BD912
BD912 | pnp | Vceo=100V Ic=15A P=90W | TO-220 | 3 | ^BD911
BDW93C | npn darlington | Vceo=100V Ic=12A P=80W | TO-220 | 3 | ^BDW94C
BDW94C | pnp darlington | Vceo=100V Ic=12A P=80W | TO-220 | 3 | ^BDW93C
BDX33C | npn darlington | Vceo=100V Ic=10A P=70W | TO-220 | 3 | ~BDW93C(current) ^BDX34C
BDX34C | pnp darlington | Vceo=100V Ic=10A P=70W | TO-220 | 3 | ~BDW94C(current) ^BDX33C
BDX53C | npn darlington | Vceo=100V Ic=8A P=60W | TO-220 | 3 | ~BDX33C(current) ^BDX54C
BDX54C | pnp darlington | Vceo=100V Ic=8A P=60W | TO-220 | 3 | ~BDX34C(current) ^BDX53C
2N2222 | npn | Vceo=30V Ic=800mA | TO-18 | 3 | ~2N2222A(voltage) ^2N2907
2N2222A | npn | Vceo=40V Ic=800mA | TO-18 | 3 | ~PN2222A(package) ^2N2907A
2N2907 | pnp | Vceo=40V Ic=600mA | TO-18 | 3 | ~2N2907A(voltage) ^2N2222
2N2907A | pnp | Vceo=60V Ic=600mA | TO-18 | 3 | ~PN2907A(package) ^2N2222A
PN2222A, P2N2222A | npn | Vceo=40V Ic=600mA P=625mW | TO-92 | 3 | ~MMBT2222A(package) ~2N4401(gain) ^PN2907A
PN2907A, P2N2907A | pnp | Vceo=60V Ic=600mA P=625mW | TO-92 | 3 | ~MMBT2907A(package) ~2N4403(gain+voltage) ^PN2222A
MMBT2222A | npn | Vceo=40V Ic=600mA | SOT-23 | 3 | ~MMBT4401(gain) ^MMBT2907A
MMBT2907A | pnp | Vceo=60V Ic=600mA | SOT-23 | 3 | ~MMBT4403(gain+voltage) ^MMBT2222A
2N3904 | npn | Vceo=40V Ic=200mA P=625mW | TO-92 | 3 | ~MMBT3904(package) ~2N4401(current) ^2N3906
2N3906 | pnp | Vceo=40V Ic=200mA P=625mW | TO-92 | 3 | ~MMBT3906(package) ~2N4403(current) ^2N3904
MMBT3904 | npn | Vceo=40V Ic=200mA | SOT-23 | 3 | ^MMBT3906
MMBT3906 | pnp | Vceo=40V Ic=200mA | SOT-23 | 3 | ^MMBT3904
2N4401 | npn | Vceo=40V Ic=600mA P=625mW | TO-92 | 3 | ~MMBT4401(package) ^2N4403
2N4403 | pnp | Vceo=40V Ic=600mA P=625mW | TO-92 | 3 | ~MMBT4403(package) ^2N4401
MMBT4401 | npn | Vceo=40V Ic=600mA | SOT-23 | 3 | ^MMBT4403
MMBT4403 | pnp | Vceo=40V Ic=600mA | SOT-23 | 3 | ^MMBT4401
2N5551 | npn | Vceo=160V Ic=600mA P=625mW | TO-92 | 3 | ~MMBT5551(package) ^2N5401
2N5401 | pnp | Vceo=150V P=625mW | TO-92 | 3 | ~MMBT5401(package) ^2N5551
MMBT5551 | npn | Vceo=160V Ic=600mA | SOT-23 | 3 | ^MMBT5401
MMBT5401 | pnp | Vceo=150V | SOT-23 | 3 | ^MMBT5551
MMBTA42 | npn | Vceo=300V | SOT-23 | 3 | ^MMBTA92
MMBTA92 | pnp | Vceo=300V | SOT-23 | 3 | ^MMBTA42
2N3019 | npn | Vceo=80V Ic=1A | TO-39 | 3
2N3053 | npn | Vceo=40V Ic=700mA | TO-39 | 3
2N2219A | npn | Vceo=40V Ic=800mA | TO-39 | 3 | ~2N2222A(package) ^2N2905A
2N2905A | pnp | Vceo=60V Ic=600mA | TO-39 | 3 | ~2N2907A(package) ^2N2219A
2N3055 | npn | Vceo=60V Ic=15A P=115W | TO-3 | | ~TIP3055(package+power) ~MJE3055T(package+current+power) ^MJ2955
MJ2955 | pnp | Vceo=60V Ic=15A P=115W | TO-3 | | ~TIP2955(package+power) ~MJE2955T(package+current+power) ^2N3055
2N3771 | npn | Vceo=40V Ic=30A P=150W | TO-3 | | ~2N3772(voltage+current)
2N3772 | npn | Vceo=60V Ic=20A P=150W | TO-3
2N3773 | npn | Vceo=140V Ic=16A P=150W | TO-3 | | ~MJ15003(current+power) ^2N6609
2N6609 | pnp | Vceo=140V Ic=16A P=150W | TO-3 | | ~MJ15004(current+power) ^2N3773
MJ15003 | npn | Vceo=140V Ic=20A P=250W | TO-3 | | ^MJ15004
MJ15004 | pnp | Vceo=140V Ic=20A P=250W | TO-3 | | ^MJ15003
MJ15024 | npn | Vceo=250V Ic=16A P=250W | TO-3 | | ^MJ15025
MJ15025 | pnp | Vceo=250V Ic=16A P=250W | TO-3 | | ^MJ15024
MJ11015 | pnp darlington | Vceo=120V Ic=30A P=200W | TO-3 | | ^MJ11016
MJ11016 | npn darlington | Vceo=120V Ic=30A P=200W | TO-3 | | ^MJ11015
MJ802 | npn | Vceo=90V Ic=30A P=200W | TO-3 | | ^MJ4502
MJ4502 | pnp | Vceo=90V Ic=30A P=200W | TO-3 | | ^MJ802
MJE340 | npn | Vceo=300V Ic=500mA P=20W | TO-126 | 3 | ^MJE350
MJE350 | pnp | Vceo=300V Ic=500mA P=20W | TO-126 | 3 | ^MJE340
MJE2955T | pnp | Vceo=60V Ic=10A P=75W | TO-220 | 3 | ^MJE3055T
MJE3055T | npn | Vceo=60V Ic=10A P=75W | TO-220 | 3 | ^MJE2955T
MJE13003 | npn | Vceo=400V Ic=1.5A | TO-126 | 3
MJE13005 | npn | Vceo=400V Ic=4A P=75W | TO-220 | 3 | ~MJE13007(current)
MJE13007 | npn | Vceo=400V Ic=8A P=80W | TO-220 | 3 | ~MJE13009(current)
MJE13009 | npn | Vceo=400V Ic=12A P=100W | TO-220 | 3
MJE15030 | npn | Vceo=150V Ic=8A P=50W | TO-220 | 3 | ~MJE15032(voltage) ^MJE15031
MJE15031 | pnp | Vceo=150V Ic=8A P=50W | TO-220 | 3 | ~MJE15033(voltage) ^MJE15030
MJE15032 | npn | Vceo=250V Ic=8A P=50W | TO-220 | 3 | ^MJE15033
MJE15033 | pnp | Vceo=250V Ic=8A P=50W | TO-220 | 3 | ^MJE15032
MPSA05 | npn | Vceo=60V Ic=500mA P=625mW | TO-92 | 3 | ~MPSA06(voltage) ^MPSA55
MPSA06 | npn | Vceo=80V Ic=500mA P=625mW | TO-92 | 3 | ^MPSA56
MPSA13 | npn darlington | Vceo=30V Ic=500mA P=625mW | TO-92 | 3 | ~MPSA14(gain)
MPSA14 | npn darlington | Vceo=30V Ic=500mA P=625mW | TO-92 | 3
MPSA18 | npn | Vceo=45V P=625mW | TO-92 | 3
MPSA42 | npn | Vceo=300V Ic=500mA P=625mW | TO-92 | 3 | ~MMBTA42(package) ^MPSA92
MPSA55 | pnp | Vceo=60V Ic=500mA P=625mW | TO-92 | 3 | ~MPSA56(voltage) ^MPSA05
MPSA56 | pnp | Vceo=80V Ic=500mA P=625mW | TO-92 | 3 | ^MPSA06
MPSA92 | pnp | Vceo=300V Ic=500mA P=625mW | TO-92 | 3 | ~MMBTA92(package) ^MPSA42
TIP29C | npn | Vceo=100V Ic=1A P=30W | TO-220 | 3 | ~TIP31C(current) ^TIP30C
TIP30C | pnp | Vceo=100V Ic=1A P=30W | TO-220 | 3 | ~TIP32C(current) ^TIP29C
TIP31 | npn | Vceo=40V Ic=3A P=40W | TO-220 | 3 | ~TIP31A(voltage) ^TIP32
TIP31A | npn | Vceo=60V Ic=3A P=40W | TO-220 | 3 | ~TIP31B(voltage) ^TIP32A
TIP31B | npn | Vceo=80V Ic=3A P=40W | TO-220 | 3 | ~TIP31C(voltage) ^TIP32B
TIP31C | npn | Vceo=100V Ic=3A P=40W | TO-220 | 3 | ~TIP41C(current) ^TIP32C
TIP32 | pnp | Vceo=40V Ic=3A P=40W | TO-220 | 3 | ~TIP32A(voltage) ^TIP31
TIP32A | pnp | Vceo=60V Ic=3A P=40W | TO-220 | 3 | ~TIP32B(voltage) ^TIP31A
TIP32B | pnp | Vceo=80V Ic=3A P=40W | TO-220 | 3 | ~TIP32C(voltage) ^TIP31B
TIP32C | pnp | Vceo=100V Ic=3A P=40W | TO-220 | 3 | ~TIP42C(current) ^TIP31C
TIP35C | npn | Vceo=100V Ic=25A P=125W | TO-247 TO-218 | 3 | ^TIP36C
TIP36C | pnp | Vceo=100V Ic=25A P=125W | TO-247 TO-218 | 3 | ^TIP35C
TIP41 | npn | Vceo=40V Ic=6A P=65W | TO-220 | 3 | ~TIP41A(voltage) ^TIP42
TIP41A | npn | Vceo=60V Ic=6A P=65W | TO-220 | 3 | ~TIP41B(voltage) ^TIP42A
TIP41B | npn | Vceo=80V Ic=6A P=65W | TO-220 | 3 | ~TIP41C(voltage) ^TIP42B
TIP41C | npn | Vceo=100V Ic=6A P=65W | TO-220 | 3 | ^TIP42C
TIP42 | pnp | Vceo=40V Ic=6A P=65W | TO-220 | 3 | ~TIP42A(voltage) ^TIP41
TIP42A | pnp | Vceo=60V Ic=6A P=65W | TO-220 | 3 | ~TIP42B(voltage) ^TIP41A
TIP42B | pnp | Vceo=80V Ic=6A P=65W | TO-220 | 3 | ~TIP42C(voltage) ^TIP41B
TIP42C | pnp | Vceo=100V Ic=6A P=65W | TO-220 | 3 | ^TIP41C
TIP47 | npn | Vceo=250V Ic=1A P=40W | TO-220 | 3 | ~TIP50(voltage)
TIP50 | npn | Vceo=400V Ic=1A P=40W | TO-220 | 3
TIP100 | npn darlington | Vceo=60V Ic=8A P=80W | TO-220 | 3 | ~TIP101(voltage) ^TIP105
TIP101 | npn darlington | Vceo=80V Ic=8A P=80W | TO-220 | 3 | ~TIP102(voltage) ^TIP106
TIP102 | npn darlington | Vceo=100V Ic=8A P=80W | TO-220 | 3 | ^TIP107
TIP105 | pnp darlington | Vceo=60V Ic=8A P=80W | TO-220 | 3 | ~TIP106(voltage) ^TIP100
TIP106 | pnp darlington | Vceo=80V Ic=8A P=80W | TO-220 | 3 | ~TIP107(voltage) ^TIP101
TIP107 | pnp darlington | Vceo=100V Ic=8A P=80W | TO-220 | 3 | ^TIP102
TIP110 | npn darlington | Vceo=60V Ic=2A P=50W | TO-220 | 3 | ~TIP111(voltage) ~TIP120(current) ^TIP115
TIP111 | npn darlington | Vceo=80V Ic=2A P=50W | TO-220 | 3 | ~TIP112(voltage) ~TIP121(current) ^TIP116
TIP112 | npn darlington | Vceo=100V Ic=2A P=50W | TO-220 | 3 | ~TIP122(current) ^TIP117
TIP115 | pnp darlington | Vceo=60V Ic=2A P=50W | TO-220 | 3 | ~TIP116(voltage) ~TIP125(current) ^TIP110
TIP116 | pnp darlington | Vceo=80V Ic=2A P=50W | TO-220 | 3 | ~TIP117(voltage) ~TIP126(current) ^TIP111
TIP117 | pnp darlington | Vceo=100V Ic=2A P=50W | TO-220 | 3 | ~TIP127(current) ^TIP112
TIP120 | npn darlington | Vceo=60V Ic=5A P=65W | TO-220 | 3 | ~TIP121(voltage) ~TIP122(voltage) ^TIP125
TIP121 | npn darlington | Vceo=80V Ic=5A P=65W | TO-220 | 3 | ~TIP122(voltage) ^TIP126
TIP122 | npn darlington | Vceo=100V Ic=5A P=65W | TO-220 | 3 | ~TIP102(current) ^TIP127
TIP125 | pnp darlington | Vceo=60V Ic=5A P=65W | TO-220 | 3 | ~TIP126(voltage) ~TIP127(voltage) ^TIP120
TIP126 | pnp darlington | Vceo=80V Ic=5A P=65W | TO-220 | 3 | ~TIP127(voltage) ^TIP121
TIP127 | pnp darlington | Vceo=100V Ic=5A P=65W | TO-220 | 3 | ~TIP107(current) ^TIP122
TIP140 | npn darlington | Vceo=60V Ic=10A P=125W | TO-247 TO-218 | 3 | ~TIP141(voltage) ^TIP145
TIP141 | npn darlington | Vceo=80V Ic=10A P=125W | TO-247 TO-218 | 3 | ~TIP142(voltage) ^TIP146
TIP142 | npn darlington | Vceo=100V Ic=10A P=125W | TO-247 TO-218 | 3 | ^TIP147
TIP145 | pnp darlington | Vceo=60V Ic=10A P=125W | TO-247 TO-218 | 3 | ~TIP146(voltage) ^TIP140
TIP146 | pnp darlington | Vceo=80V Ic=10A P=125W | TO-247 TO-218 | 3 | ~TIP147(voltage) ^TIP141
TIP147 | pnp darlington | Vceo=100V Ic=10A P=125W | TO-247 TO-218 | 3 | ^TIP142
TIP2955 | pnp | Vceo=60V Ic=15A P=90W | TO-247 TO-218 | 3 | ^TIP3055
TIP3055 | npn | Vceo=60V Ic=15A P=90W | TO-247 TO-218 | 3 | ^TIP2955
BU406 | npn | Vceo=200V Ic=7A P=60W | TO-220 | 3
BU508A | npn | Vceo=700V Ic=8A | TO-247 | 3
BUT11A | npn | Vceo=450V Ic=5A | TO-220 | 3
`,
  },
  {
    kind: "transistor",
    // The groups of gain: Y, GR, BL, O, R, P, K and so on.
    endings: `(?:y|gr|bl|o|r|p|q|k|l|n|e|h|i|c|d|f|g)?${TRANSISTOR_ENDINGS}`,
    lines: `
2SA733, A733 | pnp | Vceo=50V Ic=100mA P=250mW | TO-92 | 3 | ^2SC945
2SA1015, A1015 | pnp | Vceo=50V Ic=150mA P=400mW | TO-92 | 3 | ^2SC1815
2SA1837, A1837 | pnp | Vceo=230V Ic=1A P=20W | TO-220F | 3 | ^2SC4793
2SA1943, A1943 | pnp | Vceo=230V Ic=15A P=150W | TO-264 | 3 | ^2SC5200
2SB772, B772 | pnp | Vceo=30V Ic=3A | TO-126 | 3 | ^2SD882
2SB817, B817 | pnp | Vceo=140V Ic=12A P=100W | TO-3P | 3 | ^2SD1047
2SC945, C945 | npn | Vceo=50V Ic=100mA P=250mW | TO-92 | 3 | ~2SC1815(current+power) ^2SA733
2SC1815, C1815 | npn | Vceo=50V Ic=150mA P=400mW | TO-92 | 3 | ~BC547(pinout+current) ^2SA1015
2SC4793, C4793 | npn | Vceo=230V Ic=1A P=20W | TO-220F | 3 | ^2SA1837
2SC5200, C5200 | npn | Vceo=230V Ic=15A P=150W | TO-264 | 3 | ^2SA1943
2SD882, D882 | npn | Vceo=30V Ic=3A | TO-126 | 3 | ^2SB772
2SD1047, D1047 | npn | Vceo=140V Ic=12A P=100W | TO-3P | 3 | ^2SB817
S8050 | npn | Vceo=20V Ic=500mA | TO-92 | 3 | ~SS8050(current) ^S8550
S8550 | pnp | Vceo=20V Ic=500mA | TO-92 | 3 | ~SS8550(current) ^S8050
SS8050 | npn | Vceo=25V Ic=1.5A P=1W | TO-92 | 3 | ^SS8550
SS8550 | pnp | Vceo=25V Ic=1.5A P=1W | TO-92 | 3 | ^SS8050
SS9012, S9012 | pnp | Vceo=20V Ic=500mA P=625mW | TO-92 | 3 | ^SS9013
SS9013, S9013 | npn | Vceo=20V Ic=500mA P=625mW | TO-92 | 3 | ^SS9012
SS9014, S9014 | npn | Vceo=45V Ic=100mA P=450mW | TO-92 | 3 | ~BC547(pinout) ^SS9015
SS9015, S9015 | pnp | Vceo=45V Ic=100mA P=450mW | TO-92 | 3 | ~BC557(pinout) ^SS9014
SS9018, S9018 | npn | Vceo=15V Ic=50mA P=400mW | TO-92 | 3
`,
  },
];
