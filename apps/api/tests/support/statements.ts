import { AsyncLocalStorage } from "node:async_hooks";

import { Pool } from "pg";
import { vi } from "vitest";

/** A statement that a database was asked for; one that is prepared has a name. */
export interface Statement {
  readonly name: string | undefined;
  readonly text: string;
}

const collected = new AsyncLocalStorage<Statement[]>();

/** Notes the statements of all databases that are opened afterwards. */
export function spyOnStatements(): void {
  const query: unknown = Reflect.get(Pool.prototype, "query");
  if (typeof query !== "function") throw new TypeError("pg has another pool.");
  vi.spyOn(Pool.prototype, "query").mockImplementation(function (this: Pool, ...args: unknown[]): unknown {
    const [statement] = args;
    if (
      typeof statement === "object" &&
      statement &&
      "text" in statement &&
      typeof statement.text === "string"
    ) {
      const name = "name" in statement && typeof statement.name === "string" ? statement.name : undefined;
      collected.getStore()?.push({ name, text: statement.text });
    }
    const answer: unknown = Reflect.apply(query, this, args);
    return answer;
  });
}

/** The statements that some work asks for; those of the shop's own jobs, which have another context, are left out. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  await collected.run(statements, work);
  return statements;
}
