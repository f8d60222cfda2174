import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAuditQuery } from "./audit-query.ts";
import { cookieValue } from "./cookie-value.ts";
import { emailKey, isEmail } from "./email.ts";
import { mergeMetadata } from "./metadata.ts";
import { limitedAddress } from "./network-address.ts";
import { linkHeader, PER_PAGE_MAX, readPage } from "./pages.ts";
import { RECOVERY_CODE_BYTES, readRecoveryCode, readTotpCode, writeRecoveryCode } from "./recovery-code.ts";
import { readSort } from "./sort.ts";

/** The same inputs in every run; fast-check names it with the shortest input when a property fails. */
const SEED = 20_261_120;
const anyText = fc.string({ unit: "binary", maxLength: 200 });
const name = fc.stringMatching(/^[a-z_]{1,12}$/);

/** Runs a property on 500 inputs. */
function always<Input>(input: fc.Arbitrary<Input>, holds: (value: Input) => void): void {
  fc.assert(
    fc.property(input, (value) => void holds(value)),
    { seed: SEED, numRuns: 500 },
  );
}

describe(`parsers, with seed ${SEED}`, () => {
  test("a page is a reason or whole numbers within their limits", () => {
    const text = fc.oneof(anyText, fc.bigInt().map(String), fc.double().map(String));
    always(fc.record({ page: text, per_page: text }), (query) => {
      const page = readPage(query);
      if (typeof page === "string") return;
      expect(Number.isSafeInteger(page.page * page.perPage)).toBe(true);
      expect(page.page).toBeGreaterThanOrEqual(1);
      expect(page.perPage).toBeGreaterThanOrEqual(1);
      expect(page.perPage).toBeLessThanOrEqual(PER_PAGE_MAX);
    });
  });

  test("the first page= of every Link is a page, which is what the original client reads", () => {
    const input = fc.record({
      page: fc.integer({ min: 1, max: 1000 }),
      perPage: fc.integer({ min: 1, max: PER_PAGE_MAX }),
      total: fc.integer({ min: 0, max: 100_000 }),
    });
    always(input, ({ page, perPage, total }) => {
      const last = Math.ceil(total / perPage);
      for (const link of linkHeader("/admin/users", { page, perPage }, total).split(", ")) {
        const asked = Number(/page=(\d+)/.exec(link)?.[1]);
        expect(asked).toBe({ prev: page - 1, next: page + 1, last }[/rel="(\w+)"/.exec(link)?.[1] ?? ""]);
      }
    });
  });

  test("a sort is a direction or a short reason", () => {
    always(fc.array(fc.oneof(anyText, fc.constantFrom("created_at asc", "created_at"))), (values) => {
      const sort = readSort(values);
      if ("reason" in sort) expect(sort.reason.length).toBeLessThan(120);
      else expect(["asc", "desc"]).toContain(sort.direction);
    });
  });

  test("an audit query names a column of the list, never one that came with the request", () => {
    always(fc.oneof(anyText, fc.constantFrom("__proto__:x", "constructor:x", "toString:")), (query) => {
      const read = readAuditQuery(query);
      if (read !== null && read !== "invalid") expect(["actor_key", "action", "log_type"]).toContain(read.scope);
    });
  });

  test("the first cookie of a name is found wherever it stands, and no other's value is taken for it", () => {
    const value = fc.stringMatching(/^[\w.-]{0,20}$/);
    const input = fc.record({ wanted: name, cookies: fc.array(fc.tuple(name, value), { maxLength: 8 }) });
    always(input, ({ wanted, cookies }) => {
      const header = cookies.map((cookie) => cookie.join("=")).join("; ");
      expect(cookieValue(header, wanted)).toBe(cookies.find(([one]) => one === wanted)?.[1] ?? null);
    });
    always(anyText, (header) => void cookieValue(header, "__Host-nv_session"));
  });

  test("metadata merges like a map without nulls, and never gets a prototype", () => {
    const data = fc.dictionary(fc.oneof(name, fc.constantFrom("__proto__", "constructor")), fc.jsonValue());
    always(fc.tuple(data, data), ([present, changes]) => {
      const merged = mergeMetadata(present, changes);
      for (const [key, value] of Object.entries(merged)) {
        expect(value).not.toBeNull();
        expect(value).toEqual(Object.hasOwn(changes, key) ? changes[key] : present[key]);
      }
      expect(Object.hasOwn(merged, "__proto__")).toBe(false);
      expect(mergeMetadata(merged, changes)).toEqual(merged);
    });
  });

  test("an address counts as one network in any case, and an IPv4 address as itself", () => {
    always(fc.ipV6(), (address) => {
      expect(limitedAddress(address.toUpperCase())).toBe(limitedAddress(address));
    });
    always(fc.ipV4(), (address) => expect(limitedAddress(address)).toBe(address));
    always(anyText, (text) => expect(limitedAddress(text).length).toBeLessThan(text.length + 16));
  });

  test("an address that is accepted can stand in a mail header, and its key is the key of itself", () => {
    always(fc.oneof(anyText, fc.emailAddress()), (text) => {
      if (isEmail(text)) expect(text).not.toMatch(/[\s\p{Cc}<>,;]/u);
      expect(emailKey(emailKey(text))).toBe(emailKey(text));
    });
  });

  test("a recovery code is read as it was written, in any case and with any gaps", () => {
    const bytes = fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES });
    always(fc.tuple(bytes, fc.constantFrom("", " ", "-", " - ")), ([random, gap]) => {
      const code = writeRecoveryCode(random);
      const letters = code.replaceAll("-", "");
      expect(readRecoveryCode(code.toLowerCase().replaceAll("-", gap))).toBe(letters);
      expect(readTotpCode(code)).toBeNull();
    });
    always(anyText, (text) => {
      expect(readTotpCode(text) ?? "000000").toMatch(/^\d{6}$/);
      expect(readRecoveryCode(text) ?? "A".repeat(24)).toMatch(/^[A-Z2-7]{24}$/);
    });
  });
});
