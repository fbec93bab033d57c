import { foldedWords } from "../folding.ts";
import { kindsIn, withoutPrefix } from "../kinds/kinds.ts";
import { wordForms } from "../word-forms.ts";

/**
 * What people want to do, and what does it, a purpose a line: `words & words => what is searched, or else`. One word of each side of '&' must be
 * said, the first ones not within the name of a kind ('LED strip'); a word that ends in '*' may go on. The first line that fits is meant.
 */
const list = `
desolder* | remove, removing, شيل, اشيل, فك, افك, سحب & solder, قصدير, لحام => desoldering pump, desoldering braid
strip, stripping, peel, تقشير, اقشر, قشر & wire*, cable*, insulation, سلك, اسلاك, كابل => wire stripper
weigh*, weight, scale, ميزان, وزن, اوزن => load cell amplifier, load cell
water, watering, irrigation, سقي, اسقي, ري, رش & plant*, garden, زرع, نبات*, حديقه, الزرع => water pump, soil moisture sensor
gas, smoke, غاز, دخان & leak*, detect*, alarm, تسريب, كشف, اكتشف, انذار, ريحه => gas sensor
flame, fire, حريق, لهب, نار & detect*, alarm, كشف, انذار => flame sensor
motion, movement, حركه & detect*, alarm, كشف, انذار => motion sensor
measure, measuring, know, قياس, اقيس, اعرف & current, تيار, امبير & without, touch*, cut*, contactless, غير, بدون => clamp meter
live, mains, voltage, electricity, كهربا, كهرباء, جهد & without, contactless, non, غير, بدون & touch*, contact, المس*, لمس, المسه, تلامس => non-contact voltage
measure, measuring, قياس, اقيس, اعرف & light, brightness, illumin*, lux, اضاءه, ضوء, نور => lux meter, light sensor
measure, measuring, قياس, اقيس, اعرف & insulation, عزل => insulation tester
measure, measuring, قياس, اقيس, اعرف & earth, ground, ارضي => earth tester
measure, measuring, know, قياس, اقيس, اعرف & temperature, حراره, سخونه => temperature sensor, thermometer
measure, measuring, know, detect*, اعرف, قياس, كشف & soil, تربه => soil moisture sensor
keep, know, tell, track, اعرف & time, date, clock, وقت, الوقت, تاريخ, ساعه => real time clock
count, measure, measuring, detect*, قياس, عد, اعد & rotation*, rpm, turns, revolutions, دوران, لفات => rotary encoder
protect*, حمايه, احمي & current, overcurrent, short, surge, overvoltage, تيار, قصر => fuse, varistor
show, display, print, عرض, اعرض, اكتب & text, number*, letter*, data, message*, نص, ارقام, كلام => lcd display
power, تغذيه, اشغل, تشغيل & arduino, esp32, board, اردوينو, بورد & battery, batteries, بطاريه, بطاريات => battery holder, battery
hold, احط, تثبيت & battery, batteries, 18650, بطاريه, بطاريات => battery holder
amplify, louder, تكبير, اكبر & sound, audio, voice, صوت => audio amplifier
cut, trim, قص, اقص, اقطع & lead*, legs, اطراف, رجول => flush cutter
measure, measuring, قياس, اقيس, اعرف & distance, مسافه, بعد => distance sensor
measure, measuring, قياس, اقيس, اعرف & capacit*, inductance, esr, مكثف*, سعه => lcr meter
measure, measuring, قياس, اقيس & resistance, continuity, مقاومه => multimeter
hear, sound, صوت, تصفيق & detect*, react*, يحس, كشف => sound sensor
charge, charging, recharge, اشحن, شحن & battery, batteries, cell*, lithium, lipo, 18650, بطاريه, بطاريات, ليثيوم => lithium charger module
boost, raise, increase, step-up, رفع, ارفع & voltage, battery, volt*, v, جهد, بطاريه, فولت => step-up module
reduce, lower, drop, خفض, اخفض, تقليل & voltage, volt*, جهد, فولت => step-down module
dim, dimming, dimmer, brightness, اضاءه, سطوع & led*, strip, ليد, ليدات & control*, dim*, change, تحكم, اتحكم => mosfet, potentiometer
control*, drive, run, تحكم, اتحكم, تشغيل, اشغل & stepper, ستيبر, خطوه => stepper driver
control*, drive, run, speed, تحكم, اتحكم, سرعه, تشغيل, اشغل & motor*, موتور, مواتير => motor driver
control*, turn, تشغيل, اشغل, تحكم & mains, 220v, lamp*, appliance*, لمبه, اجهزه => relay
store, log, save, حفظ, تسجيل & data, sd, بيانات => microsd module
send, connect, وصل, اوصل, توصيل, ارسال & internet, wifi, wi-fi, انترنت, واي, النت, بالنت => wifi board
join, لحم, الحم, لحام & wire*, pcb, board, component*, سلك, اسلاك, بورد, بورده => soldering iron
cool, cooling, تبريد, ابرد & transistor, regulator, cpu, chip, ترانزستور => heat sink, cooling fan
`;

interface Purpose {
  readonly said: readonly (readonly string[])[];
  readonly searched: readonly string[];
}

const split = (text: string, by: string): string[] => text.split(by).map((part) => part.trim());

/** 'a | b & c' is a alone, or b with c. */
const purposes: readonly Purpose[] = list
  .split("\n")
  .filter(Boolean)
  .flatMap((line) => {
    const [said = "", searched = ""] = split(line, "=>");
    return split(said, " | ").map((way) => ({
      said: split(way, "&").map((words) => split(words, ",")),
      searched: split(searched, ","),
    }));
  });

const isSaid = (word: string, words: ReadonlySet<string>): boolean =>
  word.endsWith("*") ? [...words].some((one) => one.startsWith(word.slice(0, -1))) : words.has(word);

const allForms = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => [word, ...withoutPrefix(word)]).flatMap(wordForms));

const VOLTS =
  /(?<from>\d+(?:\.\d+)?) ?(?:v|volts?|فولت)?(?: ?dc)? (?:to|into|ل|الي|لـ) ?(?<to>\d+(?:\.\d+)?) ?(?:v|volts?|فولت)/u;

/** What converts one voltage into another that a text names: '12 V to 5 V'. */
function conversionOf(folded: string): readonly string[] {
  const { from, to } = VOLTS.exec(folded)?.groups ?? {};
  if (from === undefined || to === undefined || from === to) return [];
  return [Number(from) > Number(to) ? "step-down module" : "step-up module"];
}

/** The texts to search for in place of one that says what is to be done: 'remove solder from pcb'; [] where it says none. */
export function purposeOf(text: string): readonly string[] {
  const folded = foldedWords(text);
  const converted = conversionOf(folded.join(" "));
  if (converted.length > 0) return converted;
  const inNames = new Set(
    kindsIn(folded).flatMap(({ at, count }) => (count > 1 ? [...folded.keys()].slice(at, at + count) : [])),
  );
  const all = allForms(folded);
  const actions = allForms(folded.filter((_, at) => !inNames.has(at)));
  const fits = ({ said: [first = [], ...others] }: Purpose): boolean =>
    first.some((word) => isSaid(word, actions)) &&
    others.every((ways) => ways.some((word) => isSaid(word, all)));
  return purposes.find(fits)?.searched ?? [];
}
