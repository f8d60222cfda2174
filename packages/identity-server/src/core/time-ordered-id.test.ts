import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { timeOrderedId } from "./time-ordered-id.ts";

test("the example of RFC 9562 comes out", () => {
  expect(timeOrderedId(0x017f22e279b0, "00000000-0000-4cc3-98c4-dc0c0c07398f")).toBe(
    "017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
  );
});

test("ids of later moments come later, and each is a UUID of its own", () => {
  const ids = Array.from({ length: 100 }, (_one, n) => timeOrderedId(1_790_000_000_000 + n, randomUUID()));
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true);
  const same = Array.from({ length: 100 }, () => timeOrderedId(1, randomUUID()));
  expect(new Set(same).size).toBe(100);
});
