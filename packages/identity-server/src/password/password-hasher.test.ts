import { hash as argon2Hash } from "@node-rs/argon2";
import { hash } from "@node-rs/bcrypt";
import { expect, test } from "vitest";
import { DEFAULT_HASHING } from "../options.ts";
import { createHashQueue } from "./hash-queue.ts";
import { matchesHash } from "./imported-hash.ts";
import { createPasswordHasher } from "./password-hasher.ts";
import { createPasswordRules } from "./password-rules.ts";

const OWNER = { address: "192.0.2.7" };

test("a hash is argon2id with 19 MiB and two passes, and matches only its password", async () => {
  const hasher = await createPasswordHasher(DEFAULT_HASHING, createPasswordRules([]));
  const stored = await hasher.hash("correcta-caballo-pila", OWNER);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.matches(stored, "correcta-caballo-pila", OWNER)).toBe(true);
  expect(await hasher.matches(stored, "correcta-caballo-pila ", OWNER)).toBe(false);
  expect(await hasher.matches(null, "correcta-caballo-pila", OWNER)).toBe(false);
});

test("nobody at all costs as much as somebody with the wrong password", async () => {
  const hasher = await createPasswordHasher(DEFAULT_HASHING, createPasswordRules([]));
  const stored = await hasher.hash("correcta-caballo-pila", OWNER);
  const cost = async (kept: string | null) => {
    const start = process.cpuUsage();
    for (let i = 0; i < 10; i += 1) await hasher.matches(kept, "equivocada", OWNER);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  const [known, unknown] = [await cost(stored), await cost(null)];
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

/** Returns the head of a stored hash, which says how it was made, without its salt. */
const headOf = (stored: string) => stored.replace(/(\$2b\$\d\d\$|p=\d\$).*/, "$1");

test("whoever asks, and whatever hash they have, the same hashes are compared: one of each kind that is kept", async () => {
  const own = await hash("frase de antes", 5);
  const dearer = await argon2Hash("frase de antes", { memoryCost: 128, timeCost: 3, parallelism: 1 });
  const compared: string[] = [];
  const limits = { memoryKiB: 64, passes: 1, concurrency: 2, queueLength: 9 };
  const hasher = await createPasswordHasher(limits, createPasswordRules([]), async (stored, password) => {
    compared.push(headOf(stored));
    return matchesHash(stored, password);
  });
  await hasher.learn([own, dearer, await hash("otra", 4), await hash("otra más", 5)]);
  const workFor = async (stored: string | null, password: string) => {
    compared.length = 0;
    const isRight = await hasher.matches(stored, password, OWNER);
    return { isRight, compared: [...compared].sort() };
  };
  const present = await hasher.hash("correcta-caballo-pila", OWNER);
  const all = ["$2b$04$", "$2b$05$", "$argon2id$v=19$m=128,t=3,p=1$", "$argon2id$v=19$m=64,t=1,p=1$"];
  for (const stored of [null, present, own, dearer]) {
    expect(await workFor(stored, "equivocada")).toEqual({ isRight: false, compared: all });
  }
  expect(await workFor(own, "frase de antes")).toEqual({ isRight: true, compared: all });
  expect(await workFor(dearer, "frase de antes")).toEqual({ isRight: true, compared: all });
});

test("two run, three wait, the sixth is told to come back", async () => {
  const enqueue = createHashQueue({ concurrency: 2, queueLength: 3 });
  const gate = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate.promise;
    running -= 1;
  };
  const accepted = Array.from({ length: 5 }, () => enqueue("ana", work));
  await expect(enqueue("ana", work)).rejects.toMatchObject({ code: "BUSY", retryAfterS: 2 });
  gate.resolve();
  await Promise.all(accepted);
  expect(most).toBe(2);
  await enqueue("ana", work);
});

test("work that fails gives its place back", async () => {
  const enqueue = createHashQueue({ concurrency: 1, queueLength: 1 });
  await expect(enqueue("ana", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await enqueue("ana", async () => "sí")).toBe("sí");
});

/** A queue of one at a time whose work is let go by hand, and the order in which it began. */
function handQueue(queueLength: number) {
  const enqueue = createHashQueue({ concurrency: 1, queueLength });
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const ask = (owner: string) =>
    enqueue(owner, async () => {
      begun.push(owner);
      await gate.promise;
    }).then(
      () => "done" as const,
      () => "busy" as const,
    );
  return { ask, begun, open: gate.resolve };
}

test("a hundred and fifty pieces of one person's work do not shut others out: the others come next", async () => {
  const { ask, begun, open } = handQueue(100);
  const floods = Array.from({ length: 150 }, () => ask("ana"));
  const others = Array.from({ length: 20 }, (_, n) => ask(`other ${n}`));
  open();
  expect(await Promise.all(others)).toEqual(Array(20).fill("done"));
  expect(begun.slice(0, 22)).toEqual(["ana", "ana", ...Array.from({ length: 20 }, (_, n) => `other ${n}`)]);
  const outcomes = await Promise.all(floods);
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(81);
});

test("in a queue full of strangers who have one place each, one more waits for nobody's place", async () => {
  const { ask, open } = handQueue(5);
  const strangers = Array.from({ length: 6 }, (_, n) => ask(`stranger ${n}`));
  expect(await ask("late")).toBe("busy");
  open();
  expect(await Promise.all(strangers)).toEqual(Array(6).fill("done"));
});
