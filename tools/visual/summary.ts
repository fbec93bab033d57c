import type { Compared } from "./compare-builds.ts";
import { type Finding, kinds } from "./report.ts";

const MOST_ROWS = 50;

/** Counts the differences by kind, and says how many of them were accepted. */
function countsOf(findings: readonly Finding[]): string {
  const counts = kinds
    .map((kind) => ({ kind, count: findings.filter((finding) => finding.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`);
  const accepted = findings.filter(({ isAccepted }) => isAccepted).length;
  return [...counts, ...(accepted > 0 ? [`${accepted} of them accepted`] : [])].join(", ");
}

/** The outcome in a line. */
export function outcomeOf({ findings, compared }: Compared): string {
  const equal = `${compared - findings.length} of ${compared} pictures are equal`;
  return findings.length === 0 ? `${equal}.` : `${equal}; ${countsOf(findings)}.`;
}

/** Writes what differs as Markdown, for the summary of a workflow. */
export function summaryOf(title: string, { findings, compared }: Compared): string {
  const rows = findings.slice(0, MOST_ROWS).map(({ name, kind, verdict, isAccepted }) => {
    const cell = `${kind === verdict ? kind : `${kind}: ${verdict}`}${isAccepted ? " (accepted)" : ""}`;
    return `| ${name} | ${cell.replaceAll("|", "\\|").replaceAll(/\s+/g, " ")} |`;
  });
  const rest = findings.length - rows.length;
  return [
    `## ${title}`,
    "",
    outcomeOf({ findings, compared }),
    ...(rows.length > 0 ? ["", "| story | what |", "| --- | --- |", ...rows] : []),
    ...(rest > 0 ? ["", `And ${rest} more.`] : []),
    "",
  ].join("\n");
}
