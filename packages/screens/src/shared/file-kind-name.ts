import type { FileKind } from "@shop/domain/product-files/product-files.ts";

/** Names of kinds of files; that of other files stands apart, because texts with a key 'other' are plurals. */
interface FileKindTexts {
  readonly kinds: Readonly<Record<Exclude<FileKind, "other">, string>>;
  readonly otherKind: string;
}

/** The name of a kind of file in the reader's language. */
export const fileKindName = ({ kinds, otherKind }: FileKindTexts, kind: FileKind): string =>
  kind === "other" ? otherKind : kinds[kind];
