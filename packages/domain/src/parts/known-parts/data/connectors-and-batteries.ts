// Connector series, batteries and crystals, as their makers' and the IEC's data state them: JST (XH, PH, VH, SM, ZH, SH, GH, EH), Molex (KK 254, Micro-Fit,
// Mini-Fit Jr., PicoBlade), Amass (XT), TE Connectivity (AMP Superseal), Phoenix Contact (MKDS, MC); IEC 60086 (cells), makers of 18650 cells, Citizen (CFS).
import type { PartGroup } from "../known-part.ts";

/** Connector series, batteries and crystals. */
export const connectorsAndBatteries: readonly PartGroup[] = [
  {
    kind: "connector",
    endings: "(?:series)?",
    lines: `
JST XH, XH2.54, XH 2.5, JST-XH 2.5, JST XH 2.54, XH-2.54 | wire to board, crimp | pitch=2.5mm I=3A V=250V | | | ~Molex KK 254(pinout+size)
JST PH, PH2.0, JST-PH 2.0, PH-2.0 | wire to board, crimp | pitch=2mm I=2A V=100V | | | ~JST XH(size+current)
JST VH, VH3.96, JST-VH 3.96, VH-3.96 | wire to board, crimp | pitch=3.96mm I=10A V=250V
JST EH, JST-EH 2.5 | wire to board, crimp | pitch=2.5mm I=3A V=250V | | | ~JST XH(pinout+size)
JST ZH, ZH1.5, JST-ZH 1.5 | wire to board, crimp | pitch=1.5mm I=1A V=50V
JST GH, GH1.25, JST-GH 1.25 | wire to board, crimp, lock | pitch=1.25mm I=1A V=50V | | | ~Molex PicoBlade(pinout+size)
JST SH, SH1.0, JST-SH 1.0 | wire to board, crimp | pitch=1mm I=1A V=50V
JST SM, SM2.54, JST-SM 2.5 | wire to wire, lock | pitch=2.5mm I=3A V=250V
Dupont, Dupont 2.54, DuPont 2.54mm | wire to header, crimp | pitch=2.54mm | | | ~JST XH(size)
Pin header 2.54, 2.54mm pin header | header | pitch=2.54mm
Molex KK 254, KK254, Molex KK, Molex KK 2.54, Molex 6471, Molex 22-27 | wire to board, crimp, lock | pitch=2.54mm
Molex KK 396, KK396, Molex KK 3.96 | wire to board, crimp, lock | pitch=3.96mm | | | ~JST VH(pinout+size)
Molex Micro-Fit 3.0, Micro-Fit 3.0, Molex Micro-Fit | wire to board, lock | pitch=3mm
Molex Mini-Fit Jr, Mini-Fit Jr, Molex Mini-Fit | wire to board, lock | pitch=4.2mm
Molex PicoBlade, PicoBlade 1.25, Molex 1.25 | wire to board, crimp | pitch=1.25mm I=1A V=125V
XT30, XT-30, Amass XT30, XT30U | battery, 2 poles | | | 2 | ~XT60(current+size)
XT60, XT-60, Amass XT60, XT60H | battery, 2 poles | I=30A | | 2 | ~XT90(current+size)
XT90, XT-90, Amass XT90, XT90H | battery, 2 poles | | | 2
KF301-2P, KF301 | screw terminal
KF128-2P, KF128 | screw terminal | | | | ~KF301-2P(size)
KF2510, KF2510-2P | wire to board, crimp, lock | pitch=2.54mm | | | ~Molex KK 254(size)
IDC 2.54, IDC box header 2.54 | flat cable, box header | pitch=2.54mm
DB9, DE-9, DE9, D-Sub 9 | D-Sub | | | 9
DB25, D-Sub 25 | D-Sub | | | 25 | ~DB9(size)
RJ45, 8P8C | modular | | | 8
RJ11 | modular
USB Type-C, USB-C, USB Type C, Type-C USB | USB | | | 24 | ~USB Micro-B(interface+size)
USB Micro-B, Micro USB, Micro-USB | USB | | | 5 | ~USB Mini-B(size)
USB Mini-B, Mini USB, Mini-USB | USB | | | 5
USB Type-A, USB-A, USB Type A | USB | | | 4
USB Type-B, USB-B, USB Type B | USB | | | 4
DC-005, DC005, DC jack 5.5x2.1 | power jack, 5.5 mm | | | 3
PJ-320A, PJ320A | audio jack, 3.5 mm
ICSP 6, AVR ISP 6 | header, 2 x 3 | pitch=2.54mm | | 6
`,
  },
  {
    kind: "battery",
    endings: "(?:battery|cell)?",
    lines: `
CR2032, DL2032, ECR2032 | lithium coin | V=3V d=20mm h=3.2mm | | | ~CR2025(size) ~CR2450(size) ~LIR2032(voltage+chemistry)
CR2025, DL2025, ECR2025 | lithium coin | V=3V d=20mm h=2.5mm | | | ~CR2016(size)
CR2016, DL2016, ECR2016 | lithium coin | V=3V d=20mm h=1.6mm
CR1220, DL1220 | lithium coin | V=3V d=12.5mm h=2mm | | | ~CR1225(size)
CR1225 | lithium coin | V=3V d=12.5mm h=2.5mm
CR1616, DL1616 | lithium coin | V=3V d=16mm h=1.6mm | | | ~CR1620(size)
CR1620, DL1620 | lithium coin | V=3V d=16mm h=2mm | | | ~CR1632(size)
CR1632 | lithium coin | V=3V d=16mm h=3.2mm
CR2430, DL2430 | lithium coin | V=3V d=24.5mm h=3mm | | | ~CR2450(size)
CR2450, DL2450 | lithium coin | V=3V d=24.5mm h=5mm | | | ~CR2477(size)
CR2477 | lithium coin | V=3V d=24.5mm h=7.7mm
CR123A, CR123, DL123A, CR17345 | lithium | V=3V d=17mm h=34.5mm
CR15H270, CR17355 | lithium | V=3V
LIR2032 | lithium-ion coin, rechargeable | V=3.6V d=20mm h=3.2mm
LR44, AG13, L1154, V13GA, LR1154 | alkaline coin | V=1.5V d=11.6mm h=5.4mm | | | ~SR44(chemistry)
SR44, SR44W, SR44SW, SR1154 | silver oxide coin | V=1.55V d=11.6mm h=5.4mm
LR41, AG3, L736, LR736 | alkaline coin | V=1.5V d=7.9mm h=3.6mm | | | ~SR41(chemistry)
SR41, SR41W, SR41SW, SR736 | silver oxide coin | V=1.55V d=7.9mm h=3.6mm
LR1130, AG10, LR54, L1131 | alkaline coin | V=1.5V d=11.6mm h=3.1mm
LR43, AG12, L1142 | alkaline coin | V=1.5V d=11.6mm h=4.2mm
LR621, AG1, LR60 | alkaline coin | V=1.5V d=6.8mm h=2.1mm
LR626, AG4, LR66 | alkaline coin | V=1.5V d=6.8mm h=2.6mm
AA, LR6, AM3, UM3, MN1500 | alkaline | V=1.5V d=14.5mm h=50.5mm | | | ~AA zinc carbon(chemistry) ~AA NiMH(voltage+chemistry)
AAA, LR03, AM4, UM4, MN2400 | alkaline | V=1.5V d=10.5mm h=44.5mm | | | ~AAA zinc carbon(chemistry) ~AAA NiMH(voltage+chemistry)
AA zinc carbon | zinc-carbon | V=1.5V d=14.5mm h=50.5mm
AAA zinc carbon | zinc-carbon | V=1.5V d=10.5mm h=44.5mm
AA NiMH, HR6, NiMH AA | nickel-metal hydride, rechargeable | V=1.2V d=14.5mm h=50.5mm
AAA NiMH, HR03, NiMH AAA | nickel-metal hydride, rechargeable | V=1.2V d=10.5mm h=44.5mm
LR14, C cell, AM2, MN1400 | alkaline | V=1.5V d=26.2mm h=50mm
LR20, D cell, AM1, MN1300 | alkaline | V=1.5V d=34.2mm h=61.5mm
6LR61, 9V battery, 6LF22, PP3, MN1604, 6AM6 | alkaline | V=9V | | | ~6F22(chemistry)
6F22, 9V zinc carbon | zinc-carbon | V=9V
A23, MN21, LRV08, V23GA, 8LR932, 23A 12V | alkaline | V=12V | | | ~A27(size)
A27, MN27, V27A, 27A 12V | alkaline | V=12V
18650, ICR18650, INR18650, IMR18650, NCR18650 | lithium-ion, rechargeable | d=18mm h=65mm | | | ~21700(size) ~18500(size)
18500, ICR18500 | lithium-ion, rechargeable | d=18mm h=50mm
18350, ICR18350 | lithium-ion, rechargeable | d=18mm h=35mm
14500, ICR14500 | lithium-ion, rechargeable | d=14mm h=50mm
16340, RCR123A, ICR16340 | lithium-ion, rechargeable | d=16mm h=34mm | | | ~CR123A(voltage+chemistry)
21700, INR21700 | lithium-ion, rechargeable | d=21mm h=70mm
26650, ICR26650 | lithium-ion, rechargeable | d=26mm h=65mm
32650 | lithium, rechargeable | d=32mm h=65mm
`,
  },
  {
    kind: "crystal",
    endings: "(?:crystal|xtal|hc49s|hc49us|hc49|smd)?",
    lines: `
32.768 kHz crystal, 32.768kHz, crystal 32.768 kHz | tuning fork | f=32.768kHz | 2x6 3x8 | 2
3.579545 MHz crystal, 3.579545MHz, crystal 3.579545 MHz, 3.58MHz crystal | quartz | f=3.579545MHz | HC-49
3.6864 MHz crystal, 3.6864MHz, crystal 3.6864 MHz | quartz | f=3.6864MHz | HC-49
4 MHz crystal, 4.000MHz, crystal 4 MHz, 4.000 MHz crystal | quartz | f=4MHz | HC-49
6 MHz crystal, 6.000MHz, crystal 6 MHz, 6.000 MHz crystal | quartz | f=6MHz | HC-49
8 MHz crystal, 8.000MHz, crystal 8 MHz, 8.000 MHz crystal | quartz | f=8MHz | HC-49
10 MHz crystal, 10.000MHz, crystal 10 MHz, 10.000 MHz crystal | quartz | f=10MHz | HC-49
11.0592 MHz crystal, 11.0592MHz, crystal 11.0592 MHz | quartz | f=11.0592MHz | HC-49
12 MHz crystal, 12.000MHz, crystal 12 MHz, 12.000 MHz crystal | quartz | f=12MHz | HC-49
14.31818 MHz crystal, 14.31818MHz, crystal 14.31818 MHz | quartz | f=14.31818MHz | HC-49
14.7456 MHz crystal, 14.7456MHz, crystal 14.7456 MHz | quartz | f=14.7456MHz | HC-49
16 MHz crystal, 16.000MHz, crystal 16 MHz, 16.000 MHz crystal | quartz | f=16MHz | HC-49
18.432 MHz crystal, 18.432MHz, crystal 18.432 MHz | quartz | f=18.432MHz | HC-49
20 MHz crystal, 20.000MHz, crystal 20 MHz, 20.000 MHz crystal | quartz | f=20MHz | HC-49
24 MHz crystal, 24.000MHz, crystal 24 MHz, 24.000 MHz crystal | quartz | f=24MHz | HC-49
25 MHz crystal, 25.000MHz, crystal 25 MHz, 25.000 MHz crystal | quartz | f=25MHz | HC-49
26 MHz crystal, 26.000MHz, crystal 26 MHz, 26.000 MHz crystal | quartz | f=26MHz
40 MHz crystal, 40.000MHz, crystal 40 MHz, 40.000 MHz crystal | quartz | f=40MHz
`,
  },
];
