import { join } from "node:path";
import { DEFAULT_HOUSE_STYLE } from "@nv/contracts";
import { HOUSE_PLACE, type PageContent, renderPage } from "@nv/embeds";
import { afterAll, expect, test } from "vitest";
import { mediaTypeOf } from "../../gate/core/media-types.ts";
import { policyInRevision } from "../publishing/core/published-headers.ts";
import { createFaceCutter } from "./face-cutter.ts";
import { createHouse } from "./house.ts";

/** Build of the package `ui`; `npm test` builds it first. */
const BUILT = join(import.meta.dirname, "../../../../../packages/ui/build/fonts");

/** The most that the typefaces of a piece may weigh, bytes. @see docs/adr/0091-the-style-of-the-house.md */
const BUDGET_BYTES = 25_000;

const cutter = createFaceCutter();
const house = createHouse({
  folder: BUILT,
  fromFile: DEFAULT_HOUSE_STYLE,
  current: async () => ({ version: 0, style: DEFAULT_HOUSE_STYLE, sinceMs: 0 }),
  contentOf: async () => null,
  cutter,
});
afterAll(() => cutter.close());

const CONTENT: PageContent = {
  slug: "paro",
  title: "El paro",
  language: "es",
  altText: "El paro baja.",
  heading: "El paro baja en Castilla y León más que en Cataluña",
  subheading: "Tasa de paro, en % de la población activa",
  notes: "",
  sourceLine: "INE",
  credit: "",
  link: "",
  body: { kind: "html", html: "<p>«¿Sube?», dijo: 12,5 % (−3,1). Šibenik, Łódź, Kraków.</p>" },
};
const pageOf = (content: Partial<PageContent> = {}) =>
  renderPage({ ...CONTENT, ...content }, { script: "", styles: "p{}", house: HOUSE_PLACE });

test("a page goes out with its own cut of two typefaces, within what a piece may weigh", async () => {
  const { html, files } = await house.dress(pageOf());
  expect(files.map(({ path }) => mediaTypeOf(path))).toEqual(["font/woff2", "font/woff2"]);
  expect(files.reduce((sum, { body }) => sum + body.byteLength, 0)).toBeLessThan(BUDGET_BYTES);
  for (const { path } of files) {
    expect(html).toContain(`src:url(/nv-revision/${path}) format("woff2")`);
    expect(html).toContain(`<link rel="preload" href="/nv-revision/${path}" as="font"`);
  }
  expect(html).toContain("font-display:swap");
  expect(html).toContain("size-adjust:");
  expect(html).not.toContain(HOUSE_PLACE);
});

test("the same page is dressed in the same bytes, and another one in others", async () => {
  const [first, again, other] = await Promise.all([
    house.dress(pageOf()),
    house.dress(pageOf()),
    house.dress(pageOf({ heading: "Ñu" })),
  ]);
  expect(again).toEqual(first);
  expect(other.files.map(({ path }) => path)).not.toEqual(first.files.map(({ path }) => path));
});

test("what shows no text of its own fetches no typeface ahead", async () => {
  const { html } = await house.dress(pageOf({ heading: "" }));
  expect(html).not.toContain("preload");
});

test.each([
  ["story", { kind: "html", html: '<article class="nv-story"><h1>Ñu</h1></article>' }],
  ["table", { kind: "html", html: "<div class=nv-tab><table><tr><td>Ñu</table></div>" }],
] as const)(
  "the page of a %s, whose text flows, has its typefaces in itself, and beside it for an article that refuses those",
  async (_, body) => {
    const { html, files } = await house.dress(pageOf({ body }));
    expect(files).toHaveLength(2);
    for (const { path, body: face } of files) {
      const inItself = `url(data:font/woff2;base64,${Buffer.from(face).toString("base64")}) format("woff2")`;
      expect(html).toContain(`src:${inItself},url(/nv-revision/${path}) format("woff2")`);
    }
    expect(html).not.toContain("preload");
    // They are read before a text asks for them.
    const families = files.map(({ path }) => path.replace(/^faces\/|\.woff2$/g, ""));
    expect(html.slice(0, html.indexOf("</head>"))).toContain(
      `for(const f of ${JSON.stringify(families)})document.fonts.load`,
    );
  },
);

test("a preview wears the whole typefaces of this server, which it gives by their names alone", async () => {
  const html = await house.dressPreview(pageOf());
  const named = [...html.matchAll(/\/api\/house-style\/faces\/([^)]+)\)/g)].map(([, name = ""]) => name);
  expect(named).toHaveLength(2);
  for (const name of named) expect(await house.faceNamed(name)).not.toBeNull();
  expect(await house.faceNamed("../piece-faces.json")).toBeNull();
  expect(await house.faceNamed("letter-shapes.json")).toBeNull();
});

test("what nothing goes out beside has its typefaces in itself", async () => {
  const html = await house.dressAlone(pageOf());
  expect(html.match(/src:url\(data:font\/woff2;base64,/g)).toHaveLength(2);
});

test("a page that leaves no place for it is left as it is", async () => {
  const html = renderPage(CONTENT, { script: "", styles: "p{}" });
  expect(await house.dress(html)).toEqual({ html, files: [] });
  expect(await house.dressPreview(html)).toBe(html);
});

test("a page may load the typefaces beside it, and one without any may load none", () => {
  const page = { policy: "page", mediaType: "text/html", scriptHashes: [], styleHashes: [] } as const;
  const policyWith = (mediaType: string) => policyInRevision(page, { beside: { mediaType } }, { frameOrigins: [] });
  expect(policyWith("font/woff2")).toContain("font-src 'self'");
  expect(policyWith("image/png")).not.toContain("font-src");
});
