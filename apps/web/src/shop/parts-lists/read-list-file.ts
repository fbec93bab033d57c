import { decodeText } from "@shop/contract/decode-text.ts";

/** Whether bytes are a ZIP archive, as XLSX files are. */
const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean"
    ? String(cell)
    : "";
}

/** A cell of a list whose cells tabs separate. */
const quoted = (cell: unknown): string => `"${cellText(cell).replaceAll('"', '""')}"`;

/** The text of a file with a parts list: CSV and text in any usual encoding, or the longest sheet of an XLSX file. Rejects for any other. */
export async function readListFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isArchive(bytes)) {
    const text = decodeText(bytes);
    if (text.includes("\0")) throw new Error("The file is no text.");
    return text;
  }
  const { default: readExcelFile } = await import("read-excel-file/browser");
  const sheets = await readExcelFile(file);
  const [longest] = sheets.toSorted((a, b) => b.data.length - a.data.length);
  return (longest?.data ?? []).map((row) => row.map(quoted).join("\t")).join("\n");
}
