/**
 * What a shop for electronics sells, a kind a line: `id: words; words in Arabic and its transliterations; >wider kind ~near kinds`. What is of
 * a kind is of its wider kind as well; near kinds may serve where a shop has none. The words are folded, and in the singular: the reader knows
 * articles, regular plurals and joined prepositions; other plurals stand here. A kind of several words wins over one of fewer ('wire stripper'
 * is no wire), so that several words stand here only where they are more than their last word with an adjective.
 */
export const kindList = `
resistor: resistor, resistance; مقاومه, مقاومات, ريزستور, ريزيستور
potentiometer: potentiometer, trimmer, trimpot, pot, variable resistor, rheostat, preset; مقاومه متغيره, بوتنشيوميتر, بوتنشوميتر, بوتنشيومتر, بوتنشومتر, تريمر; ~resistor
capacitor: capacitor, cap, condenser, mlcc; مكثف, كباستور, كاباسيتور, كوندنسر
electrolytic-capacitor: electrolytic, electrolytic capacitor; مكثف كيميائي, كيميائي; >capacitor
inductor: inductor, coil, choke, ferrite bead; ملف, ملفات, محاثه, اندكتور, خانق
crystal: crystal, oscillator, resonator, xtal; كريستاله, كريستال, مذبذب, رنان
diode: diode; دايود, ديود, ثنائي, موحد
rectifier: rectifier, rectifier diode; دايود توحيد; >diode
schottky: schottky, schottky diode; شوتكي, دايود شوتكي, ديود شوتكي; >diode
tvs: tvs, tvs diode
zener: zener, zener diode; زينر, دايود زينر, ديود زينر
bridge-rectifier: bridge rectifier, rectifier bridge, diode bridge, bridge diode; قنطره توحيد, قنطره, بريدج; ~diode
transistor: transistor, bjt; ترانزستور, ترانزيستور, ترانسستور
mosfet: mosfet, fet; موسفت, موسفيت, مسفت; ~transistor
igbt: igbt; ; ~mosfet
triac: triac, diac; ترياك, داياك; ~thyristor
thyristor: thyristor, scr; ثايرستور, ثيرستور; ~triac
regulator: regulator, voltage regulator, ldo, linear regulator; منظم جهد, منظم, ريجوليتر, ريجيوليتر, ريجليتر, رجيوليتر, مثبت جهد; ~step-down, power-supply
opamp: op amp, opamp, operational amplifier; مكبر عمليات, اوب امب; >ic
comparator: comparator; مقارن; >ic ~opamp
timer-ic: timer, timer ic; مؤقت, تايمر; >ic
logic-ic: logic gate, logic ic, gate, shift register, flip flop, counter ic, decoder ic; بوابه منطقيه, بوابات, بوابه; >ic
darlington-array: darlington array, transistor array; مصفوفه دارلينجتون; >ic ~transistor
isolator: optocoupler, opto coupler, opto isolator, optoisolator, photocoupler, digital isolator, isolator; عازل ضوئي, عازل رقمي, اوبتوكوبلر, اوبتو كوبلر, اوبتوكبلر
microcontroller: microcontroller, mcu, micro controller; متحكم, متحكم دقيق, ميكروكنترولر, ميكرو كنترولر, مايكروكنترولر; >ic ~arduino-board
ic: ic, integrated circuit; اي سي, دايره متكامله
led: led, light emitting diode; ليد, ليدات, لد
led-strip: led strip, strip led, rgb strip, led tape, light strip; شريط ليد, ليد ستريب; >led ~addressable-led
addressable-led: addressable led, neopixel, pixel, ws2812 strip, led ring, led matrix; نيوبكسل, بكسل; >led ~led-strip
display: display, lcd, oled, tft, screen; شاشه, شاشات, ديسبلاي, ال سي دي, شاشه ال سي دي
segment-display: 7 segment, seven segment, 7 segment display, 7 segment digit, bar graph, segment display; سفن سيجمنت, سيجمنت, خانه سفن سيجمنت, عمود ليدات; >display
buzzer: buzzer, beeper, siren; بازر, بزر, زنان, سرينه; ~speaker
speaker: speaker, loudspeaker; سماعه, سماعات, سبيكر; ~buzzer
microphone: microphone, mic; ميكروفون, مايك; ~sensor
sensor: sensor, transducer, detector; حساس, حساسات, سنسور, سينسور, مستشعر
thermistor: thermistor, ntc; ثرمستور, ثرمستر; >sensor
thermocouple: thermocouple; ثرموكابل, ازدواج حراري; ~thermometer
load-cell: load cell, strain gauge; خليه وزن, لود سل; >sensor ~load-cell-amplifier
load-cell-amplifier: load cell amplifier; مكبر خليه وزن
ir-receiver: infrared receiver, ir receiver, remote control, remote; مستقبل اشعه تحت حمراء, ريموت, ريموت كنترول
encoder: encoder, rotary encoder; انكودر, انكودر دوار; ~potentiometer
joystick: joystick; جويستيك, جوي ستيك
keypad: keypad; كيباد, لوحه ارقام, كي باد; ~push-button
push-button: push button, pushbutton, button, tactile switch, tact switch, micro switch; زر, زرار, ازرار, زراير, بوش بوتون, بوتون; >switch
switch: switch; مفتاح, مفاتيح, سويتش; ~push-button
relay: relay, contactor; ريليه, ريلاي, ريلي, ريله, ريليهات, كونتاكتور
ssr: solid state relay, ssr; سوليد ستيت ريلاي; >relay
fuse: fuse, polyfuse; فيوز, فيوزات, مصهر
varistor: varistor, mov; فاريستور, فارستور; ~fuse
motor: motor; موتور, مواتير, ماتور, محرك
dc-motor: dc motor, gear motor, geared motor, geared dc motor; موتور تيار مستمر; >motor
servo: servo, servo motor; سيرفو, موتور سيرفو, سيرفو موتور; >motor
stepper: stepper, stepper motor, step motor; موتور خطوه, ستيبر, ستبر, استيبر, موتور stepper, ستيبر موتور; >motor
motor-driver: motor driver, stepper driver, stepper motor driver, servo driver, h bridge, motor controller; درايفر مواتير, درايفر موتور, درايفر موتور خطوه, درايفر ستيبر; >driver
driver: driver; درايفر
pump: pump, water pump; طلمبه, طلمبه مياه, مضخه
fan: fan, cooling fan; مروحه, مروحه تبريد, فان
heat-sink: heat sink, heatsink, thermal paste; مشتت حراري, مبدد حراري, هيت سنك, معجون حراري
battery: battery; بطاريه, بطاريات, حجاره, حجر قلم
coin-cell: coin cell, button cell, coin battery; ; >battery
lithium-cell: li ion cell, lithium battery, li ion battery, lipo, lipo battery; بطاريه ليثيوم; >battery
battery-holder: battery holder, cell holder, battery case, battery box; حامل بطاريات, حامل بطاريه, علبه بطاريات, بيت بطاريه; >holder
charger: charger, battery charger, charger module, charging module; شاحن, موديول شحن, شاحن بطاريه, شاحن بطاريات
solar-panel: solar panel, solar cell; لوح طاقه شمسيه, لوح شمسي, خليه شمسيه
power-supply: power supply, switching supply, psu, smps, bench supply, bench power supply, lab supply, dc supply; باور سبلاي, مصدر تغذيه, مصدر جهد, مغذي, سبلاي; ~adapter
adapter: adapter, adaptor, dc adapter, ac adapter, power adapter; ادابتور, ادبتور, محول, ادابتر; ~power-supply
transformer: transformer; ترانس, محول كهرباء; ~adapter, power-supply
step-down: step down module, step down converter, step down, buck converter, buck, buck module; خافض جهد, موديول خافض جهد, موديول خافض; ~regulator
step-up: step up module, step up converter, step up, boost converter, boost module, boost; رافع جهد, موديول رافع جهد, موديول رافع
supply-module: supply module, breadboard supply, dual supply module; موديول مصدر, موديول تغذيه; ~power-supply
wireless-module: wireless module, radio module; موديول لاسلكي
gsm-module: gsm module, gsm, sim800l, gprs module; موديول gsm
gps-module: gps module, gps; موديول gps
rfid-module: rfid, rfid module, rfid reader, nfc, nfc module, nfc reader; قارئ rfid
lora-module: lora, lora module; ; >wireless-module
rf-module: rf module, 433mhz module, rf transmitter, rf receiver; ; >wireless-module
camera-module: camera module; موديول كاميرا
antenna: antenna, aerial; هوائي, انتنه, اريال
fuse-holder: fuse holder; حامل فيوز, قاعده فيوز; ~fuse
wifi-module: wifi module, wi fi module, wifi, wi fi; موديول واي فاي, واي فاي; >wireless-module ~esp-board
bluetooth-module: bluetooth module, bluetooth serial module, bluetooth; موديول بلوتوث, بلوتوث; >wireless-module
clock-module: real time clock, rtc, real time clock module; ساعه زمن حقيقي, موديول ساعه
sd-module: sd card module, microsd module, microsd card module, sd module, card reader module; موديول كارت ميموري, موديول sd
converter-module: converter module, rs485 module, usb to ttl, usb ttl, ttl converter, level shifter, level converter; موديول تحويل, محول مستوي
arduino-board: arduino, arduino board, arduino compatible board, uno, development board, dev board; اردوينو, اردينو, ارضوينو, بورد اردوينو, بورده اردوينو; ~microcontroller
esp-board: esp32, esp board, esp32 board, wifi board, esp32 devkit; بورد esp32, بورد واي فاي; ~arduino-board
raspberry-pi: raspberry pi, raspberry, single board computer; راسبيري, راسبري, راسبيري باي, راسبري باي, راسبيري pi
fpga-board: fpga, fpga board; 
multimeter: multimeter, dmm, avometer, multi meter; ملتيميتر, مالتيميتر, ملتميتر, افوميتر, افوميتير, افو ميتر, ملتي ميتر, مالتي ميتر; >meter ~clamp-meter
clamp-meter: clamp meter, clamp, current clamp, clampmeter; كلامب, كلامب ميتر, بنسه امبير, بنس امبير, كلامب امبير; >meter ~multimeter
oscilloscope: oscilloscope, scope, osciloscope; اوسيلوسكوب, اسيلوسكوب, اوسلسكوب, راسم اشاره, راسم ذبذبات, اوسيلسكوب
function-generator: function generator, signal generator, generator; مولد اشاره, مولد اشارات, فانكشن جنراتور
lcr-meter: lcr meter, capacitance meter, esr meter; جهاز قياس lcr, lcr ميتر; >meter ~multimeter
insulation-tester: insulation tester, megger, megohmmeter; ميجر, جهاز قياس عزل, ميجر عزل; >meter
earth-tester: earth tester, earth resistance tester, ground tester; جهاز قياس مقاومه الارضي, قياس ارضي; >meter
thermometer: thermometer, infrared thermometer, ir thermometer; ترمومتر, ثرمومتر, ميزان حراره; >meter ~sensor
light-meter: light meter, lux meter, luxmeter; لوكس ميتر, جهاز قياس شده الاضاءه; >meter ~sensor
sound-meter: sound level meter, decibel meter; جهاز قياس الصوت; >meter ~sensor
voltage-tester: voltage tester, voltage detector, test pen, mains tester; تيستر, مفك تيست, قلم اختبار; >meter ~multimeter
logic-analyzer: logic analyzer, logic analyser; محلل منطقي; ~oscilloscope
meter: meter, measuring instrument, tester; جهاز قياس, ميتر
probe: probe, oscilloscope probe, scope probe, tweezer probe, high voltage probe; مجس, مجسات, بروب
test-lead: test lead, test leads, lead; كابلات ملتيميتر, طرف قياس, اطراف قياس
crocodile-clip: crocodile clip, alligator clip, crocodile, alligator; مشابك تمساح, مشبك تمساح, كليبس تمساح, تمساح
meter-case: hard case, pouch, holster, carrying case, meter case, case; شنطه, جراب, واقي مطاط, حافظه
strap: strap, hanging strap; حزام, حزام تعليق
soldering-iron: soldering iron, solder iron, soldering station, soldering gun; كاويه, كاويه لحام, مكواه لحام, محطه لحام
hot-air-station: hot air station, hot air gun, rework station, heat gun; محطه هواء ساخن, هوت اير, هيت جن; ~soldering-iron
solder: solder, solder wire, soldering wire, tin wire, solder paste; قصدير, سلك قصدير, سلك لحام
flux: flux, rosin; فلكس, فلكسه, مساعد لحام; ~solder
desoldering: desoldering, desoldering pump, solder sucker, desoldering braid, solder wick, desoldering wick, solder pump; شفاط لحام, شفاط قصدير, شفاط, شريط فك اللحام, شريط نحاس
wire-stripper: wire stripper, stripper, stripping tool, cable stripper; قشاره, قشاره اسلاك, قشاره سلك
pliers: pliers, plier, nippers, crimping tool, crimper; زراديه, زراديات, بنسه, كماشه
cutter: cutter, flush cutter, side cutter, wire cutter; قصافه, قصافه اطراف, قاطع; ~pliers
tweezers: tweezers, tweezer; جفت, جفوت, ملقاط
screwdriver: screwdriver, screwdriver set, screw driver; مفك, مفكات
breadboard: breadboard, bread board, protoboard; بريد بورد, لوحه تجارب, بريدبورد, بورده تجارب; ~perfboard
perfboard: perfboard, perforated board, stripboard, veroboard, copper board, prototype board; بورد مثقب, بورده مثقبه, فيرو بورد, بورده نحاس; ~breadboard
jumper-wire: jumper wire, jumper, dupont wire, jumper cable, dupont; جامبر, اسلاك جامبر, اسلاك توصيل, سلك جامبر, اسلاك توصيل جامبر; >wire
wire: wire, hook up wire; سلك, اسلاك; ~cable
cable: cable, cord; كابل, كابلات, وصله, كيبل; ~wire
connector: connector, plug, cage, receptacle; كونكتور, كونيكتور, فيشه
terminal: terminal, terminal block, screw terminal; روزته, روزتات, ترمنال; >connector
socket: socket, ic socket; سوكت, قاعده اي سي; >connector
jack: jack; جاك; >connector
header: header, pin header; هيدر, بن هيدر; >connector
enclosure: enclosure, project box, plastic box, junction box; علبه, صندوق, علبه بلاستيك, بوكس
heat-shrink: heat shrink, heatshrink, heat shrink tube; مكرونه حراريه, هيت شرنك, انكماش حراري
tape: insulating tape, electrical tape, kapton tape; شيكرتون, شكرتون, لاصق كهرباء
glue: glue, glue gun, hot glue; مسدس شمع, شمع, غراء
amplifier: amplifier, power amplifier, audio amplifier; مكبر, مكبر صوت, امبليفاير
dial: telephone dial, dial; قرص تليفون
magnet: magnet; مغناطيس
holder: holder, stand, bracket, mount; حامل, ستاند
lab-set: laboratory set, student set, lab set; طقم معمل
gear: gear, wheel, pulley, belt, bearing; ترس, تروس, عجله, سير; ~motor
`;

/** Kinds of other goods, which a shop for electronics is asked for as well; where none is sold, what only mentions them is none. */
export const otherGoodsList = `
laptop: laptop, notebook, macbook, computer, desktop computer; لابتوب, لاب توب, كمبيوتر
tablet: tablet, ipad; تابلت, ايباد
phone: phone, mobile, iphone, smartphone, mobile phone, cell phone; موبايل, تليفون, ايفون, هاتف
phone-charger: phone charger, mobile charger; شاحن موبايل
printer: printer, 3d printer, scanner, photocopier, plotter; طابعه, برنتر, ماكينه تصوير, طابعه ثلاثيه الابعاد
camera: camera, cctv, cctv camera, webcam, ip camera, dvr, nvr, security camera; كاميرا, كاميرا مراقبه, كاميرات
drone: drone, quadcopter; درون, طائره بدون طيار
television: tv, television, projector; تلفزيون, تليفزيون, بروجكتور
game-console: playstation, xbox, nintendo; بلايستيشن, بلاي ستيشن
air-conditioner: air conditioner, air conditioning, ac unit; تكييف, مكيف
appliance: fridge, refrigerator, washing machine, microwave oven, oven, vacuum cleaner, blender, kettle, water heater, toaster, dishwasher; تلاجه, ثلاجه, غساله, ميكروويف, بوتاجاز, مكنسه, خلاط, سخان, كاتل
inverter: inverter, solar inverter, ups; انفرتر, يو بي اس
generator-set: diesel generator, power generator; مولد كهرباء
router: router, wifi router, network switch, access point, modem; راوتر, مودم, روتر
hard-disk: hard disk, ssd, hard drive, flash drive, usb stick; هارد, فلاشه, هارد ديسك
memory-card: memory card, sd card, micro sd card; كارت ميموري, ميموري كارد
headphones: headphones, earphones, headset, earbuds, airpods; سماعات راس, هيدفون, ايربودز
mouse: computer mouse, gaming mouse, keyboard; ماوس, كيبورد, كي بورد
graphics-card: graphics card, gpu, motherboard, processor, cpu; كارت شاشه, مازربورد, بروسيسور
drill: drill, power drill, angle grinder, saw, hammer; شنيور, دريل, صاروخ قطعيه, شاكوش, منشار
lamp: lamp, light bulb, bulb, chandelier, floodlight, flashlight, torch; لمبه, لمبات, نجفه, كشاف
circuit-breaker: circuit breaker, breaker, mcb, rccb; قاطع تيار, قاطع كهرباء
watch: watch, smartwatch, smart watch; ساعه يد, سمارت واتش
car-battery: car battery; بطاريه عربيه, بطاريه سياره
bicycle: bicycle, scooter, motorcycle; عجله اطفال, موتوسيكل, سكوتر
toy: toy, lego; لعبه, لعب اطفال
book: book, course, training; كتاب, كورس, دوره
clothing: shirt, shoes, jacket, safety shoes, gloves; قميص, حذاء, جوانتي
furniture: desk, chair, table, shelf; مكتب, كرسي, ترابيزه
`;
