import { foldedWords } from "../folding.ts";
import { wordForms } from "../word-forms.ts";
import { kindList, otherGoodsList } from "./kind-list.ts";

/** What products are, in any language: 'relay', 'ريليه'. */
interface Kind {
  readonly id: string;
  /** The wider kind, of which everything of this kind is as well. */
  readonly wider: string | null;
  /** Kinds that may serve where a shop has none of this one, the nearest first. */
  readonly near: readonly string[];
  /** False for other goods, which a shop for electronics does not sell as a rule. */
  readonly isUsual: boolean;
}

/** Words that name a kind. */
export interface KindMatch {
  readonly kind: Kind;
  /** Where they begin, and how many they are. */
  readonly at: number;
  readonly count: number;
}

/** A place in the words of all kinds. */
interface Node {
  readonly next: Map<string, Node>;
  kind?: Kind;
}

const newNode = (): Node => ({ next: new Map() });

const isLink = (part: string): boolean => /^[>~]/.test(part);

const namesOf = (part: string): string[] =>
  part
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

function readLine(
  line: string,
  isUsual: boolean,
): { readonly kind: Kind; readonly phrases: readonly string[] } {
  const [id = "", said = ""] = line.split(": ", 2);
  const parts = said.split(";").map((part) => part.trim());
  const links = /^(?:>(?<wider>[\w-]+))? *(?:~(?<near>.*))?$/u.exec(parts.find(isLink) ?? "")?.groups;
  return {
    kind: { id, wider: links?.["wider"] ?? null, near: namesOf(links?.["near"] ?? ""), isUsual },
    phrases: parts.filter((part) => !isLink(part)).flatMap(namesOf),
  };
}

const linesOf = (list: string): string[] => list.split("\n").filter(Boolean);

const read = [
  ...linesOf(kindList).map((line) => readLine(line, true)),
  ...linesOf(otherGoodsList).map((line) => readLine(line, false)),
];

const root = newNode();
const byWord = new Set<string>();
const usualWords = new Set<string>();
const usualFirstWords = new Set<string>();
for (const { kind, phrases } of read)
  for (const phrase of phrases) {
    let node = root;
    for (const [at, word] of foldedWords(phrase).entries()) {
      if (kind.isUsual) usualWords.add(word);
      if (kind.isUsual && at === 0) usualFirstWords.add(word);
      byWord.add(word);
      const next = node.next.get(word) ?? newNode();
      node.next.set(word, next);
      node = next;
    }
    node.kind ??= kind;
  }

/** All kinds by their id. */
export const kinds: ReadonlyMap<string, Kind> = new Map(read.map(({ kind }) => [kind.id, kind]));

/** The words of which names of kinds consist, folded. */
export const kindVocabulary: ReadonlySet<string> = byWord;

/** Those of kinds that a shop for electronics sells, which words with typing errors may be meant as. */
export const usualKindWords: ReadonlySet<string> = usualWords;

/** Those of them with which names of kinds begin. */
export const kindBeginnings: ReadonlySet<string> = usualFirstWords;

/** A folded Arabic word without a preposition or 'and' that is written with it ('للاردوينو', 'وكابل'); [] for any other. */
export function withoutPrefix(word: string): string[] {
  const bare = /^(?:لل|[وبفك]ال|[وبفلك])(?<bare>\p{Script=Arabic}{3,})$/u.exec(word)?.groups?.["bare"];
  return bare === undefined ? [] : [bare];
}

/** The forms of a folded word in which a kind may be named. */
const formsOf = (word: string): string[] => [word, ...withoutPrefix(word)].flatMap(wordForms);

function longest(node: Node, words: readonly string[], at: number): { kind: Kind; end: number } | null {
  const word = words[at];
  let best = node.kind ? { kind: node.kind, end: at } : null;
  if (word === undefined) return best;
  for (const form of new Set(formsOf(word))) {
    const next = node.next.get(form);
    const found = next ? longest(next, words, at + 1) : null;
    if (found && found.end > (best?.end ?? -1)) best = found;
  }
  return best;
}

/** The kinds that folded words name, in their order; of words that may be read together the longest. */
export function kindsIn(words: readonly string[]): KindMatch[] {
  const found: KindMatch[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const match = longest(root, words, at);
    if (!match || match.end === at) continue;
    found.push({ kind: match.kind, at, count: match.end - at });
    at = match.end - 1;
  }
  return found;
}

const ARABIC = /\p{Script=Arabic}/u;

/** Kinds that are called by a name, which beside another kind says what that one is for: 'battery ESP32', 'case Arduino'. */
const NAMED: ReadonlySet<string> = new Set(["arduino-board", "esp-board", "raspberry-pi"]);

/** The kind that a phrase is about: the first one that is named in Arabic, or the last one in English; 'LED driver' is a driver. */
export function headKind(words: readonly string[]): KindMatch | null {
  const all = kindsIn(words);
  const others = all.filter(({ kind }) => !NAMED.has(kind.id));
  const found = others.length > 0 ? others : all;
  return found.find(({ at }) => ARABIC.test(words[at] ?? "")) ?? found.at(-1) ?? null;
}

/** Letters from which a kind is recognised by the beginning of its name. */
const MIN_BEGINNING = 2;

function collect(node: Node, into: Set<Kind>): void {
  if (node.kind) into.add(node.kind);
  for (const next of node.next.values()) collect(next, into);
}

/** Kinds whose names begin with a word that is still being typed. */
export interface BegunKinds {
  /** The shortest word that it may become. */
  readonly word: string;
  readonly ids: readonly string[];
}

/** The kinds of which a name, else a further word of a name, begins with a folded word: 'ardu' is an Arduino, 'لح' what one solders with. Null where none does. */
export function kindsBegun(word: string): BegunKinds | null {
  if (word.length < MIN_BEGINNING) return null;
  const begunIn = (nodes: readonly Node[]): BegunKinds | null => {
    const next = nodes.flatMap((node) => [...node.next]).filter(([name]) => name.startsWith(word));
    const found = new Set<Kind>();
    for (const [, node] of next) collect(node, found);
    const ids = [...found].filter(({ isUsual }) => isUsual).map(({ id }) => id);
    const [shortest = word] = next.map(([name]) => name).toSorted((a, b) => a.length - b.length);
    return ids.length > 0 ? { word: shortest, ids } : null;
  };
  return begunIn([root]) ?? begunIn([...root.next.values()]);
}

/** A kind with its wider ones. */
export function withWider(id: string): string[] {
  const wider = kinds.get(id)?.wider ?? null;
  return wider === null ? [id] : [id, ...withWider(wider)];
}

/** The kinds that are nearest to one, its wider kind last. */
export function nearKinds(id: string): readonly string[] {
  const kind = kinds.get(id);
  if (!kind) return [];
  return kind.wider === null ? kind.near : [...kind.near, kind.wider];
}

/** Words of a kind without those that name another one as well: 'solid state' of 'solid state relay' beside relays. */
export function wordsBeside(words: string, other: string): string {
  const left = words.split(" ").filter((word) => {
    const named = kindsIn(foldedWords(word))[0]?.kind.id;
    return named === undefined || !withWider(other).includes(named);
  });
  return left.length > 0 ? left.join(" ") : words;
}
