import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { openDatabase } from "@nv/database";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { codeOf } from "./errors.ts";

test("a line to PostgreSQL that goes in the middle of a question is no fault of the server", async () => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? "");
  const { port, hostname } = url;
  const sockets: Socket[] = [];
  const line = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.push(socket.on("error", () => undefined));
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  const address = line.address();
  url.port = String(typeof address === "object" ? address?.port : 0);
  const database = await openDatabase({ url: url.href, file: "" });
  const asked = sql`select pg_sleep(30)`.execute(database.kysely).catch((error: unknown) => error);
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  for (const socket of sockets) socket.destroy();
  expect(codeOf(await asked)).toBe("NOT_READY");
  line.close();
  await database.close();
});
