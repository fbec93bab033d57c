// Microcontrollers, wireless modules and their boards, memories, interfaces and converters, as the datasheets of their makers state them: Microchip
// (ATmega, ATtiny, PIC, 24LC, 25LC, MCP), ST (STM32, STM8, M24C), Espressif (ESP32, ESP8266), Raspberry Pi (RP2040, Pico), Arduino, Nordic
// (nRF24L01), Semtech (SX1278), Texas Instruments (ADS1115, SN75176, PCF), Analog Devices (DS1307, MAX232, MAX485), WCH (CH340), FTDI, Silicon Labs.
import type { PartGroup } from "../known-part.ts";
import { IC_ENDINGS } from "./endings.ts";

/** Microcontrollers, modules, boards, memories, interfaces and converters. */
export const microcontrollers: readonly PartGroup[] = [
  {
    kind: "microcontroller",
    // Speed, package and temperature range of the AVR: '-PU', '-AU', '20PU', 'V-10AU', and of the PIC: '-I/P', '-E/SO'.
    endings:
      "(?:v)?(?:04|10|16|20)?(?:p|pi|pu|pn|pc|a|ai|au|ac|aur|anr|an|m|mu|mur|mn|mh|mmh|s|si|su|sur|ssu|ssur|sn|sh|xu|isp|ipt|iso|iss|iml|ip|iptg|ipf|il|esp|eso|ep|ept|isn|ism|tisn|tiso)?",
    lines: `
ATmega8 | AVR | flash=8kB ram=1kB | DIP-28 TQFP-32 | | ~ATmega88P(interface+speed+supply) ~ATmega328P(memory+interface+speed+supply)
ATmega8A | AVR | flash=8kB ram=1kB | DIP-28 TQFP-32 | | ~ATmega8(supply)
ATmega16 | AVR | flash=16kB ram=1kB | DIP-40 TQFP-44 | | ~ATmega32(memory)
ATmega16A | AVR | flash=16kB ram=1kB | DIP-40 TQFP-44 | | ~ATmega16(supply)
ATmega32 | AVR | flash=32kB ram=2kB | DIP-40 TQFP-44 | | ~ATmega644P(memory+interface+speed+supply)
ATmega32A | AVR | flash=32kB ram=2kB | DIP-40 TQFP-44 | | ~ATmega32(supply)
ATmega48P | AVR | flash=4kB ram=512B f=20MHz | DIP-28 TQFP-32 | | ~ATmega88P(memory)
ATmega48PA | AVR | flash=4kB ram=512B Vs=1.8~5.5V f=20MHz | DIP-28 TQFP-32 | | ~ATmega48P(supply)
ATmega88P | AVR | flash=8kB ram=1kB f=20MHz | DIP-28 TQFP-32 | | ~ATmega168P(memory)
ATmega88PA | AVR | flash=8kB ram=1kB Vs=1.8~5.5V f=20MHz | DIP-28 TQFP-32 | | ~ATmega88P(supply)
ATmega168P | AVR | flash=16kB ram=1kB f=20MHz | DIP-28 TQFP-32 | | ~ATmega328P(memory)
ATmega168PA | AVR | flash=16kB ram=1kB Vs=1.8~5.5V f=20MHz | DIP-28 TQFP-32 | | ~ATmega168P(supply)
ATmega328P | AVR | flash=32kB ram=2kB Vs=1.8~5.5V f=20MHz | DIP-28 TQFP-32 | | ~ATmega328(power)
ATmega328 | AVR | flash=32kB ram=2kB Vs=1.8~5.5V f=20MHz | DIP-28 TQFP-32
ATmega128 | AVR | flash=128kB ram=4kB | TQFP-64 | 64 | ~ATmega64(memory)
ATmega128A | AVR | flash=128kB ram=4kB | TQFP-64 | 64 | ~ATmega128(supply)
ATmega64 | AVR | flash=64kB ram=4kB | TQFP-64 | 64
ATmega64A | AVR | flash=64kB ram=4kB | TQFP-64 | 64 | ~ATmega64(supply)
ATmega644P | AVR | flash=64kB ram=4kB f=20MHz | DIP-40 TQFP-44 | | ~ATmega1284P(memory)
ATmega644PA | AVR | flash=64kB ram=4kB Vs=1.8~5.5V f=20MHz | DIP-40 TQFP-44 | | ~ATmega644P(supply)
ATmega1284P | AVR | flash=128kB ram=16kB Vs=1.8~5.5V f=20MHz | DIP-40 TQFP-44
ATmega1280 | AVR | flash=128kB ram=8kB | TQFP-100 | 100 | ~ATmega2560(memory)
ATmega2560 | AVR | flash=256kB ram=8kB f=16MHz | TQFP-100 | 100
ATmega32U4 | AVR, USB | flash=32kB ram=2.5kB Vs=2.7~5.5V f=16MHz | TQFP-44 | 44 | ~ATmega16U4(memory)
ATmega16U4 | AVR, USB | flash=16kB Vs=2.7~5.5V f=16MHz | TQFP-44 | 44
ATtiny13 | AVR | flash=1kB ram=64B f=20MHz | DIP-8 SO-8 | 8 | ~ATtiny85(memory+interface)
ATtiny13A | AVR | flash=1kB ram=64B f=20MHz | DIP-8 SO-8 | 8 | ~ATtiny13(supply)
ATtiny25 | AVR | flash=2kB ram=128B f=20MHz | DIP-8 SO-8 | 8 | ~ATtiny45(memory)
ATtiny45 | AVR | flash=4kB ram=256B f=20MHz | DIP-8 SO-8 | 8 | ~ATtiny85(memory)
ATtiny85 | AVR | flash=8kB ram=512B f=20MHz | DIP-8 SO-8 | 8
ATtiny24 | AVR | flash=2kB ram=128B f=20MHz | DIP-14 SO-14 | 14 | ~ATtiny44(memory)
ATtiny24A | AVR | flash=2kB ram=128B f=20MHz | DIP-14 SO-14 | 14 | ~ATtiny24(supply)
ATtiny44 | AVR | flash=4kB ram=256B f=20MHz | DIP-14 SO-14 | 14 | ~ATtiny84(memory)
ATtiny44A | AVR | flash=4kB ram=256B f=20MHz | DIP-14 SO-14 | 14 | ~ATtiny44(supply)
ATtiny84 | AVR | flash=8kB ram=512B f=20MHz | DIP-14 SO-14 | 14
ATtiny84A | AVR | flash=8kB ram=512B f=20MHz | DIP-14 SO-14 | 14 | ~ATtiny84(supply)
ATtiny2313 | AVR | flash=2kB ram=128B f=20MHz | DIP-20 SO-20 | 20 | ~ATtiny4313(memory)
ATtiny2313A | AVR | flash=2kB ram=128B f=20MHz | DIP-20 SO-20 | 20 | ~ATtiny2313(supply)
ATtiny4313 | AVR | flash=4kB ram=256B f=20MHz | DIP-20 SO-20 | 20
AT89S52 | 8051 | flash=8kB ram=256B Vs=4~5.5V | DIP-40 PLCC-44 TQFP-44 | | ~AT89C51(memory+interface) ~AT89S51(memory)
AT89S51 | 8051 | flash=4kB ram=128B Vs=4~5.5V | DIP-40 PLCC-44 TQFP-44
AT89C51 | 8051 | flash=4kB ram=128B | DIP-40 PLCC-44
AT89C2051 | 8051 | flash=2kB ram=128B Vs=2.7~6V | DIP-20 SO-20 | 20
PIC12F675 | PIC | ram=64B Vs=2~5.5V f=20MHz | DIP-8 SO-8 | 8 | ~PIC12F683(memory)
PIC12F629 | PIC | ram=64B Vs=2~5.5V f=20MHz | DIP-8 SO-8 | 8
PIC12F683 | PIC | ram=128B Vs=2~5.5V f=20MHz | DIP-8 SO-8 | 8
PIC16F84A | PIC | ram=68B f=20MHz | DIP-18 SO-18 | 18 | ~PIC16F628A(memory)
PIC16F628A | PIC | ram=224B f=20MHz | DIP-18 SO-18 | 18 | ~PIC16F648A(memory)
PIC16F648A | PIC | ram=256B f=20MHz | DIP-18 SO-18 | 18
PIC16F676 | PIC | ram=64B Vs=2~5.5V f=20MHz | DIP-14 SO-14 | 14
PIC16F690 | PIC | ram=256B Vs=2~5.5V f=20MHz | DIP-20 SO-20 | 20
PIC16F873A | PIC | ram=192B Vs=4~5.5V f=20MHz | DIP-28 SO-28 | 28 | ~PIC16F876A(memory)
PIC16F876A | PIC | ram=368B Vs=4~5.5V f=20MHz | DIP-28 SO-28 | 28
PIC16F877A | PIC | ram=368B Vs=4~5.5V f=20MHz | DIP-40 PLCC-44 TQFP-44 | | ~PIC16F887(interface+supply) ~PIC16F874A(memory)
PIC16F874A | PIC | ram=192B Vs=4~5.5V f=20MHz | DIP-40 PLCC-44 TQFP-44
PIC16F887 | PIC | ram=368B Vs=2~5.5V f=20MHz | DIP-40 TQFP-44 | | ~PIC16F886(package+interface)
PIC16F886 | PIC | ram=368B Vs=2~5.5V f=20MHz | DIP-28 SO-28 | 28
PIC18F2550 | PIC, USB | flash=32kB ram=2kB f=48MHz | DIP-28 SO-28 | 28 | ~PIC18F4550(package+interface)
PIC18F4550 | PIC, USB | flash=32kB ram=2kB f=48MHz | DIP-40 TQFP-44
PIC18F452 | PIC | flash=32kB ram=1.5kB f=40MHz | DIP-40 PLCC-44 TQFP-44 
PIC18F4520 | PIC | flash=32kB ram=1.5kB f=40MHz | DIP-40 TQFP-44
`,
  },
  {
    kind: "microcontroller",
    endings: "(?:tr|u6|t6|h6|t6tr|u6tr|t3|t7|p6|p6tr|t6c|m6)?",
    lines: `
STM8S003F3, STM8S003F3P6 | STM8 | flash=8kB ram=1kB Vs=2.95~5.5V f=16MHz | TSSOP-20 UFQFPN-20 | 20 | ~STM8S103F3(memory)
STM8S103F3, STM8S103F3P6 | STM8 | flash=8kB ram=1kB Vs=2.95~5.5V f=16MHz | TSSOP-20 UFQFPN-20 | 20
STM32F030F4, STM32F030F4P6 | ARM Cortex-M0 | flash=16kB ram=4kB Vs=2.4~3.6V f=48MHz | TSSOP-20 | 20 | ~STM32F042F4(interface+memory)
STM32F042F4 | ARM Cortex-M0, USB | flash=16kB ram=6kB Vs=2~3.6V f=48MHz | TSSOP-20 | 20
STM32F072CB | ARM Cortex-M0, USB | flash=128kB ram=16kB Vs=2~3.6V f=48MHz | LQFP-48 | 48
STM32F103C6 | ARM Cortex-M3 | flash=32kB ram=10kB Vs=2~3.6V f=72MHz | LQFP-48 | 48 | ~STM32F103C8(memory)
STM32F103C8, STM32F103C8T6 | ARM Cortex-M3 | flash=64kB ram=20kB Vs=2~3.6V f=72MHz | LQFP-48 | 48 | ~STM32F103CB(memory)
STM32F103CB, STM32F103CBT6 | ARM Cortex-M3 | flash=128kB ram=20kB Vs=2~3.6V f=72MHz | LQFP-48 | 48
STM32F103RB, STM32F103RBT6 | ARM Cortex-M3 | flash=128kB ram=20kB Vs=2~3.6V f=72MHz | LQFP-64 | 64 | ~STM32F103RC(memory)
STM32F103RC, STM32F103RCT6 | ARM Cortex-M3 | flash=256kB ram=48kB Vs=2~3.6V f=72MHz | LQFP-64 | 64 | ~STM32F103RE(memory)
STM32F103RE, STM32F103RET6 | ARM Cortex-M3 | flash=512kB ram=64kB Vs=2~3.6V f=72MHz | LQFP-64 | 64
STM32F103VE, STM32F103VET6 | ARM Cortex-M3 | flash=512kB ram=64kB Vs=2~3.6V f=72MHz | LQFP-100 | 100
STM32F103ZE, STM32F103ZET6 | ARM Cortex-M3 | flash=512kB ram=64kB Vs=2~3.6V f=72MHz | LQFP-144 | 144
STM32F401CC, STM32F401CCU6 | ARM Cortex-M4 | flash=256kB ram=64kB f=84MHz | UFQFPN-48 | 48 | ~STM32F411CE(memory+speed)
STM32F401RE, STM32F401RET6 | ARM Cortex-M4 | flash=512kB ram=96kB f=84MHz | LQFP-64 | 64 | ~STM32F411RE(memory+speed)
STM32F405RG, STM32F405RGT6 | ARM Cortex-M4 | flash=1MB ram=192kB Vs=1.8~3.6V f=168MHz | LQFP-64 | 64
STM32F407VE, STM32F407VET6 | ARM Cortex-M4 | flash=512kB ram=192kB Vs=1.8~3.6V f=168MHz | LQFP-100 | 100 | ~STM32F407VG(memory)
STM32F407VG, STM32F407VGT6 | ARM Cortex-M4 | flash=1MB ram=192kB Vs=1.8~3.6V f=168MHz | LQFP-100 | 100
STM32F411CE, STM32F411CEU6 | ARM Cortex-M4 | flash=512kB ram=128kB f=100MHz | UFQFPN-48 | 48
STM32F411RE, STM32F411RET6 | ARM Cortex-M4 | flash=512kB ram=128kB f=100MHz | LQFP-64 | 64
RP2040 | ARM Cortex-M0+, dual | ram=264kB f=133MHz | QFN-56 | 56
ESP8266EX, ESP8266 | Wi-Fi | Vs=2.5~3.6V f=160MHz | QFN-32 | 32
`,
  },
  {
    kind: "module",
    // Flash and PSRAM of the module: '-N4', '-N8R2'.
    endings: "(?:n\\d{1,2}(?:r\\d{1,2})?|m\\d{3}h\\w{2,6}|tr|4mb|8mb|16mb)?",
    lines: `
ESP32-WROOM-32 | Wi-Fi and Bluetooth, antenna | Vs=3~3.6V f=240MHz | SMD-38 | 38 | ~ESP32-WROOM-32E(radio) ~ESP32-WROOM-32D(radio)
ESP32-WROOM-32D | Wi-Fi and Bluetooth, antenna | Vs=3~3.6V f=240MHz | SMD-38 | 38 | ~ESP32-WROOM-32U(antenna) ~ESP32-WROOM-32E(radio)
ESP32-WROOM-32U | Wi-Fi and Bluetooth, U.FL | Vs=3~3.6V f=240MHz | SMD-38 | 38 | ~ESP32-WROOM-32UE(radio)
ESP32-WROOM-32E | Wi-Fi and Bluetooth, antenna | Vs=3~3.6V f=240MHz | SMD-38 | 38 | ~ESP32-WROOM-32UE(antenna) ~ESP32-WROVER-E(memory+package)
ESP32-WROOM-32UE | Wi-Fi and Bluetooth, U.FL | Vs=3~3.6V f=240MHz | SMD-38 | 38
ESP32-WROVER-E | Wi-Fi and Bluetooth, PSRAM, antenna | Vs=3~3.6V f=240MHz | SMD-38 | 38 | ~ESP32-WROVER-IE(antenna)
ESP32-WROVER-IE | Wi-Fi and Bluetooth, PSRAM, U.FL | Vs=3~3.6V f=240MHz | SMD-38 | 38
ESP32-S2-WROOM | Wi-Fi, USB, antenna | Vs=3~3.6V f=240MHz | | | ~ESP32-S2-WROVER(memory)
ESP32-S2-WROVER | Wi-Fi, USB, PSRAM, antenna | f=240MHz
ESP32-S3-WROOM-1 | Wi-Fi and Bluetooth LE, USB, antenna | Vs=3~3.6V f=240MHz | SMD-41 | 41 | ~ESP32-S3-WROOM-1U(antenna)
ESP32-S3-WROOM-1U | Wi-Fi and Bluetooth LE, USB, U.FL | Vs=3~3.6V f=240MHz | SMD-41 | 41
ESP32-C3-WROOM-02 | Wi-Fi and Bluetooth LE, antenna | Vs=3~3.6V f=160MHz | | | ~ESP32-C3-MINI-1(size)
ESP32-C3-MINI-1 | Wi-Fi and Bluetooth LE, antenna | Vs=3~3.6V f=160MHz
ESP-WROOM-02 | Wi-Fi, ESP8266, antenna | | SMD-18
ESP-12E | Wi-Fi, ESP8266 | Vs=3~3.6V | SMD-22 | 22 | ~ESP-12F(antenna)
ESP-12F | Wi-Fi, ESP8266 | Vs=3~3.6V | SMD-22 | 22
ESP-01 | Wi-Fi, ESP8266 | Vs=3~3.6V | 2x4 | 8 | ~ESP-01S(memory)
ESP-01S | Wi-Fi, ESP8266 | Vs=3~3.6V | 2x4 | 8
`,
  },
  {
    kind: "board",
    lines: `
Arduino Uno R3, Arduino Uno, Uno R3, Arduino UNO Rev3, A000066 | ATmega328P | f=16MHz flash=32kB Vin=7~12V | | | ~Arduino Nano(size) ~Arduino Mega 2560(memory+size) ~Arduino Leonardo(interface)
Arduino Nano, Arduino Nano V3, Arduino Nano V3.0, Nano V3, A000005 | ATmega328P | f=16MHz flash=32kB Vin=7~12V | | | ~Arduino Pro Mini(interface) ~Arduino Nano Every(memory)
Arduino Nano Every, ABX00028 | ATmega4809 | flash=48kB ram=6kB
Arduino Mega 2560, Arduino Mega, Arduino Mega 2560 R3, Mega 2560, Mega2560 R3, A000067 | ATmega2560 | f=16MHz flash=256kB ram=8kB Vin=7~12V | | | ~Arduino Due(supply+speed)
Arduino Leonardo, A000057 | ATmega32U4 | f=16MHz flash=32kB Vin=7~12V | | | ~Arduino Micro(size)
Arduino Micro, A000053 | ATmega32U4 | f=16MHz flash=32kB Vin=7~12V
Arduino Pro Mini | ATmega328P
Arduino Due, A000062 | ATSAM3X8E | f=84MHz flash=512kB ram=96kB Vin=7~12V
ESP32-DevKitC | ESP32
NodeMCU ESP8266, NodeMCU V3, NodeMCU V2, NodeMCU V1.0 | ESP8266 | | | 30 | ~Wemos D1 Mini(size)
Wemos D1 Mini, D1 Mini, Lolin D1 Mini | ESP8266 | | | 16
ESP32-CAM | ESP32, camera
Raspberry Pi Pico, RPi Pico, Pi Pico, SC0915 | RP2040 | ram=264kB flash=2MB f=133MHz Vs=1.8~5.5V | | 40 | ~Raspberry Pi Pico W(radio)
Raspberry Pi Pico W, RPi Pico W, Pi Pico W, SC0918 | RP2040, Wi-Fi | ram=264kB flash=2MB f=133MHz Vs=1.8~5.5V | | 40
Raspberry Pi Zero W | BCM2835, Wi-Fi | | | 40 | ~Raspberry Pi Zero 2 W(speed)
Raspberry Pi Zero 2 W | RP3A0, Wi-Fi | | | 40
Raspberry Pi 3B+, Raspberry Pi 3 Model B+ | BCM2837B0, Wi-Fi | f=1.4GHz | | 40 | ~Raspberry Pi 4B(memory+speed)
Raspberry Pi 4B, Raspberry Pi 4, Raspberry Pi 4 Model B | BCM2711, Wi-Fi | | | 40 | ~Raspberry Pi 5(speed)
Raspberry Pi 5 | BCM2712, Wi-Fi | f=2.4GHz | | 40
Blue Pill, STM32 Blue Pill, STM32F103C8T6 Blue Pill | STM32F103C8 | flash=64kB ram=20kB f=72MHz | | 40 | ~Black Pill STM32F411(memory+speed)
Black Pill STM32F411, STM32F411CEU6 Black Pill, Black Pill F411 | STM32F411CE | flash=512kB ram=128kB f=100MHz | | 40
NUCLEO-F103RB | STM32F103RB | flash=128kB ram=20kB f=72MHz
NUCLEO-F401RE | STM32F401RE | flash=512kB ram=96kB f=84MHz | | | ~NUCLEO-F411RE(memory+speed)
NUCLEO-F411RE | STM32F411RE | flash=512kB ram=128kB f=100MHz
STM32F4DISCOVERY, STM32F407G-DISC1 | STM32F407VG | flash=1MB ram=192kB f=168MHz
micro:bit V2, BBC micro:bit V2 | nRF52833, Bluetooth LE | flash=512kB ram=128kB f=64MHz
`,
  },
  {
    kind: "module",
    endings: "(?:plus)?",
    lines: `
nRF24L01+, NRF24L01, nRF24L01 module | 2.4 GHz transceiver | Vs=1.9~3.6V | | 8
HC-05 | Bluetooth 2.0, serial | | | | ~HC-06(interface)
HC-06 | Bluetooth 2.0, serial, slave alone
HM-10 | Bluetooth LE, serial
HC-12 | 433 MHz, serial | Vs=3.2~5.5V
RA-02, Ai-Thinker RA-02 | module with SX1278, LoRa, 433 MHz | | | | ~SX1278(package)
SX1278 | LoRa, 137 to 525 MHz | Vs=1.8~3.7V | QFN-28 | 28
RFM95W | LoRa, 868/915 MHz | Vs=1.8~3.7V | | 16
CC1101 | transceiver below 1 GHz | Vs=1.8~3.6V
SIM800L | GSM/GPRS | Vs=3.4~4.4V | | | ~SIM900(size+supply)
SIM900, SIM900A | GSM/GPRS | Vs=3.2~4.8V
NEO-6M | GPS | Vs=2.7~3.6V | | 24 | ~NEO-M8N(precision)
GY-NEO6MV2, GY-GPS6MV2 | board with NEO-6M | | | | ~NEO-6M(package)
NEO-M8N | GNSS | Vs=2.7~3.6V | | 24
MFRC522, RC522, RFID-RC522 | RFID 13.56 MHz | Vs=2.5~3.6V | | | ~PN532(interface)
PN532 | NFC 13.56 MHz
ENC28J60 | Ethernet, SPI | Vs=3.1~3.6V | | 28 | ~W5500(speed+interface+package)
W5500 | Ethernet, SPI, TCP/IP | Vs=2.97~3.63V | LQFP-48 | 48
DFPlayer Mini, DFR0299, MP3-TF-16P | MP3 player | Vs=3.2~5V | | 16
`,
  },
  {
    kind: "memory",
    endings: `(?:b|c|n)?(?:w|r|f|t)?(?:bn6p|bn6|mn6|mn6p|mn6tp|wmn6tp|10pu27|ip|isn|tisn|ist|imc|tist|ep|esn|sspd|sshd|pu|ssha|su|sn|pi|10pi|p|s|t|u|d)?(?:t|b)?`,
    lines: `
24C02, AT24C02, 24LC02, M24C02 | EEPROM, I2C | mem=256B | DIP-8 SO-8 | 8 | ~24C04(memory)
24C04, AT24C04, 24LC04, M24C04 | EEPROM, I2C | mem=512B | DIP-8 SO-8 | 8 | ~24C08(memory)
24C08, AT24C08, 24LC08, M24C08 | EEPROM, I2C | mem=1.024kB | DIP-8 SO-8 | 8 | ~24C16(memory)
24C16, AT24C16, 24LC16, M24C16 | EEPROM, I2C | mem=2.048kB | DIP-8 SO-8 | 8
24C32, AT24C32, 24LC32, 24LC32A, M24C32 | EEPROM, I2C | mem=4.096kB | DIP-8 SO-8 | 8 | ~24C64(memory)
24C64, AT24C64, 24LC64, M24C64 | EEPROM, I2C | mem=8.192kB | DIP-8 SO-8 | 8 | ~24C256(memory)
24C256, AT24C256, 24LC256, M24256 | EEPROM, I2C | mem=32.768kB | DIP-8 SO-8 | 8 | ~24C512(memory)
24C512, AT24C512, 24LC512, M24512 | EEPROM, I2C | mem=65.536kB | DIP-8 SO-8 | 8
93C46, AT93C46, 93LC46, M93C46 | EEPROM, Microwire | mem=128B | DIP-8 SO-8 | 8
25LC256 | EEPROM, SPI | mem=32.768kB Vs=2.5~5.5V | DIP-8 SO-8 | 8
23LC1024 | SRAM, SPI | mem=131.072kB Vs=2.5~5.5V | DIP-8 SO-8 | 8
`,
  },
  {
    kind: "memory",
    endings: "(?:fv)?(?:ssig|ssiq|ssim|sniq|snig|daiq|daig|pu|p|sn|zpig)?(?:tr)?",
    lines: `
W25Q16, W25Q16JV, W25Q16BV, W25Q16DV | flash, SPI | mem=2.097152MB | SO-8 | 8 | ~W25Q32(memory)
W25Q32, W25Q32JV, W25Q32BV | flash, SPI | mem=4.194304MB | SO-8 | 8 | ~W25Q64(memory)
W25Q64, W25Q64JV, W25Q64BV | flash, SPI | mem=8.388608MB | SO-8 | 8 | ~W25Q128(memory)
W25Q128, W25Q128JV, W25Q128BV | flash, SPI | mem=16.777216MB | SO-8 | 8
`,
  },
  {
    kind: "interface",
    endings: `(?:ip|isn|isnt|est|ecpa|ecsa|cpa|csa|epa|esa|cpe|cse|cwe|ene|ese|epe|cdr|cd|idr|id|cn|in|en|bp|ap|ep|d|g|c|b|t|${IC_ENDINGS})(?:t)?`,
    lines: `
MAX232, HIN232, ST232 | RS-232, dual | Vs=4.5~5.5V | DIP-16 SO-16 | 16 | ~MAX3232(supply) ~MAX232A(speed)
MAX232A | RS-232, dual | Vs=4.5~5.5V | DIP-16 SO-16 | 16
MAX3232, SP3232, ST3232 | RS-232, dual | Vs=3~5.5V | DIP-16 SO-16 TSSOP-16 | 16
MAX485 | RS-485, half duplex | Vs=4.75~5.25V | DIP-8 SO-8 | 8 | ~SN75176(power) ~MAX3485(supply)
MAX485E | RS-485, half duplex | Vs=4.75~5.25V | DIP-8 SO-8 | 8 | ~MAX485(protection)
MAX3485 | RS-485, half duplex | Vs=3~3.6V | DIP-8 SO-8 | 8
SN75176, SN75176A, SN75176B | RS-485, half duplex | Vs=4.75~5.25V | DIP-8 SO-8 | 8
MCP2515 | CAN controller, SPI | Vs=2.7~5.5V | DIP-18 SO-18
MCP2551 | CAN transceiver | Vs=4.5~5.5V | DIP-8 SO-8 | 8 | ~TJA1050(supply+pinout) ~MCP2562(pinout)
MCP2562 | CAN transceiver | Vs=4.5~5.5V | DIP-8 SO-8
TJA1050 | CAN transceiver | Vs=4.75~5.25V | SO-8 | 8
SN65HVD230, VP230 | CAN transceiver | Vs=3~3.6V | SO-8 | 8 | ~TJA1050(supply)
PCF8574, PCF8574P, PCF8574T | expander, I2C, 8 lines | Vs=2.5~6V | DIP-16 SO-16 | 16 | ~PCF8574A(interface)
PCF8574A, PCF8574AP, PCF8574AT | expander, I2C, 8 lines | Vs=2.5~6V | DIP-16 SO-16 | 16
MCP23017, MCP23017-E/SP, MCP23017-E/SO, MCP23017-E/SS | expander, I2C, 16 lines | Vs=1.8~5.5V | DIP-28 SO-28 SSOP-28 | 28 | ~MCP23S17(interface)
MCP23S17, MCP23S17-E/SP, MCP23S17-E/SO, MCP23S17-E/SS | expander, SPI, 16 lines | Vs=1.8~5.5V | DIP-28 SO-28 SSOP-28 | 28
PCA9685, PCA9685PW | PWM driver, I2C, 16 channels | ch=16 Vs=2.3~5.5V | TSSOP-28 | 28
TCA9548A | multiplexer, I2C, 8 channels | ch=8 Vs=1.65~5.5V | TSSOP-24 VQFN-24 | 24
TXS0108E, TXS0108EPWR | level shifter, 8 channels | ch=8 | TSSOP-20 | 20
DS1307, DS1307Z, DS1307N | real-time clock, I2C | Vs=4.5~5.5V | DIP-8 SO-8 | 8 | ~DS3231(precision+package)
DS3231, DS3231S, DS3231SN, DS3231N | real-time clock, I2C | Vs=2.3~5.5V | SO-16 | 16 | ~DS3231M(precision)
DS3231M, DS3231MZ | real-time clock, I2C | Vs=2.3~5.5V
DS1302, DS1302Z, DS1302N | real-time clock, serial | Vs=2~5.5V | DIP-8 SO-8 | 8 | ~DS1307(interface+pinout+supply)
PCF8563, PCF8563T, PCF8563P, PCF8563TS | real-time clock, I2C | Vs=1~5.5V | DIP-8 SO-8 | 8
`,
  },
  {
    kind: "interface",
    lines: `
CH340G | USB to serial | | SO-16 | 16 | ~CP2102(package) ~FT232RL(package)
CH340C | USB to serial | | SO-16 | 16
CP2102, CP2102-GM, CP2102-GMR | USB to serial | | QFN-28 | 28 | ~FT232RL(package)
FT232RL, FT232RL-REEL | USB to serial | | SSOP-28 | 28
PL2303 | USB to serial | | SSOP-28 | 28
`,
  },
  {
    kind: "converter",
    endings: `(?:idgsr|idgst|bip|cip|bisl|cisl|ip|isl|isn|ist|a0tech|cn|ccn|lcn|lcnnopb|ccnnopb|p|t|pw|${IC_ENDINGS})`,
    lines: `
ADS1115 | ADC, I2C | ch=4 res=16bit Vs=2~5.5V | VSSOP-10 | 10 | ~ADS1015(precision)
ADS1015 | ADC, I2C | ch=4 res=12bit Vs=2~5.5V | VSSOP-10 | 10
MCP3008 | ADC, SPI | ch=8 res=10bit Vs=2.7~5.5V | DIP-16 SO-16 | 16 | ~MCP3208(precision) ~MCP3004(package)
MCP3004 | ADC, SPI | ch=4 res=10bit Vs=2.7~5.5V | DIP-14 SO-14 TSSOP-14 | 14
MCP3208 | ADC, SPI | ch=8 res=12bit Vs=2.7~5.5V | DIP-16 SO-16 | 16
MCP4725, MCP4725A0T-E/CH | DAC, I2C | ch=1 res=12bit Vs=2.7~5.5V | SOT-23-6 | 6
ADC0804 | ADC, parallel | ch=1 res=8bit | DIP-20 SO-20 | 20
ADC0808 | ADC, parallel | ch=8 res=8bit | DIP-28 | 28 | ~ADC0809(precision)
ADC0809 | ADC, parallel | ch=8 res=8bit | DIP-28 | 28
DAC0808 | DAC, parallel | ch=1 res=8bit | DIP-16 SO-16 | 16
PCF8591 | ADC and DAC, I2C | ch=4 res=8bit Vs=2.5~6V | DIP-16 SO-16 | 16
HX711 | ADC of load cells | ch=2 res=24bit Vs=2.6~5.5V | SO-16 | 16
`,
  },
];
