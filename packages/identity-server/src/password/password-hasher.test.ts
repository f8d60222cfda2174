import { expect, test } from "vitest";
import { DEFAULT_HASHING } from "../options.ts";
import { createHashQueue } from "./hash-queue.ts";
import { createPasswordHasher } from "./password-hasher.ts";
import { createPasswordRules } from "./password-rules.ts";

test("a hash is argon2id with 19 MiB and two passes, and matches only its password", async () => {
  const hasher = await createPasswordHasher(DEFAULT_HASHING, createPasswordRules([]));
  const hash = await hasher.hash("correcta-caballo-pila");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.matches(hash, "correcta-caballo-pila")).toBe(true);
  expect(await hasher.matches(hash, "correcta-caballo-pila ")).toBe(false);
  expect(await hasher.matches(null, "correcta-caballo-pila")).toBe(false);
});

test("nobody at all costs as much as somebody with the wrong password", async () => {
  const hasher = await createPasswordHasher(DEFAULT_HASHING, createPasswordRules([]));
  const hash = await hasher.hash("correcta-caballo-pila");
  const cost = async (stored: string | null) => {
    const start = process.cpuUsage();
    for (let i = 0; i < 10; i += 1) await hasher.matches(stored, "equivocada");
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  const [known, unknown] = [await cost(hash), await cost(null)];
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
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
  const accepted = Array.from({ length: 5 }, () => enqueue(work));
  await expect(enqueue(work)).rejects.toMatchObject({ code: "BUSY", retryAfterS: 2 });
  gate.resolve();
  await Promise.all(accepted);
  expect(most).toBe(2);
  await enqueue(work);
});

test("work that fails gives its place back", async () => {
  const enqueue = createHashQueue({ concurrency: 1, queueLength: 1 });
  await expect(enqueue(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await enqueue(async () => "sí")).toBe("sí");
});
