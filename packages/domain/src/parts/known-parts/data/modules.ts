// Displays, sensors, relays and drivers, as the datasheets of their makers state them: Sitronix and Solomon (display controllers), Aosong (DHT, AM2302),
// Bosch (BME, BMP), Maxim (DS18B20, MAX6675, MAX7219), Texas Instruments (LM35, ULN2003A, DRV8825, SN754410, INA219), InvenSense (MPU-6050), Allegro
// (A4988, ACS712), ST (L293D, L298, VL53L0X), Toshiba (TB6612FNG), Infineon (IR2110), Songle (SRD), Omron (G5V, G2R), Hanwei (MQ).
import type { PartGroup } from "../known-part.ts";

/** Displays, sensors, relays and drivers. */
export const modules: readonly PartGroup[] = [
  {
    kind: "display",
    endings: "(?:[abc]|v\\d)?",
    lines: `
LCD1602, 1602 LCD, HD44780 1602 | characters, HD44780 | cols=16 rows=2 | | 16 | ~LCD1602 I2C(interface) ~LCD2004(size)
LCD1602 I2C, 1602 I2C LCD, LCD1602 IIC | characters, HD44780, I2C | cols=16 rows=2 | | 4
LCD2004, 2004 LCD | characters, HD44780 | cols=20 rows=4 | | 16 | ~LCD2004 I2C(interface)
LCD2004 I2C, 2004 I2C LCD, LCD2004 IIC | characters, HD44780, I2C | cols=20 rows=4 | | 4
LCD12864, 12864 LCD, ST7920 12864 | graphics, ST7920, 128 x 64 | | | 20
SSD1306, OLED SSD1306, SSD1306 OLED | OLED, 128 x 64 | | | | ~SH1106(interface)
SH1106, OLED SH1106, SH1106 OLED | OLED, 132 x 64
ST7735, ST7735S, TFT ST7735 | TFT, 128 x 160
ST7789, ST7789V, TFT ST7789 | TFT, 240 x 320
ILI9341, TFT ILI9341 | TFT, 240 x 320
ILI9486 | TFT, 320 x 480
PCD8544, Nokia 5110, Nokia 5110 LCD | graphics, 84 x 48 | Vs=2.7~3.3V
MAX7219, MAX7219CNG, MAX7219CWG, MAX7219EWG, MAX7219ENG | driver of 8 digits, SPI | ch=8 Vs=4~5.5V | DIP-24 SO-24 | 24 | ~MAX7221(interface)
MAX7221, MAX7221CNG, MAX7221CWG | driver of 8 digits, SPI | ch=8 Vs=4~5.5V | DIP-24 SO-24 | 24
TM1637 | driver of 6 digits | | SO-20 DIP-20 | 20
TM1638 | driver of 8 digits with keys | | SO-28 | 28
`,
  },
  {
    kind: "sensor",
    endings:
      "(?:dz|cz|caz|az|nopb|cah|h|dm|dt|dtnopb|dznopb|cznopb|par|t|plus|pbf|ezt|z|e1|lp|aid|aidr|aidcnr|aidcnt|bid|bidr|ua|lua)?",
    lines: `
LM35 | temperature, analog | Vs=4~30V | TO-92 TO-220 SO-8 | | ~TMP36(interface+supply+precision) ~LM335(interface)
LM335 | temperature, analog | T=-40~100°C | TO-92 SO-8 | | ~LM35(interface)
TMP36, TMP36GT9Z, TMP36GT9, TMP36GRTZ, TMP36GSZ | temperature, analog | T=-40~125°C Vs=2.7~5.5V | TO-92 SOT-23-5 SO-8
DS18B20 | temperature, 1-Wire | T=-55~125°C Vs=3~5.5V | TO-92 SO-8 | | ~DS18S20(precision)
DS18S20 | temperature, 1-Wire | T=-55~125°C Vs=3~5.5V | TO-92 SO-8
DHT11 | temperature and humidity | T=0~50°C RH=20~90% Vs=3~5.5V | | 4 | ~DHT22(precision)
DHT22, AM2302 | temperature and humidity | T=-40~80°C RH=0~100% Vs=3.3~5.5V | | 4 | ~DHT21(package)
DHT21, AM2301 | temperature and humidity | T=-40~80°C RH=0~100% Vs=3.3~5.2V
SHT31, SHT31-DIS, SHT31-D | temperature and humidity, I2C | T=-40~125°C RH=0~100% | DFN-8 | 8
AHT10 | temperature and humidity, I2C | T=-40~85°C RH=0~100% | | | ~AHT20(supply)
AHT20 | temperature and humidity, I2C | T=-40~85°C RH=0~100%
BMP180 | pressure and temperature, I2C | T=-40~85°C Vs=1.8~3.6V | LGA-7 | 7 | ~BMP280(interface+precision+package)
BMP280 | pressure and temperature, I2C and SPI | T=-40~85°C Vs=1.71~3.6V | LGA-8 | 8
BME280 | temperature, humidity and pressure, I2C and SPI | T=-40~85°C RH=0~100% Vs=1.71~3.6V | LGA-8 | 8 | ~BME680(interface+size)
BME680 | temperature, humidity, pressure and gas, I2C and SPI | T=-40~85°C RH=0~100% Vs=1.71~3.6V | LGA-8 | 8
MAX6675, MAX6675ISA, MAX6675ISA+ | thermocouple K, SPI | T=0~1024°C Vs=3~5.5V res=12bit | SO-8 | 8 | ~MAX31855(interface+temperature-range+supply)
MAX31855, MAX31855KASA, MAX31855KASA+ | thermocouple, SPI | Vs=3~3.6V res=14bit | SO-8 | 8
MAX31865, MAX31865ATP, MAX31865ATP+ | RTD, SPI | Vs=3~3.6V res=15bit | TQFN-20 SSOP-20 | 20
MLX90614, MLX90614ESF-BAA, MLX90614ESF | infrared temperature, SMBus | T=-70~380°C | TO-39 | 4
HC-SR04 | distance, ultrasonic | range=2~400cm Vs=5V | | 4 | ~US-100(supply+interface) ~HC-SR04P(supply)
HC-SR04P | distance, ultrasonic | | | 4
US-100 | distance, ultrasonic | | | 5
JSN-SR04T | distance, ultrasonic, waterproof
AJ-SR04M | distance, ultrasonic, waterproof
VL53L0X | distance, time of flight, I2C | range=2m Vs=2.6~3.5V | LGA-12 | 12 | ~VL53L1X(interface)
VL53L1X | distance, time of flight, I2C | range=4m Vs=2.6~3.5V | LGA-12 | 12
GP2Y0A21YK0F, GP2Y0A21, GP2Y0A21YK | distance, infrared, analog | range=10~80cm Vs=4.5~5.5V | | 3 | ~GP2Y0A02YK0F(size)
GP2Y0A02YK0F, GP2Y0A02, GP2Y0A02YK | distance, infrared, analog | range=20~150cm Vs=4.5~5.5V | | 3
HC-SR501 | motion, passive infrared | | | 3 | ~AM312(size)
AM312, HC-SR312 | motion, passive infrared | | | 3
MPU-6050, MPU6050 | accelerometer and gyroscope, I2C | res=16bit Vs=2.375~3.46V | QFN-24 | 24 | ~MPU-9250(interface+package+supply)
MPU-9250, MPU9250 | accelerometer, gyroscope and compass | res=16bit Vs=2.4~3.6V | QFN-24 | 24
ADXL345 | accelerometer, I2C and SPI | Vs=2~3.6V | LGA-14 | 14
ADXL335 | accelerometer, analog | Vs=1.8~3.6V | LFCSP-16 | 16
HMC5883L | compass, I2C | Vs=2.16~3.6V | LCC-16 | 16
BH1750, BH1750FVI | light, I2C | Vs=2.4~3.6V | | | ~TSL2561(interface)
TSL2561 | light, I2C | Vs=2.7~3.6V
APDS-9960 | gesture, colour and proximity, I2C | Vs=2.4~3.6V | | 8
TCS34725 | colour, I2C | Vs=2.7~3.6V | | 6
TCS3200 | colour, frequency output | Vs=2.7~5.5V | SO-8 | 8
MAX30102 | pulse and oxygen, I2C | | | 14 | ~MAX30100(interface+precision)
MAX30100 | pulse and oxygen, I2C | | | 14
AD8232 | heart rate | Vs=2~3.5V | LFCSP-20 | 20
ACS712-05B, ACS712 5A, ACS712ELCTR-05B-T, ACS712ELCTR-05B, ACS712T-05B | current, Hall | I=5A Vs=4.5~5.5V | SO-8 | 8 | ~ACS712-20A(current)
ACS712-20A, ACS712 20A, ACS712ELCTR-20A-T, ACS712ELCTR-20A, ACS712T-20A | current, Hall | I=20A Vs=4.5~5.5V | SO-8 | 8 | ~ACS712-30A(current)
ACS712-30A, ACS712 30A, ACS712ELCTR-30A-T, ACS712ELCTR-30A, ACS712T-30A | current, Hall | I=30A Vs=4.5~5.5V | SO-8 | 8 | ~ACS712-05B(current)
INA219 | current and power, I2C | Vs=3~5.5V V=26V | SOT-23-8 SO-8 | 8 | ~INA226(interface+precision+voltage+package)
INA226, INA226AIDGSR | current and power, I2C | Vs=2.7~5.5V V=36V | VSSOP-10 | 10
ZMPT101B | mains voltage transformer
SCT-013 | current transformer, clamp
SCT-013-000 | current transformer, clamp | I=100A
A3144, A3144E | Hall switch, unipolar | Vs=4.5~24V | TO-92 | 3
SS49E | Hall, linear | | TO-92 | 3
TCRT5000 | reflective, infrared | | | 4
TSOP38238, TSOP38238TR | infrared receiver, 38 kHz | f=38kHz Vs=2.5~5.5V | | 3
TSOP4838 | infrared receiver, 38 kHz | f=38kHz | | 3
VS1838B, VS1838, HX1838 | infrared receiver, 38 kHz | f=38kHz | | 3
MQ-2 | gas: smoke and combustible | Vs=5V | | 6
MQ-3 | gas: alcohol | Vs=5V | | 6
MQ-4 | gas: methane | Vs=5V | | 6
MQ-5 | gas: LPG and natural gas | Vs=5V | | 6
MQ-7 | gas: carbon monoxide | | | 6
MQ-135 | gas: air quality | Vs=5V | | 6
`,
  },
  {
    kind: "module",
    lines: `
GY-68 | board with BMP180 | | | | ~BMP180(package)
GY-BMP280 | board with BMP280 | | | | ~BMP280(package)
GY-BME280 | board with BME280 | | | | ~BME280(package)
GY-906 | board with MLX90614 | | | | ~MLX90614(package)
GY-VL53L0X | board with VL53L0X | | | | ~VL53L0X(package)
GY-530 | board with VL53L0X | | | | ~VL53L0X(package)
GY-521 | board with MPU-6050 | | | | ~MPU-6050(package)
GY-9250 | board with MPU-9250 | | | | ~MPU-9250(package)
GY-291 | board with ADXL345 | | | | ~ADXL345(package)
GY-61 | board with ADXL335 | | | | ~ADXL335(package)
GY-302 | board with BH1750 | | | | ~BH1750(package)
GY-9960 | board with APDS-9960 | | | | ~APDS-9960(package)
GY-31 | board with TCS3200 | | | | ~TCS3200(package)
GY-MAX30102 | board with MAX30102 | | | | ~MAX30102(package)
GY-MAX30100 | board with MAX30100 | | | | ~MAX30100(package)
IBT-2 | board with two BTS7960
`,
  },
  {
    kind: "relay",
    lines: `
SRD-03VDC-SL-C, SRD-3V, SRD-03VDC | SPDT | Vcoil=3V Icont=10A | | 5
SRD-05VDC-SL-C, SRD-5V, SRD-05VDC | SPDT | Vcoil=5V Icont=10A | | 5
SRD-09VDC-SL-C, SRD-9V, SRD-09VDC | SPDT | Vcoil=9V Icont=10A | | 5
SRD-12VDC-SL-C, SRD-12V, SRD-12VDC | SPDT | Vcoil=12V Icont=10A | | 5
SRD-24VDC-SL-C, SRD-24V, SRD-24VDC | SPDT | Vcoil=24V Icont=10A | | 5
G5V-1 5V, G5V-1-DC5, G5V-1 DC5 | SPDT | Vcoil=5V Icont=1A | | 6
G5V-1 12V, G5V-1-DC12, G5V-1 DC12 | SPDT | Vcoil=12V Icont=1A | | 6
G5V-2 5V, G5V-2-DC5, G5V-2 DC5 | DPDT | Vcoil=5V Icont=2A | | 8
G5V-2 12V, G5V-2-DC12, G5V-2 DC12 | DPDT | Vcoil=12V Icont=2A | | 8
G2RL-24-DC12, G2RL-24 DC12 | DPDT | Vcoil=12V Icont=8A | | 8
G2RL-24-DC5, G2RL-24 DC5 | DPDT | Vcoil=5V Icont=8A | | 8
G2RL-24-DC24, G2RL-24 DC24 | DPDT | Vcoil=24V Icont=8A | | 8
FINDER-40.52.9.012, 40.52.9.012, 40.52.9.012.0000 | DPDT | Vcoil=12V Icont=8A | | 8
FINDER-40.52.9.024, 40.52.9.024, 40.52.9.024.0000 | DPDT | Vcoil=24V Icont=8A | | 8
SSR-25DA, SSR-25 DA, Fotek SSR-25DA | solid state, DC to AC | It=25A | | 4 | ~SSR-40DA(current)
SSR-40DA, SSR-40 DA, Fotek SSR-40DA | solid state, DC to AC | It=40A | | 4
`,
  },
  {
    kind: "driver",
    endings:
      "(?:n|p|d|a|t|an|ad|adr|apg|ap|lw|lwr|dr|ne|e|pbf|nopb|hn|pwp|pwpr|pwpt|rtyr|pg|fwg|r|fng|c|set|settr|settrt|ettr|etr|trpbf|spbf|strpbf|013tr|tr|dwpr|dwp|rte|pe4|ang4)?",
    lines: `
ULN2003, ULN2003A, ULN2003AN, MC1413 | low-side darlington array | ch=7 Iout=500mA Vceo=50V | DIP-16 SO-16 | 16 | ~ULN2803(package) ~ULN2004(input-levels) ~TBD62003(dropout)
ULN2004, ULN2004A | low-side darlington array | ch=7 Iout=500mA Vceo=50V | DIP-16 SO-16 | 16
ULN2803, ULN2803A, ULN2803APG | low-side darlington array | ch=8 Iout=500mA Vceo=50V | DIP-18 SO-18 | 18 | ~TBD62083(dropout) ^UDN2981
TBD62003, TBD62003A, TBD62003APG | low-side MOSFET array | ch=7 Iout=500mA | DIP-16 SO-16 | 16
TBD62083, TBD62083A, TBD62083APG | low-side MOSFET array | ch=8 Iout=500mA | DIP-18 SO-18 | 18
UDN2981, UDN2981A, A2981 | high-side darlington array | ch=8 | DIP-18 SO-18 | 18 | ^ULN2803
L293D | motor, quad half bridge | ch=4 Iout=600mA Vs=4.5~36V | DIP-16 SO-20 | | ~L293(current+protection) ~SN754410(current+protection)
L293, L293B | motor, quad half bridge | ch=4 Iout=1A Vs=4.5~36V | DIP-16
SN754410 | motor, quad half bridge | ch=4 Iout=1A Vs=4.5~36V | DIP-16 | 16
L298, L298N, L298HN, L298P | motor, dual full bridge | ch=2 Iout=2A Vs=46V | Multiwatt-15 SO-20 | | ~TB6612FNG(package+dropout+current+voltage) ~L293D(package+current+voltage)
L297, L297/1 | stepper controller | Vs=4.75~7V | DIP-20 SO-20 | 20
L9110, L9110S | motor, full bridge | ch=1 Iout=800mA Vs=2.5~12V | DIP-8 SO-8 | 8
TB6612FNG, TB6612 | motor, dual full bridge | ch=2 Iout=1.2A | SSOP-24 | 24 | ~DRV8833(supply+interface+package)
DRV8833 | motor, dual full bridge | ch=2 Iout=1.5A Vs=2.7~10.8V | HTSSOP-16 WQFN-16 | 16
DRV8871, DRV8871DDA, DRV8871DDAR | motor, full bridge | ch=1 Iout=3.6A Vs=6.5~45V | SO-8 | 8
BTS7960, BTS7960B | motor, half bridge | ch=1 Iout=43A | TO-263-7 | 7 | ~BTN8982TA(current)
BTN8982TA | motor, half bridge | | TO-263-7 | 7
A4988 | stepper, 1/16 step | Iout=2A Vs=8~35V | QFN-28 | 28 | ~DRV8825(current+voltage) ~TMC2209(noise)
DRV8825 | stepper, 1/32 step | Iout=2.5A Vs=8.2~45V | HTSSOP-28 | 28
TMC2208, TMC2208-LA | stepper, 1/256 step | Vs=4.75~36V | QFN-28 | 28 | ~TMC2209(current)
TMC2209, TMC2209-LA | stepper, 1/256 step | Vs=4.75~29V | QFN-28 | 28
TB6600, TB6600HG | stepper, 1/16 step | Vs=8~42V | HZIP-25 | 25
IR2110 | high- and low-side gate driver | Vs=10~20V V=500V | DIP-14 SO-16 | | ~IR2113(voltage)
IR2113 | high- and low-side gate driver | Vs=10~20V V=600V | DIP-14 SO-16
IR2104 | half-bridge gate driver | Vs=10~20V V=600V | DIP-8 SO-8 | 8 | ~IR2101(interface)
IR2101 | high- and low-side gate driver | Vs=10~20V V=600V | DIP-8 SO-8 | 8
TC4420, TC4420CPA, TC4420EPA, TC4420COA, TC4420EOA | non-inverting low-side gate driver | Iout=6A Vs=4.5~18V | DIP-8 SO-8 | 8 | ^TC4429
TC4429, TC4429CPA, TC4429EPA, TC4429COA, TC4429EOA | inverting low-side gate driver | Iout=6A Vs=4.5~18V | DIP-8 SO-8 | 8 | ^TC4420
TC4426, TC4426CPA, TC4426EPA, TC4426COA, TC4426EOA | dual inverting low-side gate driver | ch=2 Iout=1.5A Vs=4.5~18V | DIP-8 SO-8 | 8 | ^TC4427
TC4427, TC4427CPA, TC4427EPA, TC4427COA, TC4427EOA, TC4427ACPA, TC4427AEPA, TC4427ACOA, TC4427AEOA | dual non-inverting low-side gate driver | ch=2 Iout=1.5A Vs=4.5~18V | DIP-8 SO-8 | 8 | ^TC4426
TC4428, TC4428CPA, TC4428EPA, TC4428COA, TC4428EOA | dual complementary low-side gate driver | ch=2 Iout=1.5A Vs=4.5~18V | DIP-8 SO-8 | 8
TPIC6B595, TPIC6B595N, TPIC6B595DW, TPIC6B595DWR | shift register with power outputs | ch=8 Vs=4.5~5.5V | DIP-20 SO-20 | 20
`,
  },
];
