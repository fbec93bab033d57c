// MOSFETs, as the datasheets of their makers state them: Vishay (IRF510 to IRF840, IRF9xx0, IRFP4xx), Infineon and International Rectifier (those
// with N, IRFB, IRFZ, IRL, IRLML), onsemi and Fairchild (2N7000, BS170, BSS138, FQP, FDN), Alpha & Omega (AO), ST (STP), Diodes (DMG).
// Limits of p-channel MOSFETs stand without their sign; the current is the continuous one at 25 °C, the resistance the highest at its gate voltage.
import type { PartGroup } from "../known-part.ts";

/** MOSFETs. */
export const mosfets: readonly PartGroup[] = [
  {
    kind: "mosfet",
    // Lead-free, other packages of the same chip (S, L), tape and reel.
    endings: "(?:s|l|g)?(?:trl|trr|tr)?(?:pbf|be3|ge3|e3|g)?",
    lines: `
IRF510 | n-channel | Vds=100V Id=5.6A Rds=540mΩ@10V | TO-220 | 3 | ~IRF520(current) ^IRF9510
IRF520 | n-channel | Vds=100V Id=9.2A Rds=270mΩ@10V | TO-220 | 3 | ~IRF520N(on-resistance) ~IRF530(current) ~IRL520N(input-levels) ^IRF9520
IRF520N | n-channel | Vds=100V Id=9.7A Rds=200mΩ@10V | TO-220 | 3 | ~IRF530N(current)
IRF530 | n-channel | Vds=100V Id=14A Rds=160mΩ@10V | TO-220 | 3 | ~IRF530N(on-resistance) ~IRF540(current) ~IRL530N(input-levels) ^IRF9530
IRF530N | n-channel | Vds=100V Id=17A Rds=90mΩ@10V | TO-220 | 3 | ~IRF540N(current) ^IRF9530N
IRF540 | n-channel | Vds=100V Id=28A Rds=77mΩ@10V | TO-220 | 3 | ~IRF540N(on-resistance) ~IRL540N(input-levels) ^IRF9540
IRF540N | n-channel | Vds=100V Id=33A Rds=44mΩ@10V | TO-220 | 3 | ~IRF3710(current) ~IRL540N(input-levels) ^IRF9540N
IRF610 | n-channel | Vds=200V Id=3.3A Rds=1.5Ω@10V | TO-220 | 3 | ~IRF620(current) ^IRF9610
IRF620 | n-channel | Vds=200V Id=5.2A Rds=800mΩ@10V | TO-220 | 3 | ~IRF630(current) ^IRF9620
IRF630 | n-channel | Vds=200V Id=9A Rds=400mΩ@10V | TO-220 | 3 | ~IRF630N(on-resistance) ~IRF640(current) ^IRF9630
IRF630N | n-channel | Vds=200V Id=9.3A Rds=300mΩ@10V | TO-220 | 3 | ~IRF640N(current)
IRF640 | n-channel | Vds=200V Id=18A Rds=180mΩ@10V | TO-220 | 3 | ~IRF640N(on-resistance) ~IRL640(input-levels) ^IRF9640
IRF640N | n-channel | Vds=200V Id=18A Rds=150mΩ@10V | TO-220 | 3
IRF710 | n-channel | Vds=400V Id=2A Rds=3.6Ω@10V | TO-220 | 3 | ~IRF720(current)
IRF720 | n-channel | Vds=400V Id=3.3A Rds=1.8Ω@10V | TO-220 | 3 | ~IRF730(current)
IRF730 | n-channel | Vds=400V Id=5.5A Rds=1Ω@10V | TO-220 | 3 | ~IRF740(current)
IRF740 | n-channel | Vds=400V Id=10A Rds=550mΩ@10V | TO-220 | 3
IRF820 | n-channel | Vds=500V Id=2.5A Rds=3Ω@10V | TO-220 | 3 | ~IRF830(current)
IRF830 | n-channel | Vds=500V Id=4.5A Rds=1.5Ω@10V | TO-220 | 3 | ~IRF840(current)
IRF840 | n-channel | Vds=500V Id=8A Rds=850mΩ@10V | TO-220 | 3
IRFBC30 | n-channel | Vds=600V Id=3.6A Rds=2.2Ω@10V | TO-220 | 3 | ~IRFBC40(current)
IRFBC40 | n-channel | Vds=600V Id=6.2A Rds=1.2Ω@10V | TO-220 | 3
IRF1010E | n-channel | Vds=60V Id=84A Rds=12mΩ@10V | TO-220 | 3 | ~IRF3205(on-resistance+voltage)
IRF1010N | n-channel | Vds=55V Id=85A Rds=11mΩ@10V | TO-220 | 3 | ~IRF3205(current)
IRF1404 | n-channel | Vds=40V Id=202A Rds=4mΩ@10V | TO-220 | 3 | ~IRL1404(input-levels)
IRF1405 | n-channel | Vds=55V Id=169A Rds=5.3mΩ@10V | TO-220 | 3
IRF1407 | n-channel | Vds=75V Id=130A Rds=7.8mΩ@10V | TO-220 | 3
IRF2807 | n-channel | Vds=75V Id=82A Rds=13mΩ@10V | TO-220 | 3 | ~IRF1407(current) ~STP75NF75(on-resistance)
IRF3205 | n-channel | Vds=55V Id=110A Rds=8mΩ@10V | TO-220 | 3 | ~IRF1405(current) ~IRL2505(input-levels) ~IRFP064N(package)
IRF3415 | n-channel | Vds=150V Id=43A Rds=42mΩ@10V | TO-220 | 3 | ~IRFB4115(current)
IRF3710 | n-channel | Vds=100V Id=57A Rds=23mΩ@10V | TO-220 | 3 | ~IRFB4110(current)
IRF3808 | n-channel | Vds=75V Id=140A Rds=7mΩ@10V | TO-220 | 3 | ~IRF1407(current)
IRF4905 | p-channel | Vds=55V Id=74A Rds=20mΩ@10V | TO-220 | 3
IRF5210 | p-channel | Vds=100V Id=40A Rds=60mΩ@10V | TO-220 | 3
IRF5305 | p-channel | Vds=55V Id=31A Rds=60mΩ@10V | TO-220 | 3 | ~IRF4905(current)
IRF9510 | p-channel | Vds=100V Id=4A Rds=1.2Ω@10V | TO-220 | 3 | ~IRF9520(current) ^IRF510
IRF9520 | p-channel | Vds=100V Id=6.8A Rds=600mΩ@10V | TO-220 | 3 | ~IRF9530(current) ^IRF520
IRF9530 | p-channel | Vds=100V Id=12A Rds=300mΩ@10V | TO-220 | 3 | ~IRF9530N(on-resistance) ~IRF9540(current) ^IRF530
IRF9530N | p-channel | Vds=100V Id=14A Rds=200mΩ@10V | TO-220 | 3 | ~IRF9540N(current) ^IRF530N
IRF9540 | p-channel | Vds=100V Id=19A Rds=200mΩ@10V | TO-220 | 3 | ~IRF9540N(on-resistance) ^IRF540
IRF9540N | p-channel | Vds=100V Id=23A Rds=117mΩ@10V | TO-220 | 3 | ~IRF5210(current) ^IRF540N
IRF9610 | p-channel | Vds=200V Id=1.8A Rds=3Ω@10V | TO-220 | 3 | ~IRF9620(current) ^IRF610
IRF9620 | p-channel | Vds=200V Id=3.5A Rds=1.5Ω@10V | TO-220 | 3 | ~IRF9630(current) ^IRF620
IRF9630 | p-channel | Vds=200V Id=6.5A Rds=800mΩ@10V | TO-220 | 3 | ~IRF9640(current) ^IRF630
IRF9640 | p-channel | Vds=200V Id=11A Rds=500mΩ@10V | TO-220 | 3 | ^IRF640
IRF9Z24N | p-channel | Vds=55V Id=12A Rds=175mΩ@10V | TO-220 | 3 | ~IRF9Z34N(current) ^IRFZ24N
IRF9Z34N | p-channel | Vds=55V Id=19A Rds=100mΩ@10V | TO-220 | 3 | ~IRF5305(current) ^IRFZ34N
IRFZ24N | n-channel | Vds=55V Id=17A Rds=70mΩ@10V | TO-220 | 3 | ~IRFZ34N(current) ~IRLZ24N(input-levels) ^IRF9Z24N
IRFZ34N | n-channel | Vds=55V Id=29A Rds=40mΩ@10V | TO-220 | 3 | ~IRFZ44N(current) ~IRLZ34N(input-levels) ^IRF9Z34N
IRFZ44 | n-channel | Vds=60V Id=50A Rds=28mΩ@10V | TO-220 | 3 | ~IRFZ44N(voltage+on-resistance) ~IRLZ44(input-levels)
IRFZ44N | n-channel | Vds=55V Id=49A Rds=17.5mΩ@10V | TO-220 | 3 | ~IRLZ44N(input-levels) ~IRFZ46N(current) ~IRFZ48N(current) ~IRF3205(current)
IRFZ46N | n-channel | Vds=55V Id=53A Rds=16.5mΩ@10V | TO-220 | 3 | ~IRFZ48N(current)
IRFZ48N | n-channel | Vds=55V Id=64A Rds=14mΩ@10V | TO-220 | 3 | ~IRF3205(current)
IRFB3077 | n-channel | Vds=75V Rds=3.3mΩ@10V | TO-220 | 3
IRFB4110 | n-channel | Vds=100V Rds=4.5mΩ@10V | TO-220 | 3
IRFB4115 | n-channel | Vds=150V Id=104A Rds=11mΩ@10V | TO-220 | 3
IRFB4227 | n-channel | Vds=200V Id=65A Rds=24mΩ@10V | TO-220 | 3
IRFD110 | n-channel | Vds=100V Id=1A Rds=540mΩ@10V | DIP-4 | 4 | ~IRFD120(current)
IRFD120 | n-channel | Vds=100V Id=1.3A Rds=270mΩ@10V | DIP-4 | 4 | ^IRFD9120
IRFD9120 | p-channel | Vds=100V Id=1A Rds=600mΩ@10V | DIP-4 | 4 | ^IRFD120
IRFP064N | n-channel | Vds=55V Id=110A Rds=8mΩ@10V | TO-247 | 3
IRFP140N | n-channel | Vds=100V Id=33A Rds=52mΩ@10V | TO-247 | 3 | ~IRF540N(package) ~IRFP150N(current)
IRFP150N | n-channel | Vds=100V Id=42A Rds=36mΩ@10V | TO-247 | 3
IRFP240 | n-channel | Vds=200V Id=20A Rds=180mΩ@10V | TO-247 | 3 | ~IRFP250(current) ^IRFP9240
IRFP250 | n-channel | Vds=200V Id=30A Rds=85mΩ@10V | TO-247 | 3 | ~IRFP250N(on-resistance) ~IRFP260N(current)
IRFP250N | n-channel | Vds=200V Id=30A Rds=75mΩ@10V | TO-247 | 3 | ~IRFP260N(current)
IRFP260N | n-channel | Vds=200V Id=50A Rds=40mΩ@10V | TO-247 | 3
IRFP450 | n-channel | Vds=500V Id=14A Rds=400mΩ@10V | TO-247 | 3 | ~IRFP460(current)
IRFP460 | n-channel | Vds=500V Id=20A Rds=270mΩ@10V | TO-247 | 3
IRFP9240 | p-channel | Vds=200V Id=12A Rds=500mΩ@10V | TO-247 | 3 | ^IRFP240
IRL520N | n-channel, logic level | Vds=100V Id=10A Rds=180mΩ@10V | TO-220 | 3 | ~IRL530N(current)
IRL530N | n-channel, logic level | Vds=100V Id=17A Rds=100mΩ@10V | TO-220 | 3 | ~IRL540N(current)
IRL540N | n-channel, logic level | Vds=100V Id=36A Rds=44mΩ@10V | TO-220 | 3
IRL640 | n-channel, logic level | Vds=200V Id=17A Rds=180mΩ@5V | TO-220 | 3
IRL1404 | n-channel, logic level | Vds=40V Id=160A Rds=4mΩ@10V | TO-220 | 3
IRL2505 | n-channel, logic level | Vds=55V Id=104A Rds=8mΩ@10V | TO-220 | 3
IRL3705N | n-channel, logic level | Vds=55V Id=89A Rds=10mΩ@10V | TO-220 | 3 | ~IRL2505(current)
IRL3803 | n-channel, logic level | Vds=30V Id=140A Rds=6mΩ@10V | TO-220 | 3
IRLB3034 | n-channel, logic level | Vds=40V Id=195A Rds=1.7mΩ@10V | TO-220 | 3
IRLB8721 | n-channel, logic level | Vds=30V Id=62A Rds=8.7mΩ@10V | TO-220 | 3 | ~IRLB8743(current)
IRLB8743 | n-channel, logic level | Vds=30V Rds=3.2mΩ@10V | TO-220 | 3
IRLZ24N | n-channel, logic level | Vds=55V Id=18A Rds=60mΩ@10V | TO-220 | 3 | ~IRLZ34N(current)
IRLZ34N | n-channel, logic level | Vds=55V Id=30A Rds=35mΩ@10V | TO-220 | 3 | ~IRLZ44N(current)
IRLZ44 | n-channel, logic level | Vds=60V Id=50A Rds=28mΩ@5V | TO-220 | 3 | ~IRLZ44N(voltage+on-resistance)
IRLZ44N | n-channel, logic level | Vds=55V Id=47A Rds=22mΩ@10V | TO-220 | 3 | ~IRL3705N(current)
IRLML0030 | n-channel, logic level | Vds=30V Id=5.3A Rds=27mΩ@10V | SOT-23 | 3 | ~IRLML6344(on-resistance) ~AO3400A(current)
IRLML2060 | n-channel, logic level | Vds=60V Id=1.2A Rds=480mΩ@10V | SOT-23 | 3
IRLML2502 | n-channel, logic level | Vds=20V Id=4.2A Rds=45mΩ@4.5V | SOT-23 | 3 | ~IRLML6244(current)
IRLML5203 | p-channel, logic level | Vds=30V Id=3A Rds=98mΩ@10V | SOT-23 | 3 | ~IRLML9301(current) ~AO3401A(current)
IRLML6244 | n-channel, logic level | Vds=20V Id=6.3A Rds=21mΩ@4.5V | SOT-23 | 3
IRLML6344 | n-channel, logic level | Vds=30V Id=5A Rds=29mΩ@4.5V | SOT-23 | 3
IRLML6401 | p-channel, logic level | Vds=12V Id=4.3A Rds=50mΩ@4.5V | SOT-23 | 3
IRLML6402 | p-channel, logic level | Vds=20V Id=3.7A Rds=65mΩ@4.5V | SOT-23 | 3
IRLML9301 | p-channel, logic level | Vds=30V Id=3.6A Rds=64mΩ@10V | SOT-23 | 3
`,
  },
  {
    kind: "mosfet",
    endings: "(?:ta|tr|t1g|lt1|lt1g|lt3g|g|d26z|d74z|rlra|rlrag|7f|13f|215|tp|e3|t1e3|t1ge3|pbf)?",
    lines: `
2N7000 | n-channel | Vds=60V Id=200mA Rds=5Ω@10V | TO-92 | 3 | ~BS170(pinout+current) ~2N7002(package)
2N7002 | n-channel | Vds=60V Id=115mA Rds=7.5Ω@10V | SOT-23 | 3 | ~BSS138(voltage+current)
BS107 | n-channel | Vds=200V | TO-92 | 3
BS170 | n-channel | Vds=60V Id=500mA Rds=5Ω@10V | TO-92 | 3 | ^BS250
BS250 | p-channel | Vds=45V Id=180mA Rds=14Ω@10V | TO-92 | 3 | ^BS170
BSS84 | p-channel | Vds=50V Id=130mA Rds=10Ω@5V | SOT-23 | 3 | ^BSS138
BSS138 | n-channel | Vds=50V Id=200mA Rds=3.5Ω@10V | SOT-23 | 3 | ^BSS84
BUZ11 | n-channel | Vds=50V Id=30A Rds=40mΩ@10V | TO-220 | 3 | ~IRFZ44N(current)
AO3400 | n-channel, logic level | Vds=30V Id=5.8A | SOT-23 | 3 | ~AO3400A(current) ^AO3401
AO3400A | n-channel, logic level | Vds=30V Id=5.7A Rds=26.5mΩ@10V | SOT-23 | 3 | ^AO3401A
AO3401 | p-channel, logic level | Vds=30V | SOT-23 | 3 | ~AO3401A(current) ^AO3400
AO3401A | p-channel, logic level | Vds=30V Id=4A | SOT-23 | 3 | ^AO3400A
AO3402 | n-channel, logic level | Vds=30V Id=4A | SOT-23 | 3 | ~AO3400A(current)
AO3404 | n-channel, logic level | Vds=30V Id=5.8A | SOT-23 | 3
AO3407 | p-channel, logic level | Vds=30V Id=4.1A | SOT-23 | 3
AO3413 | p-channel, logic level | Vds=20V Id=3A | SOT-23 | 3 | ~AO3415(current)
AO3415 | p-channel, logic level | Vds=20V Id=4A | SOT-23 | 3
AO3416 | n-channel, logic level | Vds=20V Id=6.5A | SOT-23 | 3
SI2301 | p-channel, logic level | Vds=20V | SOT-23 | 3 | ~IRLML6402(current) ^SI2302
SI2302 | n-channel, logic level | Vds=20V | SOT-23 | 3 | ~IRLML2502(current) ^SI2301
FDN304P | p-channel, logic level | Vds=20V Id=2.4A Rds=52mΩ@4.5V | SOT-23 | 3
FDN340P | p-channel, logic level | Vds=20V Id=2A Rds=70mΩ@4.5V | SOT-23 | 3 | ~FDN304P(current)
FDV301N | n-channel, logic level | Vds=25V Id=220mA | SOT-23 | 3
FQP27P06 | p-channel | Vds=60V Id=27A Rds=70mΩ@10V | TO-220 | 3
FQP30N06 | n-channel | Vds=60V Id=30A Rds=40mΩ@10V | TO-220 | 3 | ~FQP30N06L(input-levels) ~FQP50N06(current)
FQP30N06L | n-channel, logic level | Vds=60V Id=32A Rds=35mΩ@10V | TO-220 | 3 | ~FQP50N06L(current)
FQP50N06 | n-channel | Vds=60V Id=50A Rds=22mΩ@10V | TO-220 | 3 | ~FQP50N06L(input-levels) ~STP55NF06(on-resistance)
FQP50N06L | n-channel, logic level | Vds=60V Id=52.4A Rds=21mΩ@10V | TO-220 | 3
FQP8N60C | n-channel | Vds=600V Id=7.5A Rds=1.2Ω@10V | TO-220 | 3 | ~FQP10N60C(current) ~FQPF8N60C(package)
FQPF8N60C | n-channel | Vds=600V Id=7.5A Rds=1.2Ω@10V | TO-220F | 3 | ~FQPF10N60C(current)
FQP10N60C | n-channel | Vds=600V Id=9.5A Rds=730mΩ@10V | TO-220 | 3 | ~FQP12N60C(current) ~FQPF10N60C(package)
FQPF10N60C | n-channel | Vds=600V Id=9.5A Rds=730mΩ@10V | TO-220F | 3
FQP12N60C | n-channel | Vds=600V Id=12A Rds=650mΩ@10V | TO-220 | 3
RFP30N06LE | n-channel, logic level | Vds=60V Id=30A Rds=47mΩ@5V | TO-220 | 3 | ~FQP30N06L(on-resistance)
STP4NK60Z | n-channel | Vds=600V Id=4A Rds=2Ω@10V | TO-220 | 3 | ~STP6NK60Z(current)
STP6NK60Z | n-channel | Vds=600V Id=6A Rds=1.2Ω@10V | TO-220 | 3 | ~STP10NK60Z(current)
STP10NK60Z | n-channel | Vds=600V Id=10A Rds=750mΩ@10V | TO-220 | 3 | ~FQP10N60C(current)
STP55NF06 | n-channel | Vds=60V Id=50A Rds=18mΩ@10V | TO-220 | 3
STP75NF75 | n-channel | Vds=75V Id=80A Rds=11mΩ@10V | TO-220 | 3
2SK1058, K1058 | n-channel | Vds=160V Id=7A | TO-3P | 3 | ^2SJ162
2SJ162, J162 | p-channel | Vds=160V Id=7A | TO-3P | 3 | ^2SK1058
FS8205A, 8205A | dual n-channel, logic level | Vds=20V Id=6A | TSSOP-8 SOT-23-6
`,
  },
];
