/** Thread that ends its process where that has more resident memory than the megabytes it is given. */
import { workerData } from "node:worker_threads";

const EVERY_MS = 20;

const limit = Number(workerData) * 1024 * 1024;

setInterval(() => {
  if (process.memoryUsage.rss() > limit) process.kill(process.pid, "SIGKILL");
}, EVERY_MS);
