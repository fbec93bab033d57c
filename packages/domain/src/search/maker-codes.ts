/** Beginnings of part numbers that name the manufacturer, while the digits after them name the part: 'L7805', 'LM7805', 'UA7805'. */
const MAKERS = [
  ..."l m lm lmc mc ua ka kia an ha ca cd hef hcf hcc tc hd mm sn dm ne se sa tl tlc icm njm rc sg upc pc".split(
    " ",
  ),
  // Those of low-dropout regulators and converters that many make: 1117, 3842, 2596.
  ..."ams ld az ap ncp reg spx tlv uc utc bm xl".split(" "),
];

/** The part behind the maker's letters: '7805', and with the letters of its family '74hc595', '78l05'. */
const MAKERS_CODE = new RegExp(
  String.raw`^(?:${MAKERS.join("|")})(?<part>\d{2}[a-z]{1,4}\d{2,}|\d{3,})`,
  "u",
);

/** What part numbers of several manufacturers for the same part share, of a folded one: '7805' of 'lm7805ct'; null for any other. */
export const makersPart = (code: string): string | null => MAKERS_CODE.exec(code)?.groups?.["part"] ?? null;
