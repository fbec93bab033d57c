import { hash } from "node:crypto";
import { DatabaseSync, type StatementSync } from "node:sqlite";

import { marksOf } from "./marks.ts";
import { rankFew, rankMany } from "./rank.ts";
import { documentOf, type SearchSource } from "./search-document.ts";
import type { KnownCode, Ranked, SearchTask, TaskOutput } from "./search-tasks.ts";

/** The version of the rules of the index: raise it with every change of what is indexed, and every start begins the index anew. */
const INDEX_RULES = 8;

/**
 * No content, because products are read from the database. All but white space belongs to words: their marks are signs. Beginnings of three and of
 * four characters are stored, which is from where words and keys are searched as beginnings.
 */
const SCHEMA = `
  create virtual table documents using fts5(names, words, marks,
    content='', contentless_delete=1, detail=column, prefix='3 4',
    tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'");
  create table products (id integer primary key, version integer not null, group_id integer not null, is_offered integer not null, source text not null);
  create table groups (id integer primary key, names text not null);
  create table words (word text primary key) without rowid;
  create table codes (code text primary key, reversed text not null, written text not null) without rowid;
  create index codes_reversed on codes (reversed);`;
const TABLES = ["documents", "products", "groups", "words", "codes", "state"];
const STATE = "create table if not exists state (key text primary key, value text not null) without rowid";

/** Where matches are looked for. */
interface Within {
  /** The id before the first one. */
  readonly after?: number | undefined;
  /** Only these products. */
  readonly among?: readonly number[] | undefined;
}

/** Part numbers that are compared with one that contains a typing error. */
const MAX_COMPARED = 5000;
/** Products among which matches are looked up one by one; more are looked up in all matches. */
const FEW = 100;
/** Matches that are read at first, and how many times more each time after that. */
const FIRST_PART = 200;
const GROWTH = 5;
const BEYOND = "\u{10FFFF}";

const reversed = (text: string): string => Array.from(text).toReversed().join("");

/** The search index: a file of SQLite, or memory. All calls are synchronous. */
export class SearchFile {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** Opens the file at a path, or memory at ':memory:'; throws where it cannot be written, or another process has it. */
  constructor(path: string) {
    this.#database = new DatabaseSync(path);
    try {
      // What a crash loses is read from the database again.
      this.#database.exec(
        "pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = off",
      );
      this.#database.exec(STATE);
      const isCurrent = this.#state("rules") === String(INDEX_RULES);
      this.#statements.clear();
      if (!isCurrent) this.#create();
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }

  run(task: SearchTask): TaskOutput {
    const { name } = task;
    if (name === "find") return { name, ids: this.#find(task) };
    if (name === "matchEach") return { name, isMatched: task.matches.map((match) => this.#hasMatch(match)) };
    if (name === "rank") return { name, ranked: this.#rank(task) };
    if (name === "codesLike") return { name, codes: this.#codesLike(task.code) };
    if (name === "words") return { name, words: this.#words() };
    if (name === "position") return { name, position: this.#state("position") };
    if (name === "compare") return { name, outdated: this.#compare(task) };
    if (name === "put") this.#transaction(() => this.#put(task));
    else this.#setState("position", task.position);
    return { name };
  }

  #prepare(text: string): StatementSync {
    const statement = this.#statements.get(text) ?? this.#database.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }

  #transaction(work: () => void): void {
    this.#database.exec("begin");
    try {
      work();
      this.#database.exec("commit");
    } catch (error) {
      // A full disk has ended it already.
      if (this.#database.isTransaction) this.#database.exec("rollback");
      throw error;
    }
  }

  #create(): void {
    this.#transaction(() => {
      for (const table of TABLES) this.#database.exec(`drop table if exists ${table}`);
      this.#database.exec(`${STATE}; ${SCHEMA}`);
      this.#setState("rules", String(INDEX_RULES));
    });
  }

  #state(key: string): string | null {
    const row = this.#prepare("select value from state where key = ?").get(key);
    return typeof row?.["value"] === "string" ? row["value"] : null;
  }

  #setState(key: string, value: string): void {
    this.#prepare("insert into state values (?, ?) on conflict do update set value = excluded.value").run(
      key,
      value,
    );
  }

  /** At most `limit` matches by ascending id; a negative limit is none. */
  #matches(match: string, limit: number, { after = 0, among }: Within = {}): number[] {
    const lookup =
      among === undefined
        ? ""
        : `and ${among.length <= FEW ? "" : "+"}rowid in (select value from json_each(?))`;
    return this.#prepare(
      `select rowid as id from documents where documents match ? and rowid > ? ${lookup} order by rowid limit ?`,
    )
      .all(match, after, ...(among === undefined ? [] : [JSON.stringify(among)]), limit)
      .map(({ id }) => Number(id));
  }

  /** The same one after the other, read in parts that grow: whoever reads them often needs few. */
  *#eachMatch(match: string, after = 0): Generator<number> {
    let last = after;
    for (let size = FIRST_PART; ; size *= GROWTH) {
      const ids = this.#matches(match, size, { after: last });
      yield* ids;
      if (ids.length < size) return;
      last = ids.at(-1) ?? last;
    }
  }

  #find({ match, among, limit = -1 }: Extract<SearchTask, { name: "find" }>): Int32Array {
    return Int32Array.from(this.#matches(match, limit, { among }));
  }

  #hasMatch(match: string): boolean {
    return this.#matches(match, 1).length > 0;
  }

  #rank(task: Extract<SearchTask, { name: "rank" }>): Ranked[] {
    const matches = (match: string, after?: number) => this.#eachMatch(match, after);
    return task.among ? rankFew(task, this.#withOffers(task.among), matches) : rankMany(task, matches);
  }

  /** Some products, and whether they have a price and are in stock. */
  #withOffers(ids: readonly number[]): Map<number, boolean> {
    const offered = this.#prepare(
      "select id from products where is_offered and id in (select value from json_each(?))",
    ).all(JSON.stringify(ids));
    const found = new Set(offered.map(({ id }) => id));
    return new Map(ids.map((id) => [id, found.has(id)]));
  }

  #codesLike(code: string): KnownCode[] {
    const half = Math.floor(code.length / 2);
    // One difference, or two swapped characters, leave the first half or what follows the character after it as they are.
    const start = code.slice(0, half);
    const end = reversed(code.slice(half + 1));
    return this.#prepare(
      `select code, written from codes where code >= ? and code < ?
         union select code, written from codes where reversed >= ? and reversed < ? and length(code) between ? and ? limit ?`,
    )
      .all(start, start + BEYOND, end, end + BEYOND, code.length - 1, code.length + 1, MAX_COMPARED)
      .map((row) => ({ code: String(row["code"]), written: String(row["written"]) }));
  }

  #words(): string[] {
    return this.#prepare("select word from words")
      .all()
      .map(({ word }) => String(word));
  }

  /** Removes products that are not among given ones, and tells which of these are not as they are given. */
  #compare({
    isOther,
    ids,
    versions,
    groupIds,
    groups,
  }: Extract<SearchTask, { name: "compare" }>): Int32Array {
    const known = new Map<unknown, { readonly version: unknown; readonly groupId: unknown }>();
    for (const row of this.#prepare("select id, version, group_id from products").all())
      known.set(row["id"], { version: row["version"], groupId: row["group_id"] });
    const names = new Map<unknown, unknown>();
    for (const row of this.#prepare("select id, names from groups").all()) names.set(row["id"], row["names"]);
    const renamed = new Set(
      groups.filter((group) => names.get(group.id) !== group.names).map(({ id }) => id),
    );
    const outdated = ids.filter((id, at) => {
      const stored = known.get(id);
      const groupId = groupIds[at] ?? 0;
      known.delete(id);
      return (
        isOther || stored?.version !== versions[at] || stored?.groupId !== groupId || renamed.has(groupId)
      );
    });
    this.#transaction(() => {
      for (const id of known.keys()) if (typeof id === "number") this.#remove(id);
    });
    return outdated;
  }

  #remove(id: number): void {
    this.#prepare("delete from documents where rowid = ?").run(id);
    this.#prepare("delete from products where id = ?").run(id);
  }

  #put({ products, removed, groups }: Extract<SearchTask, { name: "put" }>): void {
    for (const id of removed) this.#remove(id);
    const stored = this.#prepare("select source from products where id = ?");
    const note = this.#prepare(
      `insert into products values (?, ?, ?, ?, ?) on conflict do update set version = excluded.version,
       group_id = excluded.group_id, is_offered = excluded.is_offered, source = excluded.source`,
    );
    for (const { source, version } of products) {
      const digest = hash("sha1", JSON.stringify(source), "base64");
      const before = stored.get(source.productId);
      if (before?.["source"] !== digest) this.#write(source, before !== undefined);
      note.run(source.productId, version, source.subCategoryId, Number(source.isOffered), digest);
    }
    for (const { id, names } of groups)
      this.#prepare("insert into groups values (?, ?) on conflict do update set names = excluded.names").run(
        id,
        names,
      );
  }

  #write(source: SearchSource, isKnown: boolean): void {
    const { row, words, codes } = documentOf(source);
    const { productId } = row;
    if (isKnown) this.#prepare("delete from documents where rowid = ?").run(productId);
    this.#prepare("insert into documents (rowid, names, words, marks) values (?, ?, ?, ?)").run(
      productId,
      row.nameWords.join(" "),
      row.allWords.join(" "),
      marksOf(row).join(" "),
    );
    const addWord = this.#prepare("insert into words values (?) on conflict do nothing");
    for (const word of words) addWord.run(word);
    const addCode = this.#prepare(
      "insert into codes values (?, ?, ?) on conflict do update set written = excluded.written",
    );
    for (const { code, written } of codes) addCode.run(code, reversed(code), written);
  }
}
