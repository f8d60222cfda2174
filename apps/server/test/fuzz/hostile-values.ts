import type { Chance } from "@nv/test-kit";

/**
 * Texts that parsers, databases, patterns and logs have stumbled over. Addresses among them are of this machine or of nobody: no test asks
 * another one.
 */
export const HOSTILE_TEXTS = [
  "",
  " ",
  "\0",
  "an\0a",
  "\u202Egro.elpmaxe\u202C",
  "a\u200Bb\uFEFF",
  "\uD800",
  "\uDFFFx\uD83D",
  "ＡＮＡ＠ｄｉａｒｉｏ．example",
  "e\u0301".repeat(2000),
  "ﷺ".repeat(1000),
  "a".repeat(10_000),
  "ñ".repeat(30_000),
  " ".repeat(30_000).concat("x"),
  "\t\n".repeat(10_000),
  "-".repeat(30_000),
  "a-".repeat(15_000),
  "/".repeat(14_000).concat("a"),
  "<title ".repeat(6000),
  "<script>".repeat(4000),
  "[".repeat(8000),
  '{"a":'.repeat(5000),
  Array.from({ length: 1500 }, (_none, index) => `p${index}`).join(" "),
  ...[
    "'",
    '"',
    "' or 1=1 --",
    "%",
    "_\\",
    "%00",

    "=HYPERLINK(1)",
    "\r\nSet-Cookie: a=b",
    "null",
    "undefined",
  ],
  ...[
    "../../../etc/passwd",
    "..%2f..%2f",
    "__proto__",
    "constructor",
    "toString",
    "a.b.c",
    "0x10",
    "1e999",
    "-0",
    "NaN",
  ],
  ...["9".repeat(300), "-9223372036854775809", "2147483648", "9007199254740993", "0.1", "+1", "1_000"],
  ...[
    "javascript:alert(1)",
    "http://127.0.0.1:1/",
    "https://[::1]/",
    "http://169.254.169.254/",
    "data:text/html,x",
    "//",
  ],
  ...[
    "00000000-0000-0000-0000-000000000000",
    "2026-11-20T09:00:00Z",
    "0000-00-00T00:00:00Z",
    "+275760-09-13T00:00:00.001Z",
  ],
  ...["ana@diario.example", `${"a".repeat(64)}@${"b".repeat(63)}.example`, "a@a-".concat("a-".repeat(120))],
] as const satisfies readonly [string, ...string[]];

const HOSTILE_NUMBERS = [
  0,
  -1,
  0.1,
  -0.5,
  1e308,
  -1e308,
  1e-7,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31),
  2 ** 53,
  2 ** 63,
  2 ** 64,
] as const;

const HOSTILE_THINGS = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  JSON.parse('{"__proto__":{"isAdministrator":true}}'),
  JSON.parse('{"constructor":{"prototype":{"a":1}}}'),
  Array.from({ length: 2000 }, () => "x"),
  Object.fromEntries(Array.from({ length: 300 }, (_none, index) => [`k${index}`, index])),
  JSON.parse(`${"[".repeat(25)}${"]".repeat(25)}`),
] as const;

/** A value that a field does not expect, more often of its own kind than not: that gets further. */
export function hostileValue(chance: Chance, former: unknown): unknown {
  if (chance.ratio() < 0.6) {
    if (typeof former === "string") return chance.pick(HOSTILE_TEXTS);
    if (typeof former === "number") return chance.pick(HOSTILE_NUMBERS);
  }
  if (chance.ratio() < 0.4) return chance.pick(HOSTILE_TEXTS);
  return chance.ratio() < 0.4 ? chance.pick(HOSTILE_NUMBERS) : chance.pick(HOSTILE_THINGS);
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Changes one place of a value, at any depth; the value itself stays as it is. */
export function mutated(chance: Chance, value: unknown): unknown {
  if (!isHolder(value) || chance.ratio() < 0.08) return hostileValue(chance, value);
  const keys = Object.keys(value);
  const copy: Record<string, unknown> = Array.isArray(value) ? Object.assign([], value) : { ...value };
  const [first, ...others] = keys;
  if (first === undefined || chance.ratio() < 0.08) {
    const name = Array.isArray(value) ? String(keys.length) : chance.pick(HOSTILE_TEXTS);
    Object.defineProperty(copy, name, {
      value: hostileValue(chance, null),
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return copy;
  }
  const key = chance.pick([first, ...others]);
  if (chance.ratio() < 0.12 && !Array.isArray(value)) delete copy[key];
  else copy[key] = isHolder(value[key]) ? mutated(chance, value[key]) : hostileValue(chance, value[key]);
  return copy;
}
