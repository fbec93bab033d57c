/** The governorates of Egypt by their codes of ISO 3166-2:EG, in the order of their English names. */
export const governorates = [
  "EG-ALX",
  "EG-ASN",
  "EG-AST",
  "EG-BH",
  "EG-BNS",
  "EG-C",
  "EG-DK",
  "EG-DT",
  "EG-FYM",
  "EG-GH",
  "EG-GZ",
  "EG-IS",
  "EG-KFS",
  "EG-LX",
  "EG-MT",
  "EG-MN",
  "EG-MNF",
  "EG-WAD",
  "EG-SIN",
  "EG-PTS",
  "EG-KB",
  "EG-KN",
  "EG-BA",
  "EG-SHR",
  "EG-SHG",
  "EG-JS",
  "EG-SUZ",
] as const;

/** A governorate of Egypt by its code. */
export type Governorate = (typeof governorates)[number];
