import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { freePort } from "@nv/test-kit";
import { expect, test } from "vitest";
import type { Gate } from "../gate/gate.ts";
import { createAcceptQueue } from "./accept-queue.ts";
import { createFront } from "./front.ts";

const COMING = 400;
/** Far more than the few that fit between two newcomers; without an order the first have about two hundred. */
const ANSWERS_MOST = 20;
const ASK = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";

test("of hundreds who come at once and ask without a pause, the last is answered before the first has asked twenty times", async () => {
  const gate: Gate = async (_request, response) => void response.end("hola");
  const front = createFront({ gate, isKnownHost: () => true, headers: {} });
  const server = front.createServer(() => undefined);
  const port = await freePort();
  server.listen({ port, host: "127.0.0.1", backlog: COMING });
  await once(server, "listening");
  const answers = new Map<Socket, number>();
  const allAnswered = Promise.withResolvers<void>();
  for (let number = 0; number < COMING; number += 1) {
    const socket = connect(port, "127.0.0.1", () => socket.write(ASK));
    socket.on("error", allAnswered.reject);
    socket.on("data", (chunk) => {
      // Heads and bodies of one answer may come apart.
      if (!chunk.toString().endsWith("hola")) return;
      answers.set(socket, (answers.get(socket) ?? 0) + 1);
      if (answers.size === COMING) allAnswered.resolve();
      else socket.write(ASK);
    });
  }
  await allAnswered.promise;
  expect(Math.max(...answers.values())).toBeLessThan(ANSWERS_MOST);
  for (const socket of answers.keys()) socket.destroy();
  server.close();
});

test("a request that nobody came before is begun at once, and those that wait are begun in their order", async () => {
  const acceptQueue = createAcceptQueue();
  const begun: number[] = [];
  acceptQueue.begin(() => begun.push(0));
  expect(begun).toEqual([0]);
  acceptQueue.arrived();
  for (const number of [1, 2, 3, 4, 5, 6, 7]) acceptQueue.begin(() => begun.push(number));
  expect(begun).toEqual([0]);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  await turn();
  expect(begun).toEqual([0, 1, 2]);
  await turn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  acceptQueue.begin(() => begun.push(8));
  expect(begun).toHaveLength(9);
});
