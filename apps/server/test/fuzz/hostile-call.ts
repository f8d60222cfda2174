import { gzipSync } from "node:zlib";
import type { Chance } from "@nv/test-kit";
import { OWN_PAGE, type RawRequest } from "../whole-server.ts";
import { HOSTILE_TEXTS, mutated } from "./hostile-values.ts";
import type { Known, Sample } from "./samples.ts";
import type { Target } from "./targets.ts";

/** Most characters of a request line: Node takes a head of 16 kB. */
const LONGEST_PATH = 12_000;

/** Levels of brackets that exhaust a stack which walks them call by call. */
const DEEP = `${"[".repeat(8000)}${"]".repeat(8000)}`;

/** Values of a part of an address besides what it should be; escaped already. */
const PATH_TRICKS = [
  ...["%2e%2e", "..", ".", "%00", "%", "%ff", "%E0%A4%A", "..%2f..%2fetc", "a;b", "%0d%0aX:1", "*", "__proto__", "-1"],
  ...[
    "0",
    "a".repeat(90),
    "a".repeat(101),
    "a".repeat(5000),
    "9".repeat(300),
    "%F0%9F%98%80",
    "00000000-0000-0000-0000-000000000000",
  ],
] as const;

const ENDINGS = [
  "",
  "",
  "",
  "",
  "/",
  "//",
  "/.",
  "/..",
  "?",
  "#a",
  "%20",
  ";a=1",
  "?__proto__[a]=1",
  `?${"a=1&".repeat(1500)}`,
] as const;

const CONTENT_TYPES = [
  ...["text/plain", "application/xml", "multipart/form-data; boundary=x", "application/json; charset=utf-16", "", "x"],
  ...["application/x-www-form-urlencoded", "application/json;a=b", "text/html"],
] as const;

const HEADERS: readonly [Record<string, string>, ...Record<string, string>[]] = [
  { "if-match": '"a"' },
  { "if-none-match": "*, ".repeat(1000) },
  { "x-jwt-aud": "otra" },
  { range: "bytes=0-0,1-1,2-" },
  { "accept-encoding": "; q=0".repeat(1000) },
  { accept: "text/html" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "user-agent": "\u00ff".repeat(3000) },
  { referer: "http://127.0.0.1/#\u0080" },
  { "content-encoding": "gzip" },
  { "x-use-cookie": "1" },
  { "x-http-method-override": "DELETE" },
  { "transfer-encoding": "chunked" },
];

function pathOf(chance: Chance, pattern: string, { params = {} }: Sample): string {
  const trick = () => chance.pick(PATH_TRICKS);
  return pattern
    .split("/")
    .map((part) => {
      if (part === "*") return trick();
      if (!part.startsWith(":")) return part;
      return chance.ratio() < 0.75 ? encodeURIComponent(params[part.slice(1)] ?? "AAAA") : trick();
    })
    .join("/");
}

/** Takes what is right wherever there is a choice. */
const ALWAYS_RIGHT: Chance = { ratio: () => 0, below: () => 0, pick: ([first]) => first };

/** One text of several, each on its own way to be wrong. */
function changedTexts(chance: Chance, texts: Readonly<Record<string, string>>): [string, string][] {
  const entries = Object.entries(texts);
  const at = chance.below(entries.length + 1);
  const value = chance.pick(HOSTILE_TEXTS);
  const changed = entries.map(([name, text], index): [string, string] => [name, index === at ? value : text]);
  if (chance.ratio() < 0.2) changed.push(changed[0] ?? [value, value]);
  // Most of several wishes at once contradict one another: fewer of them get further.
  return chance.ratio() < 0.5 ? changed.filter((_one, index) => index === at || chance.ratio() < 0.3) : changed;
}

const asQuery = (pairs: readonly [string, string][]) =>
  new URLSearchParams(pairs.map(([name, text]) => [name.toWellFormed(), text.toWellFormed()])).toString();

function brokenText(chance: Chance, text: string): string {
  const tricks = [
    text.slice(0, chance.below(text.length + 1)),
    `\uFEFF${text}`,
    text.replace("{", '{"email":"a@b.c","email":1,"version":"x",'),
    `${'{"data":'.repeat(4000)}1${"}".repeat(4000)}`,
    text.replace(/:/, `:${DEEP},"x":`),
    text.replace(/\d+/, "1e999"),
    text.replace(/\d+/, "9".repeat(400)),
    `[${text}]`,
    "",
    "null",
    '"a"',
  ] as const;
  return chance.pick(tricks);
}

interface Sent {
  readonly body?: string | Buffer;
  readonly headers: Record<string, string>;
}

function bodyOf(chance: Chance, isRight: boolean, { body, form }: Sample): Sent {
  if (form !== undefined) {
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const pairs = isRight ? Object.entries(form) : changedTexts(chance, form);
    return { body: asQuery(pairs), headers: type };
  }
  if (body === undefined) return { headers: {} };
  const value = isRight ? body : mutated(chance, chance.ratio() < 0.3 ? mutated(chance, body) : body);
  const text = JSON.stringify(value) ?? "null";
  const whole = !isRight && chance.ratio() < 0.2 ? brokenText(chance, text) : text;
  const isOdd = !isRight && chance.ratio() < 0.08;
  const type = isOdd ? chance.pick(CONTENT_TYPES) : "application/json";
  if (!isRight && chance.ratio() < 0.04)
    return { body: gzipSync(whole), headers: { "content-type": type, "content-encoding": "gzip" } };
  return { body: whole, headers: { "content-type": type } };
}

/** Makes one call of a route: a right one, or one that is wrong in one place or two. */
export function hostileCall(chance: Chance, target: Target, known: Known, isRight: boolean): RawRequest {
  const sample = target.sample(known);
  const path = isRight ? pathOf(ALWAYS_RIGHT, target.pattern, sample) : pathOf(chance, target.pattern, sample);
  const query =
    sample.query === undefined
      ? ""
      : asQuery(isRight ? Object.entries(sample.query) : changedTexts(chance, sample.query));
  const ending = isRight || query !== "" ? "" : chance.pick(ENDINGS);
  const { body, headers } = bodyOf(chance, isRight, sample);
  const extra = !isRight && chance.ratio() < 0.15 ? chance.pick(HEADERS) : {};
  return {
    method: target.method,
    path: `${path}${ending}${query === "" ? "" : `?${query}`}`.slice(0, LONGEST_PATH),
    headers: { ...OWN_PAGE, ...headers, ...extra },
    body,
  };
}

/** Stands in a body for what no value of a program could be: it is written in the text afterwards. */
const MARK = "@@AQUI@@";

/** Values that each field is given in turn, as JSON. */
const STUMBLING_JSON = [
  ...[DEEP, '"a\\u0000b"', '"\\ud800"', "1e999", "2147483648", "-1", "{}"],
  JSON.stringify(" ".repeat(20_000).concat("x")),
] as const;

/** The same for texts of forms and addresses. */
const STUMBLING_TEXTS = [
  ...["a\0b", "2147483648", "9".repeat(300), "%", " ".repeat(3000).concat("x")],
  Array.from({ length: 1500 }, (_none, index) => `p${index}`).join(" "),
] as const;

/** Copies of a value, each with one of its places marked: objects, lists and what they hold. */
function marked(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [MARK];
  const inside = Object.entries(value).flatMap(([key, held]) =>
    marked(held).map((one) =>
      Array.isArray(value) ? value.map((item, at) => (String(at) === key ? one : item)) : { ...value, [key]: one },
    ),
  );
  return [MARK, ...inside];
}

type Swept = Pick<RawRequest, "body" | "headers" | "path">;

function eachText(texts: Readonly<Record<string, string>>): (() => string)[] {
  return Object.keys(texts).flatMap((name) =>
    STUMBLING_TEXTS.map((text) => () => asQuery(Object.entries({ ...texts, [name]: text }))),
  );
}

/** Counts the calls that {@link sweepingCall} has for a route. */
export function sweepLength(target: Target, known: Known): number {
  return sweepOf(target.sample(known)).length;
}

/** The calls of a sweep, each written when it is its turn: all of them at each turn would be the most of the work. */
function sweepOf({ query, form, body }: Sample): (() => Swept)[] {
  const json = { "content-type": "application/json" };
  const bodies = body === undefined ? [] : marked(body);
  return [
    ...eachText(query ?? {}).map((text) => () => ({ path: `?${text()}` })),
    ...eachText(form ?? {}).map((text) => () => ({
      path: "",
      body: text(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    })),
    ...bodies.flatMap((one) =>
      STUMBLING_JSON.map((hostile) => () => ({
        path: "",
        body: JSON.stringify(one).replace(JSON.stringify(MARK), () => hostile),
        headers: json,
      })),
    ),
  ];
}

/** The call of a route in which one field alone is wrong, each field and each way in turn. */
export function sweepingCall(target: Target, known: Known, at: number): RawRequest {
  const sample = target.sample(known);
  const { path = "", headers = {}, body } = sweepOf(sample)[at]?.() ?? {};
  const place = pathOf(ALWAYS_RIGHT, target.pattern, sample);
  return {
    method: target.method,
    path: `${place}${path}`.slice(0, LONGEST_PATH),
    headers: { ...OWN_PAGE, ...headers },
    body,
  };
}
