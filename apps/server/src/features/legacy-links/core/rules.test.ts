import type { LegacyLinkSummary, LinkCheck } from "@nv/contracts/schemas";
import { fixedClock } from "@nv/test-kit";
import { expect, test } from "vitest";
import { addressKey } from "./address-key.ts";
import { findLoop } from "./find-loop.ts";
import { landingPage, publishedText } from "./landing-page.ts";
import { createPace } from "./pace.ts";
import { reportCsv } from "./report-csv.ts";

test("an address has one key, by http and https and whatever follows #", () => {
  expect(addressKey("http://V.example/a?b#c")).toBe("v.example/a?b");
  expect(addressKey("https://v.example/a?b")).toBe("v.example/a?b");
});

test("a way that comes back to where it began is told, and one that turns elsewhere is not its own", () => {
  const leads = new Map([
    ["a", "b"],
    ["b", "c"],
    ["c", "a"],
    ["x", "b"],
  ]);
  const next = (key: string) => leads.get(key) ?? null;
  expect(findLoop("a", next)).toEqual(["a", "b", "c", "a"]);
  expect(findLoop("x", next)).toBeNull();
  expect(findLoop("z", next)).toBeNull();
});

test("turns are given four times a second, however they are asked for", () => {
  const clock = fixedClock();
  const pace = createPace(4, clock.now);
  expect([pace.take(), pace.take(), pace.take()]).toEqual([0, 250, 500]);
  clock.advance(5000);
  expect([pace.take(), pace.take()]).toEqual([0, 250]);
});

const LANDING = {
  title: "El mapa de <2014>",
  source: "http://viejo.example/2014/",
  reason: "Su servidor se apaga.\n\nLo demás <b>sigue</b>.",
  publishedOn: "2014-05-03",
  copyUrl: "https://web.archive.org/web/2014/http://viejo.example/",
  now: { kind: "page" },
} as const;

test("a page says what it was, when it came out, why, and where to go, and holds no HTML of others", () => {
  const html = landingPage(LANDING);
  expect(html).toContain("<h1>El mapa de &lt;2014&gt;</h1>");
  expect(html).toContain("Se publicó el 3\u00a0de mayo de 2014");
  expect(html).toContain("Ya no está disponible.");
  expect(html).toContain("<p>Lo demás &lt;b&gt;sigue&lt;/b&gt;.</p>");
  expect(html).toContain(">web.archive.org</a>");
  expect(html).not.toContain("<script");
  const moved = landingPage({ ...LANDING, now: { kind: "address", url: "https://nuevo.example/?a=1&b=2" } });
  expect(moved).toContain('Ahora está en <a href="https://nuevo.example/?a=1&amp;b=2">nuevo.example/?a=1&amp;b=2</a>.');
});

test.each([
  ["2014-05-03", "el 3\u00a0de mayo de 2014"],
  ["2014-05", "en mayo de 2014"],
  ["2014", "en 2014"],
  ["", ""],
])("%j is said as far as it is known", (day, text) => {
  expect(publishedText(day)).toBe(text);
});

const GONE: LinkCheck = { state: "gone", status: 404, url: "http://viejo.example/", hops: 0, detail: "=1+1" };

test("the report holds what leads to nothing, and no cell of it is a formula", () => {
  const link: LegacyLinkSummary = {
    id: "1",
    slug: "a",
    status: "draft",
    version: 1,
    updatedAtMs: 0,
    changedBy: "Ana",
    wasPublished: false,
    hasUnpublishedChanges: false,
    pageUrl: null,
    archiveUrl: null,
    missing: [],
    checkedAtMs: 0,
    title: "=HIPERVINCULO",
    source: "http://viejo.example/",
    target: { kind: "page" },
    reason: "",
    owner: "@ana",
    publishedOn: "",
    copyUrl: "",
    check: GONE,
    targetCheck: null,
  };
  const dead = reportCsv([link]);
  expect(dead.split("\r\n")[1]).toBe(
    "'=HIPERVINCULO;http://viejo.example/;No está;'=1+1;1970-01-01;Solo una página que lo cuenta;;;;'@ana;",
  );
  // Readers are told where it went.
  expect(reportCsv([{ ...link, pageUrl: "https://x.example/l/a/" }]).split("\r\n")).toHaveLength(2);
  expect(reportCsv([{ ...link, check: { ...GONE, state: "alive" } }]).split("\r\n")).toHaveLength(2);
});
