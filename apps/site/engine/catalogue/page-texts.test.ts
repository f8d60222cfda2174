import { expect, test } from "vitest";
import { pageBody } from "./page-body";
import { pageMarkdown } from "./page-markdown";
import { pageSections } from "./page-sections";

/** As the framework writes it: minified, with the closing tags that HTML lets out. */
const PAGE = `<!doctype html><title>Colores</title><nav><p>Un índice</nav><main><article class=nv-doc__article>
<header><h1 class=nv-title>Colores</h1></header><div class=nv-prose>
<section class=nv-demo aria-label=Demo><p>Demostración<button>Pulsa</button></section>
<p>Tinta sobre papel, <a class=nv-link href=/docs/intro>un solo rojo</a>.
<h2 class=anchor id=pasos>Pasos<a href=#pasos class=hash-link>\u200b</a></h2>
<div class=nv-table role=group><table><thead><tr><th>Uso<th>Color<tbody><tr><td>Marca<td>Rojo</table></div>
<figure class=nv-code><figcaption class=nv-code__bar>css<button>Copy</button></figcaption><pre class=nv-code__text><code><span class=line>.barra {}</span></code></pre></figure>
<div class=nv-do><h3 id=si>Sí</h3><ul><li>Poco<li>A <code>tiempo</code>.</ul><table><tbody><tr><td><button class=nv-copy>#c8321f<span class=nv-copy__done>Copiado</span></button><td><ul><li>uno<li>dos</ul></table></div></div>
<footer class=nv-page-end><p>¿Te ha servido?</footer><nav class=pagination-nav><a href=/docs/maps>Siguiente</a></nav></article></main>`;

test("a page is cut at its headings, boxes inside included, without its frame, demos and buttons", () => {
  expect(pageSections(pageBody(PAGE))).toEqual([
    { heading: "", anchor: "", text: "Tinta sobre papel, un solo rojo.", code: "" },
    { heading: "Pasos", anchor: "pasos", text: "Uso Color Marca Rojo", code: ".barra {}" },
    { heading: "Sí", anchor: "si", text: "Poco A tiempo. #c8321f uno dos", code: "" },
  ]);
});

test("a page as Markdown keeps tables, code, lists and links", () => {
  expect(pageMarkdown({ title: "Colores", description: "La paleta." }, pageBody(PAGE))).toMatchInlineSnapshot(`
    "# Colores

    La paleta.

    Tinta sobre papel, [un solo rojo](/docs/intro).

    ## Pasos

    | Uso   | Color |
    | ----- | ----- |
    | Marca | Rojo  |

    \`\`\`
    .barra {}
    \`\`\`

    ### Sí

    - Poco
    - A \`tiempo\`.

    |         |         |
    | ------- | ------- |
    | #c8321f | uno dos |
    "
  `);
});

test("a page of its own making is read from its main part", () => {
  expect(pageSections(pageBody("<body><header>Menú</header><main><h1>Formatos</h1><p>Elige uno.</main>"))).toEqual([
    { heading: "", anchor: "", text: "Formatos Elige uno.", code: "" },
  ]);
});

test("a page without a body says nothing", () => {
  expect(pageSections(pageBody("<p>suelto"))).toEqual([]);
});
