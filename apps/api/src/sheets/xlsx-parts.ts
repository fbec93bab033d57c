import { posix } from "node:path";

import { Parser } from "saxen";

import { attributeOf, withoutPrefix } from "./xml-names.ts";

/** A sheet that a workbook lists. */
export interface ListedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** The path of its XML. */
  readonly path: string;
}

type Open = (name: string, attribute: (name: string) => string | undefined) => void;

/** Reads the elements of a document, and the text of each. */
function parseXml(xml: string, open: Open, close?: (name: string, text: string) => void): void {
  const parser = new Parser();
  let text = "";
  parser.on("openTag", (name, getAttributes, decodeEntities) => {
    text = "";
    const attributes = getAttributes();
    open(withoutPrefix(name), (one) => {
      const value = attributeOf(attributes, one);
      return value === undefined ? undefined : decodeEntities(value);
    });
  });
  parser.on("text", (piece, decodeEntities) => {
    text += decodeEntities(piece);
  });
  parser.on("cdata", (piece) => {
    text += piece;
  });
  parser.on("closeTag", (name) => {
    close?.(withoutPrefix(name), text);
    text = "";
  });
  parser.parse(xml);
}

/** What a workbook says about its sheets; `relations` is the XML of their paths. */
export function parseWorkbook(
  workbook: string,
  relations: string,
): { readonly sheets: readonly ListedSheet[]; readonly is1904: boolean } {
  const paths = new Map<string, string>();
  parseXml(relations, (name, attribute) => {
    const target = attribute("Target");
    if (name === "Relationship" && target !== undefined) {
      paths.set(attribute("Id") ?? "", posix.resolve("/xl", target).slice(1));
    }
  });
  const sheets: ListedSheet[] = [];
  let is1904 = false;
  parseXml(workbook, (name, attribute) => {
    if (name === "workbookPr") is1904 = /^(?:1|true)$/.test(attribute("date1904") ?? "");
    const path = name === "sheet" ? paths.get(attribute("id") ?? "") : undefined;
    if (path === undefined) return;
    const state = attribute("state") ?? "visible";
    sheets.push({ name: attribute("name") ?? "", isHidden: state !== "visible", path });
  });
  return { sheets, is1904 };
}

/** The format of each style of cells: the id of a built-in one, or its pattern. */
export function parseStyles(styles: string): readonly (number | string)[] {
  const patterns = new Map<number, string>();
  const formats: (number | string)[] = [];
  let areCells = false;
  parseXml(
    styles,
    (name, attribute) => {
      const id = Number(attribute("numFmtId") ?? 0);
      if (name === "numFmt") patterns.set(id, attribute("formatCode") ?? "General");
      else if (name === "cellXfs") areCells = true;
      else if (name === "xf" && areCells) formats.push(patterns.get(id) ?? id);
    },
    (name) => {
      if (name === "cellXfs") areCells = false;
    },
  );
  return formats;
}

/** The shared strings, without how they are pronounced. */
export function parseSharedStrings(strings: string): readonly string[] {
  const found: string[] = [];
  let isPhonetic = false;
  parseXml(
    strings,
    (name) => {
      if (name === "si") found.push("");
      else if (name === "rPh") isPhonetic = true;
    },
    (name, text) => {
      if (name === "rPh") isPhonetic = false;
      else if (name === "t" && !isPhonetic) found.push((found.pop() ?? "") + text);
    },
  );
  return found;
}
