import { readdirSync, readFileSync } from "node:fs";
import { cpus, platform } from "node:os";

/** Ticks of the clock in which Linux counts processor time. */
const TICKS_PER_SECOND = 100;

const SAMPLE_MS = 500;

/** What a leg has used of the processors. */
export interface ProcessorUse {
  /** Seconds of processor time of its processes; undefined where they cannot be counted. */
  readonly seconds: number | undefined;
  /** Share of the machine's processor time that anything used meanwhile, 0 to 1. */
  readonly busyShare: number;
}

interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  readonly seconds: number;
}

/** Reads the processor time of a process on Linux; undefined where it has ended. */
function timesOf(pid: number): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name before may hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    return { pid, parent: parent ?? 0, seconds: ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND };
  } catch {
    return undefined;
  }
}

const allProcesses = (): ProcessTimes[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? []);

function machineTimes(): { readonly idle: number; readonly total: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (of: (time: (typeof times)[number]) => number): number =>
    times.reduce((all, time) => all + of(time), 0);
  const idle = sum((time) => time.idle);
  return { idle, total: idle + sum(({ user, nice, sys, irq }) => user + nice + sys + irq) };
}

/** Watches a process and all that it starts, also what outlives its parent; the result ends that and returns what was used. */
export function watchProcessor(root: number | undefined): () => ProcessorUse {
  const start = machineTimes();
  const seconds = new Map<number, number>();
  const isCounted = platform() === "linux" && root !== undefined;
  const sample = (): void => {
    const processes = allProcesses();
    // A child has a larger number than its parent, but for the rare case that numbers start again.
    for (const { pid, parent, seconds: used } of processes.toSorted((a, b) => a.pid - b.pid))
      if (pid === root || seconds.has(pid) || seconds.has(parent)) seconds.set(pid, used);
  };
  if (isCounted) sample();
  const timer = isCounted ? setInterval(sample, SAMPLE_MS) : undefined;
  return () => {
    clearInterval(timer);
    const end = machineTimes();
    return {
      seconds: isCounted ? [...seconds.values()].reduce((sum, used) => sum + used, 0) : undefined,
      busyShare: 1 - (end.idle - start.idle) / Math.max(1, end.total - start.total),
    };
  };
}
