import { Path, type Styles, StyleSheet, Svg, Text } from "@react-pdf/renderer";
import { directionOf } from "@shop/domain/locale/locale.ts";
import { foreignLanguage } from "@shop/domain/locale/text-traits.ts";
import { createElement as h, type ReactElement } from "react";

import type { CodeShape } from "./code-shapes.ts";
import type { Paper } from "./paper.ts";
import { printable } from "./printable-text.ts";

/** Families of the fonts, one for each script. */
export const scripts = ["cairo-arabic", "cairo-latin", "noto-greek", "noto-latin"] as const;

/** The layout engine takes every change of font or direction for a place to break a word: only where nothing else fits. */
const hyphenationPenalty = 9000;

const INK = "#1d2023";
const MUTED = "#555b61";
const LINE = "#c9cdd1";

/** The styles of papers. */
export const styles = StyleSheet.create({
  page: {
    paddingVertical: 40,
    paddingHorizontal: 44,
    fontFamily: [...scripts],
    fontSize: 10,
    color: INK,
    // The renderer loses the shift of a kerned letter, and draws 'في' over the space before it.
    fontFeatureSettings: { kern: false },
  },
  head: { borderBottomWidth: 1.5, borderBottomColor: INK, paddingBottom: 8, justifyContent: "space-between" },
  logo: { height: 36, maxWidth: 160, marginBottom: 4, objectFit: "contain" },
  large: { fontSize: 18, fontWeight: 700 },
  title: { fontSize: 15, fontWeight: 700 },
  muted: { color: MUTED, fontSize: 9 },
  bold: { fontWeight: 700 },
  parties: { marginTop: 18, gap: 24 },
  party: { flexGrow: 1, flexBasis: 0 },
  tableHead: { marginTop: 18, borderBottomWidth: 1, borderBottomColor: INK, paddingBottom: 4, gap: 10 },
  row: { borderBottomWidth: 0.5, borderBottomColor: LINE, paddingVertical: 5, gap: 10 },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  number: { width: 74 },
  tick: { width: 44 },
  box: { width: 12, height: 12, borderWidth: 1, borderColor: INK },
  sum: { marginTop: 10, justifyContent: "space-between", fontSize: 13, fontWeight: 700 },
  sumPart: { marginTop: 4, justifyContent: "space-between" },
  code: { marginVertical: 10 },
  note: { marginTop: 18 },
  receipt: { paddingVertical: 12, paddingHorizontal: 10, fontSize: 9 },
  receiptPart: { borderTopWidth: 0.5, borderTopColor: LINE, marginTop: 6, paddingTop: 6 },
  receiptBars: { marginTop: 10, alignItems: "center" },
  receiptLine: { justifyContent: "space-between", gap: 8 },
  grow: { flexShrink: 1 },
  labelPage: { paddingVertical: 0, paddingHorizontal: 0 },
  label: { position: "absolute", justifyContent: "space-between", overflow: "hidden" },
  labelHead: { justifyContent: "space-between" },
  labelTexts: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  footer: { position: "absolute", bottom: 18, left: 44, right: 44, textAlign: "center" },
});

/** The styles that depend on the direction of the language. */
export const directed = (locale: Paper["locale"]) => {
  const direction = directionOf(locale);
  const isRtl = direction === "rtl";
  return {
    row: { flexDirection: isRtl ? "row-reverse" : "row" },
    text: { direction, textAlign: isRtl ? "right" : "left" },
    end: { direction, textAlign: isRtl ? "left" : "right" },
    startItems: { alignItems: isRtl ? "flex-end" : "flex-start" },
    endItems: { alignItems: isRtl ? "flex-start" : "flex-end" },
  } as const;
};

/** Styles of one direction. */
export type Directed = ReturnType<typeof directed>;
type TextStyle = (typeof styles)[keyof typeof styles] | Directed["text"] | Directed["end"] | Styles[string];

const ISOLATED = /\u2066[^\u2069]*\u2069/gu;

/** The direction of a text that begins in the other language, so that its full stop stands at its end; none where it is the paper's own. */
function ownDirection(content: string, style: readonly TextStyle[]): TextStyle[] {
  const own = style.some((one) => "direction" in one && one.direction === "rtl") ? "ar" : "en";
  const [first = ""] = content.replaceAll(ISOLATED, "").match(/\p{L}/u) ?? [];
  const language = foreignLanguage(content, own) && foreignLanguage(first.repeat(2), own);
  return language ? [{ direction: directionOf(language) }] : [];
}

const element = (content: string, style: TextStyle[], key?: number): ReactElement =>
  h(
    Text,
    {
      ...(key !== undefined && { key }),
      style: [...style, ...ownDirection(content, style)],
      hyphenationPenalty,
    },
    printable(content),
  );

/** A text in some styles. */
export const text = (content: string, ...style: TextStyle[]): ReactElement => element(content, style);

/** Texts below each other in some styles. */
export const lines = (contents: readonly string[], ...style: TextStyle[]): ReactElement[] =>
  contents.map((content, key) => element(content, style, key));

/** Points of a millimetre. */
export const MM = 72 / 25.4;

/** A code as a picture of a size in millimetres. */
export const codePicture = (
  { width, height, path }: CodeShape,
  size: { readonly width: number; readonly height: number },
): ReactElement =>
  h(
    Svg,
    {
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: "none",
      style: { width: size.width * MM, height: size.height * MM },
    },
    h(Path, { d: path, fill: "#000000" }),
  );
