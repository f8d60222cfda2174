import sharp from "sharp";
import { expect, test } from "vitest";
import { MediaError } from "../maker.ts";
import { cleanSvg } from "./clean-svg.ts";

const svg = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

/** Copies one behind the other. */
const chainOfUses = (count: number) =>
  Array.from({ length: count }, (_, at) => `<use id="u${at + 1}" href="#u${at}"/>`).join("");

test("what draws stays as it was written", async () => {
  const drawing = svg(
    '<title>Un título</title><defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs>' +
      '<g class="uno dos" transform="translate(1 2)"><path d="M0 0h9" stroke-dasharray="1 2" clip-path="url(#a)" style="fill:url(#a)"></path>' +
      '<text x="1" text-anchor="middle">Año &amp; día</text></g><style>.uno{fill:#fff}</style>',
  );
  expect(await cleanSvg(drawing)).toMatchInlineSnapshot(
    `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>Un título</title><defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs><g class="uno dos" transform="translate(1 2)"><path d="M0 0h9" stroke-dasharray="1 2" clip-path="url(#a)" style="fill:url(#a)"></path><text x="1" text-anchor="middle">Año &amp; día</text></g><style>.uno{fill:#fff}</style></svg>"`,
  );
});

test("what a program writes before the drawing is left out", async () => {
  const text = `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>${svg('<switch><foreignObject requiredExtensions="&ns_ai;" width="1"><i:pgf/></foreignObject><g i:extraneous="self"><path d="M0 0h1"/></g></switch>')}`;
  expect(await cleanSvg(text)).toMatchInlineSnapshot(
    `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><switch><g><path d="M0 0h1"></path></g></switch></svg>"`,
  );
});

test.each([
  { name: "a script", inside: "<script>alert(1)</script>" },
  {
    name: "a script with a prefix",
    inside: '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  },
  { name: "a script in capitals", inside: "<SCRIPT>alert(1)</SCRIPT>" },
  { name: "a handler", inside: '<path onload="alert(1)" d="M0 0"/>' },
  { name: "a handler with a prefix", inside: '<path xlink:onload="alert(1)" d="M0 0"/>' },
  {
    name: "HTML",
    inside:
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="http://malo.example"></iframe></body></foreignObject>',
  },
  {
    name: "HTML in a title",
    inside: '<title><iframe src="http://malo.example"></iframe><img src="x" onerror="alert(1)"/></title>',
  },
  { name: "HTML that ends the drawing", inside: '<p>x</p><img src="http://malo.example"/>' },
  { name: "a link", inside: '<a href="http://malo.example"><path d="M0 0"/></a>' },
  { name: "a link that runs", inside: '<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>' },
  { name: "an outside picture", inside: '<image href="http://malo.example/a.png"/>' },
  { name: "an outside picture of old", inside: '<image xlink:href="//malo.example/a.png"/>' },
  { name: "a file of the machine", inside: '<image href="file:///etc/passwd"/>' },
  { name: "a drawing within", inside: '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>' },
  { name: "a page within", inside: '<image href="data:text/html;base64,PHNjcmlwdD4="/>' },
  { name: "a part of another file", inside: '<use href="http://malo.example/a.svg#a"/>' },
  {
    name: "an outside picture in a filter",
    inside: '<filter id="f"><feImage href="http://malo.example/a.png"/></filter>',
  },
  { name: "outside styles", inside: '<style>@import url("http://malo.example/a.css");</style>' },
  {
    name: "outside styles without brackets",
    inside: '<style>@import "http://malo.example/a.css"; path{fill:red}</style>',
  },
  { name: "outside letters", inside: "<style>@font-face{font-family:a;src:url(http://malo.example/a.woff)}</style>" },
  { name: "an outside background", inside: '<path style="fill:url(http://malo.example/a.svg#a)"/>' },
  { name: "an outside paint", inside: '<path fill="url(http://malo.example/a.svg#a)"/>' },
  { name: "an address that is not closed", inside: '<path style="fill:url(http://malo.example/a.svg"/>' },
  { name: "an escaped address", inside: '<path style="fill:\\75rl(http://malo.example)"/>' },
  { name: "an address in a comment", inside: "<style>a{fill:u/**/rl(http://malo.example)}</style>" },
  { name: "a set of pictures", inside: '<style>a{background:image-set("http://malo.example/a.png" 1x)}</style>' },
  {
    name: "motion that changes an address",
    inside:
      '<a><animate attributeName="href" to="javascript:alert(1)"/><set attributeName="href" to="http://malo.example"/></a>',
  },
  { name: "another style sheet", inside: '<?xml-stylesheet href="http://malo.example/a.css"?><path/>' },
  { name: "styles that end early", inside: "<style><![CDATA[</style><script>alert(1)</script>]]></style>" },
  {
    name: "an embedded frame",
    inside: '<iframe src="http://malo.example"/><embed src="http://malo.example"/><object data="http://malo.example"/>',
  },
])("$name is left out", async ({ inside }) => {
  const clean = await cleanSvg(svg(inside));
  expect(clean).toMatch(/^<svg [\s\S]*<\/svg>$/);
  expect(clean).not.toMatch(/malo\.example|alert|javascript|script|iframe|onload|onerror|foreignObject|file:|data:/i);
  // Whatever is left is still a drawing.
  await expect(sharp(Buffer.from(clean)).metadata()).resolves.toMatchObject({ format: "svg" });
});

test("a few hundred copies, each of the one before, are drawn", async () => {
  expect(await cleanSvg(svg(`<path id="u0" d="M0 0h9"/>${chainOfUses(300)}`))).toContain('id="u300"');
});

test("handlers of the drawing itself are left out", async () => {
  expect(await cleanSvg(svg("<path/>", 'onload="alert(1)" width="5" height="5"'))).not.toContain("alert");
});

test("cleaning what is clean changes nothing", async () => {
  const once = await cleanSvg(
    svg('<path d="M0 0h9" fill="url(#a)" class="a"/><text>Año &lt; día</text><use xlink:href="#a"/>'),
  );
  expect(await cleanSvg(once)).toBe(once);
});

test("an embedded picture stays, written anew", async () => {
  const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();
  const clean = await cleanSvg(
    svg(`<image width="2" height="2" xlink:href="data:image/png;base64,${png.toString("base64")}"/>`),
  );
  expect(clean).toMatch(/<image width="2" height="2" href="data:image\/png;base64,[\w+/=]+"/);
});

test.each([
  { name: "no drawing", text: "<p>Hola</p>" },
  { name: "a tag that nobody closes", text: "<svg><g></svg>" },
  { name: "an element that ends in the middle", text: '<svg><path d="M0' },
  { name: "an attribute without quotes", text: "<svg><path d=M0/></svg>" },
  { name: "groups without end", text: svg("<g>".repeat(100_000)) },
  {
    name: "twenty thousand copies, each of the one before",
    text: svg(`<path id="u0" d="M0 0h9"/>${chainOfUses(20_000)}`),
  },
  { name: "groups beyond any program's", text: svg(`${"<g>".repeat(300)}${"</g>".repeat(300)}`) },
])("an SVG of $name is refused", async ({ text }) => {
  await expect(cleanSvg(text)).rejects.toThrow(MediaError);
});
