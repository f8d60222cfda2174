import { expect, test } from "vitest";
import { createHomeParts } from "./home-parts.ts";

const ANA = { userId: "ana", name: "Ana Muestra", email: "ana@ejemplo.org" };

function partsOf() {
  const errors: unknown[] = [];
  return { errors, parts: createHomeParts({ error: (...said: readonly unknown[]) => void errors.push(said) }) };
}

test("each part is that of the feature that offers it, for who asks", async () => {
  const { parts } = partsOf();
  parts.offer({ reviews: async () => ({ due: 3 }) });
  parts.offer({ duty: async ({ name }) => ({ people: [{ name, untilMs: 1 }], total: 1 }) });
  expect(await parts.read(ANA)).toEqual({
    registry: null,
    duty: { people: [{ name: "Ana Muestra", untilMs: 1 }], total: 1 },
    reviews: { due: 3 },
  });
});

test("a part that cannot be read takes none of the others along, and the log says why", async () => {
  const { parts, errors } = partsOf();
  const fault = new Error("the database is away");
  parts.offer({
    duty: async () => {
      throw fault;
    },
    reviews: async () => ({ due: 0 }),
  });
  expect(await parts.read(ANA)).toEqual({ registry: null, duty: null, reviews: { due: 0 } });
  expect(errors).toMatchObject([[{ err: fault, part: "duty" }, "a part of the home could not be read"]]);
});
