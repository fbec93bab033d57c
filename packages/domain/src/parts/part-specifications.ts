import { foldText } from "../search/folding.ts";
import { type Attribute, isNumber } from "../specifications/attribute.ts";
import { printSpecification } from "../specifications/print-specification.ts";
import { readSpecification } from "../specifications/read-specification.ts";
import type { KnownPart } from "./known-parts/known-part.ts";
import { knownPart } from "./known-parts/known-parts.ts";
import type { PartQuantity, PartValue } from "./known-parts/part-values.ts";
import { codeFacts } from "./order-codes/code-facts.ts";
import type { PassiveCode } from "./order-codes/passive-code.ts";
import { readOrderCode } from "./order-codes/read-order-code.ts";

/** A fact that a part number states of a part. */
type PartFact =
  | PartQuantity
  | "type"
  | "package"
  | "pins"
  | "tolerance"
  | "rated-voltage"
  | "dielectric"
  | "value";

/** A fact as texts that an attribute may hold, the best first. */
interface StatedFact {
  readonly fact: PartFact;
  readonly texts: readonly string[];
}

const foldedNames = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(Object.entries(lists).map(([key, list]) => [key, new Set(list.split(", ").map(foldText))]));

/** The names of attributes that hold a fact, folded by `foldText` where they are compared. What several facts may be called is no name of any. */
const attributeNames = foldedNames({
  type: "type, polarity, channel, type of semiconductor, semiconductor type, transistor type, type of transistor, diode type, type of diode, النوع, القطبية, نوع شبه الموصل, نوع الترانزستور, نوع الدايود",
  package: "package, case, package / case, الغلاف, العبوة الخارجية",
  pins: "pins, number of pins, pin count, الأطراف, عدد الأطراف",
  "output-voltage": "output voltage, vout, جهد الخرج, جهد الخروج",
  "output-current": "output current, iout, تيار الخرج, تيار الخروج",
  "input-voltage": "input voltage, vin, جهد الدخل, جهد الدخول",
  "supply-voltage": "supply voltage, operating voltage, جهد التشغيل, جهد التغذية",
  power: "power, power rating, power dissipation, maximum power, القدرة, القدرة المقننة, أقصى قدرة",
  "gain-bandwidth": "gain bandwidth, gain bandwidth product, عرض نطاق الكسب",
  channels: "channels, number of channels, القنوات, عدد القنوات",
  "collector-emitter-voltage": "collector emitter voltage, vceo, vce, maximum voltage, max voltage, أقصى جهد",
  "collector-current": "collector current, ic, maximum current, max current, أقصى تيار",
  "drain-source-voltage": "drain source voltage, vds, vdss, maximum voltage, max voltage, أقصى جهد",
  "drain-current": "drain current, id, maximum current, max current, أقصى تيار",
  "on-resistance": "on resistance, rds on, rdson",
  "reverse-voltage": "reverse voltage, vr, vrrm, maximum voltage, max voltage, أقصى جهد, الجهد العكسي",
  "forward-current": "forward current, if, maximum current, max current, أقصى تيار, التيار الأمامي",
  "recovery-time": "recovery time, reverse recovery time, trr",
  "zener-voltage": "zener voltage, vz, جهد زينر",
  "off-state-voltage": "off state voltage, vdrm, maximum voltage, max voltage, أقصى جهد",
  "on-state-current": "on state current, it rms, maximum current, max current, أقصى تيار",
  "gate-trigger-current": "gate trigger current, igt",
  "isolation-voltage": "isolation voltage, viso, جهد العزل",
  "flash-memory": "flash memory, flash, ذاكرة فلاش",
  "working-memory": "ram, working memory, sram",
  "memory-size": "memory size, حجم الذاكرة",
  resolution: "resolution, دقة التحويل",
  "coil-voltage": "coil voltage, جهد الملف",
  pitch: "pitch, المسافة بين الأطراف",
  tolerance: "tolerance, نسبة السماح, السماحية",
  "rated-voltage":
    "rated voltage, voltage rating, maximum voltage, max voltage, voltage, الجهد المقنن, أقصى جهد, الجهد",
  dielectric: "dielectric, temperature characteristic, العازل",
} satisfies Partial<Record<PartFact, string>>);

const valueNames = foldedNames({
  resistor: "resistance, المقاومة",
  capacitor: "capacitance, السعة",
  electrolytic: "capacitance, السعة",
  inductor: "inductance, الحث",
} satisfies Record<PassiveCode["kind"], string>);

/** The values of parts of which the single one that is stated is a limit, and what is not called one in a product. */
const LIMITS: ReadonlySet<PartQuantity> = new Set(["input-voltage"]);

/** A value as an attribute has it; null where a single one may be the usual value or a limit. */
function textOf({ quantity, text }: PartValue): string | null {
  const isRange = text.includes("~");
  if (quantity === "supply-voltage" && !isRange) return null;
  return LIMITS.has(quantity) && !isRange ? `≤ ${text}` : text;
}

/** Names that a choice for the type of a part may have: 'npn', 'n-channel MOSFET', 'zener'. */
function typesOf({ kind, subtype }: KnownPart): string[] {
  const first = subtype?.split(", ", 1)[0];
  return first === undefined ? [kind] : [`${first} ${kind}`, first, kind];
}

function factsOfPart(part: KnownPart): StatedFact[] {
  const [only, ...others] = part.packages;
  return [
    { fact: "type", texts: typesOf(part) },
    ...part.values.flatMap((value) => {
      const text = textOf(value);
      return text === null ? [] : [{ fact: value.quantity, texts: [text] }];
    }),
    // Of several packages the number says none.
    ...(only !== undefined && others.length === 0 ? [{ fact: "package" as const, texts: [only] }] : []),
    ...(part.pins === null ? [] : [{ fact: "pins" as const, texts: [String(part.pins)] }]),
  ];
}

const factsOfCode = (code: PassiveCode): StatedFact[] =>
  codeFacts(code).map(({ fact, text }) => ({ fact, texts: [fact === "tolerance" ? `±${text}` : text] }));

/** A text as an attribute has it: a number without a remark, one of its choices; null where it cannot hold it. */
function heldText(attribute: Attribute, text: string): string | null {
  if (attribute.kind === "yes_no") return null;
  const { value } = readSpecification(attribute, text);
  if (value == null || (isNumber(value) && value.remark !== null)) return null;
  // As people type it: pages keep number and unit on one line by themselves.
  return printSpecification(attribute, value, "en").replaceAll("\u00A0", " ");
}

/** What a part number says of specifications. */
export interface PartSpecifications {
  /** The number as it is known: '7812', or an order code as it was given. */
  readonly code: string;
  /** Texts for attributes, by their ids, in the order of the attributes. */
  readonly values: readonly { readonly attribute_id: number; readonly text: string }[];
}

interface NumberedFacts {
  readonly code: string;
  readonly facts: readonly StatedFact[];
  readonly valueNames: ReadonlySet<string> | undefined;
}

function factsOf(number: string): NumberedFacts | null {
  const part = /\d/.test(number) ? knownPart(number) : null;
  if (part) return { code: part.code, facts: factsOfPart(part), valueNames: undefined };
  const code = readOrderCode(number);
  return code && { code: number, facts: factsOfCode(code), valueNames: valueNames.get(code.kind) };
}

/**
 * What a part number says of the specifications of a product, by the attributes that it may have; null where it is no standard part and no order
 * code, or says nothing of them. An attribute that two facts would fill, a fact that two attributes would hold, and what one cannot hold exactly
 * are left out.
 */
export function partSpecifications(
  number: string,
  attributes: readonly Attribute[],
): PartSpecifications | null {
  const known = factsOf(number.trim());
  if (!known) return null;
  const filled = known.facts.flatMap(({ fact, texts }) => {
    const names = fact === "value" ? known.valueNames : attributeNames.get(fact);
    const isNamed = ({ name, name_ar: nameAr }: Attribute): boolean =>
      [name, nameAr ?? ""].some((one) => one !== "" && names?.has(foldText(one)));
    const held = attributes.filter(isNamed).flatMap((attribute) => {
      // A text without choices says of a type what the shop may call otherwise.
      if (fact === "type" && attribute.kind !== "choice") return [];
      const [text] = texts.flatMap((one) => heldText(attribute, one) ?? []);
      return text === undefined ? [] : [{ attribute_id: attribute.id, text }];
    });
    return held.length === 1 ? held : [];
  });
  const values = attributes.flatMap(({ id }) => {
    const [only, ...others] = filled.filter((one) => one.attribute_id === id);
    return only && others.length === 0 ? [only] : [];
  });
  return values.length === 0 ? null : { code: known.code, values };
}
