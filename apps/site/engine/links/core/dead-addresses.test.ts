import { expect, test } from "vitest";
import { deadAddresses } from "./dead-addresses";

const GUIDE = "/docs/Guía de estilos/maps";

/** Lists the faults of a page that holds this. */
function faultsOf(html: string) {
  return deadAddresses({
    pages: new Map([
      [GUIDE, html],
      ["/docs/intro", '<h2 class="anchor" id=qué-hay>Qué hay</h2><h2 id="a&amp;b">A</h2>'],
      ["/", "inicio"],
    ]),
    files: new Set(["/img/mapa.png"]),
    elsewhere: ["/api/"],
  }).map(({ address, reason }) => `${address}: ${reason}`);
}

test.each([
  "<a href=/docs/intro>x</a>",
  '<a class="x" href="/docs/intro#qué-hay">x</a>',
  '<a href="/docs/intro#qu%C3%A9-hay">x</a>',
  "<a href='../intro'>x</a>",
  '<a href="/docs/intro#a&amp;b">x</a>',
  '<a href="/docs/Gu%C3%ADa%20de%20estilos/maps">x</a>',
  "<a href=/>x</a><a href=#>x</a><a href=/docs/intro/>x</a>",
  "<img src=/img/mapa.png alt=''>",
  '<img srcset="/img/mapa.png 1x, /img/mapa.png 2x">',
  "<a href=https://otro.example/nada#nada>x</a><a href=mailto:a@ejemplo.org>x</a><img src=data:image/gif;base64,AAAA>",
  "<a href=/api/pages/markdown?path=x>x</a>",
  "<script>'<a href=/nada>'</script>",
])("%s leads somewhere", (html) => {
  expect(faultsOf(html)).toEqual([]);
});

test.each([
  { html: "<a href=/docs/Intro>x</a>", fault: "/docs/Intro: no such page or file" },
  { html: "<a href='/docs/intro#nada'>x</a>", fault: "/docs/intro#nada: no such place in the page" },
  { html: "<a href=#nada>x</a>", fault: "#nada: no such place in the page" },
  { html: '<img alt="a > b" src="/img/otra.png">', fault: "/img/otra.png: no such page or file" },
  { html: '<img srcset="/img/mapa.png 1x, /img/no.png 2x">', fault: "/img/no.png: no such page or file" },
  { html: "<video poster=/img/no.png></video>", fault: "/img/no.png: no such page or file" },
  { html: "<a href=/docs/intro.mdx>x</a>", fault: "/docs/intro.mdx: no such page or file" },
  { html: "<a href=http://[>x</a>", fault: "http://[: no such page or file" },
])("$html leads nowhere", ({ html, fault }) => {
  expect(faultsOf(html)).toEqual([fault]);
});

test("an address is told once a page", () => {
  expect(faultsOf("<a href=/nada>x</a><a href=/nada>y</a>")).toHaveLength(1);
});
