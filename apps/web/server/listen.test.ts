import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

import { afterEach, expect, test } from "vitest";

import { type ConnectionLimits, type Fetch, listen, type ListeningServer } from "./listen.ts";

const limits: ConnectionLimits = {
  connections: 3,
  headers: 300,
  request: 600,
  silence: 500,
  idle: 300,
};

/** Milliseconds for which the busy server blocks its event loop for an answer. */
const BUSY_MS = 5;

let server: ListeningServer | undefined;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.close(0);
  server = undefined;
});

const open = async (fetch: Fetch, own: Partial<ConnectionLimits> = {}): Promise<URL> => {
  server = await listen(fetch, { HOST: "127.0.0.1", PORT: 0 }, { ...limits, ...own });
  return new URL(server.address);
};

async function connectTo({ port }: URL, text = ""): Promise<Socket> {
  const socket = connect(Number(port), "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  if (text) socket.write(text);
  return socket;
}

/** Resolves once the server has closed the connection. */
async function closed(socket: Socket): Promise<true> {
  if (!socket.closed) await once(socket, "close");
  return true;
}

const nextMessage = async (from: ChildProcess): Promise<unknown> => (await once(from, "message"))[0];

const hello: Fetch = () => new Response("hello");

const busy: Fetch = () => {
  for (const end = performance.now() + BUSY_MS; performance.now() < end;);
  return new Response("hello");
};

test("a connection over the limit is closed, those within it are answered", async () => {
  const address = await open(hello, { connections: 2, idle: 10_000, headers: 10_000, silence: 10_000 });
  const first = await connectTo(address);
  await connectTo(address);
  const third = await connectTo(address);
  third.resume();
  expect(await closed(third)).toBe(true);
  const answered = new Promise((resolve) => {
    first.setEncoding("utf8").once("data", resolve);
  });
  first.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  expect(await answered).toContain("200 OK");
});

test.for([
  ["sends nothing", ""],
  ["sends its headers too slowly", "GET / HTTP/1.1\r\nhost: a\r\n"],
  ["sends its body too slowly", "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\n123"],
  ["has been answered and sends no other request", "GET / HTTP/1.1\r\nhost: a\r\n\r\n"],
] as const)("D-30 the connection of a client that %s is closed", async ([, text]) => {
  const address = await open(async (received) => {
    await received.text();
    return new Response("hello");
  });
  const socket = await connectTo(address, text);
  socket.resume();
  expect(await closed(socket)).toBe(true);
});

test("the connection of a client that does not read its answer is closed", async () => {
  const cancelled = Promise.withResolvers<true>();
  const address = await open(
    () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
          cancel: () => cancelled.resolve(true),
        }),
      ),
  );
  const socket = await connectTo(address, "GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  socket.pause();
  expect(await cancelled.promise).toBe(true);
});

test("an ending server answers what is asked on open connections, and closes each with its answer", async () => {
  const address = await open(hello, { silence: 10_000, idle: 10_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (): Promise<[number | undefined, string | undefined]> => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(address, { agent }, resolve).once("error", reject).end();
    });
    answer.resume();
    await once(answer, "end");
    return [answer.statusCode, answer.headers.connection];
  };
  expect(await ask()).toEqual([200, "keep-alive"]);
  const ended = server?.close(300);
  expect(await ask()).toEqual([200, "close"]);
  expect(await ask()).toEqual([200, "close"]);
  await ended;
  server = undefined;
  await expect(ask()).rejects.toThrow("ECONNREFUSED");
});

test("a busy server that closes resets no connection: each is answered or refused", async () => {
  for (let closing = 0; closing < 10; closing += 1) {
    const { port } = await open(busy, { connections: 100, headers: 10_000, silence: 10_000 });
    const clients = fork(new URL("../tests/support/connecting-clients.ts", import.meta.url), [port]);
    await expect(nextMessage(clients)).resolves.toEqual(["answered"]);
    await delay(BUSY_MS * 10);
    const outcomes = nextMessage(clients);
    await server?.close(0);
    server = undefined;
    expect(await outcomes).toEqual(["ECONNREFUSED", "answered"]);
  }
}, 60_000);
