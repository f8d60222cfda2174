import { openDatabase } from "@nv/database";
import Fastify from "fastify";
import { createIdentity } from "../src/index.ts";

/** Signs people up over HTTP until it is killed, and says each address once it was answered. */
const [url, file, outboxDir = ""] = process.argv.slice(2);
const db = await openDatabase({ url, file: file ?? "" });
const identity = await createIdentity({
  ...{ db, siteUrl: "https://site.example", signup: "open", autoconfirm: true },
  mail: { from: "a@b.c", outboxDir },
  hashing: { memoryKiB: 64, passes: 1 },
});
const app = Fastify();
await app.register(identity.plugin);
for (let n = 0; ; n += 1) {
  const payload = { email: `p${n}@diario.example`, password: "correcta-caballo-pila" };
  const remoteAddress = `10.0.${n >> 8}.${n & 255}`;
  const answer = await app.inject({ method: "POST", url: "/signup", payload, remoteAddress });
  if (answer.statusCode === 200) process.stdout.write(`${payload.email}\n`);
}
