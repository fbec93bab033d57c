import type { Locale } from "../locale/locale.ts";
import { foldText } from "../search/folding.ts";

const CODES =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY " +
  "BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK " +
  "FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR " +
  "IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK " +
  "ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM " +
  "PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF " +
  "TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW";

/** The countries of ISO 3166-1 by their alpha-2 codes. */
export const countryCodes: readonly string[] = CODES.split(" ");

/** Names that people write beside those of {@link countryName}. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE", "Emirates", "الإمارات"],
  CN: ["PRC", "P.R.C.", "PR China", "Mainland China", "جمهورية الصين الشعبية"],
  CZ: ["Czech Republic", "جمهورية التشيك"],
  GB: ["UK", "U.K.", "Great Britain", "Britain", "England", "بريطانيا", "إنجلترا", "انجلترا"],
  HK: ["Hong Kong", "هونج كونج", "هونغ كونغ"],
  KR: ["Korea", "Republic of Korea", "كوريا"],
  MO: ["Macau", "Macao", "ماكاو"],
  NL: ["Holland", "The Netherlands"],
  RU: ["Russian Federation"],
  SA: ["KSA", "السعودية"],
  TR: ["Turkey", "Türkiye"],
  TW: ["Taiwan ROC"],
  US: ["USA", "U.S.A.", "U.S.", "America", "United States of America", "أمريكا"],
  VN: ["Viet Nam"],
};

const displayNames: Partial<Record<Locale, Intl.DisplayNames>> = {};

/** The name of a country in a language; its code where the platform has no name for it. */
export const countryName = (code: string, locale: Locale): string =>
  (displayNames[locale] ??= new Intl.DisplayNames(locale, { type: "region" })).of(code) ?? code;

let codesByName: ReadonlyMap<string, string> | undefined;

const readCodes = (): ReadonlyMap<string, string> =>
  new Map(
    countryCodes.flatMap((code) =>
      [code, countryName(code, "en"), countryName(code, "ar"), ...(otherNames[code] ?? [])].map((name) => [
        foldText(name),
        code,
      ]),
    ),
  );

/** The code of a country that is given by its code or by a name in English or Arabic; null for any other text. */
export const countryCode = (text: string): string | null =>
  (codesByName ??= readCodes()).get(foldText(text)) ?? null;
