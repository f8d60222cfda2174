import { expect, test } from "vitest";
import { mirrorFile } from "./mirror-file.ts";
import { createMirrorPlan, relativePath } from "./mirror-plan.ts";

test.each([
  ["http://viejo.example/", "text/html", "viejo.example/index.html"],
  ["http://viejo.example/mapa/", "", "viejo.example/mapa/index.html"],
  ["http://viejo.example:8080/mapa", "text/html", "viejo.example_8080/mapa.html"],
  ["http://viejo.example/a.php?id=3&b=/../x", "text/html", "viejo.example/a.php@id=3&b=_.._x.html"],
  ["http://viejo.example/Se%C3%B1al%2F1.jpg", "image/jpeg", "viejo.example/Señal_1.jpg"],
  ["http://viejo.example/d.js?v=2", "application/javascript", "viejo.example/d.js@v=2.js"],
  ["http://viejo.example/datos", "application/octet-stream", "viejo.example/datos"],
  ["http://viejo.example/a//%2e%2e%2fb.png", "image/png", "viejo.example/a/_/.._b.png"],
])("%s as %s is %s", (url, mediaType, name) => {
  expect(createMirrorPlan().file(url, mediaType)).toBe(name);
});

test("names are one each: long ones and those that would be the same are told apart, and http and https are one", () => {
  const plan = createMirrorPlan();
  expect(plan.file(`http://a.example/${"x".repeat(200)}.css`, "text/css")).toMatch(/^_\/[0-9a-f]{16}\.css$/);
  expect(plan.file("http://a.example/b.html", "text/html")).toBe("a.example/b.html");
  expect(plan.file("https://a.example/b.html", "text/html")).toBeNull();
  expect(plan.file("http://a.example/B.html", "text/html")).toMatch(/^_\/[0-9a-f]{16}\.html$/);
  plan.redirect("http://a.example/viejo", "http://a.example/b.html");
  plan.redirect("http://a.example/1", "http://a.example/2");
  plan.redirect("http://a.example/2", "http://a.example/1");
  expect(plan.find("https://a.example/viejo")).toBe("a.example/b.html");
  expect(plan.find("https://a.example/1")).toBeNull();
});

test.each([
  ["a/x/index.html", "a/b.css", "../b.css"],
  ["a/index.html", "b/c d.js", "../b/c%20d.js"],
  ["a/index.html", "a/index.html", "index.html"],
])("from %s to %s goes %s", (from, to, path) => {
  expect(relativePath(from, to)).toBe(path);
});

function planOf() {
  const plan = createMirrorPlan();
  plan.file("http://viejo.example/mapa/", "text/html");
  plan.file("http://viejo.example/mapa/a.css", "text/css");
  plan.file("http://viejo.example/js/mapa.js?v=1", "text/javascript");
  plan.file("http://cdn.example/d3.js", "text/javascript");
  plan.file("http://viejo.example/foto.jpg", "image/jpeg");
  return plan;
}

function mirrored(body: string | Buffer, name = "viejo.example/mapa/index.html", charset = "") {
  const url = "http://viejo.example/mapa/";
  const { bytes, missing } = mirrorFile(planOf(), name, { url, charset, body: Buffer.from(body) });
  return { text: bytes.toString().replace(/^\u{feff}/u, ""), missing };
}

test("a page names its neighbours by where they are beside it, and everything else of it stays", () => {
  const { text, missing } = mirrored(`<!doctype html><title>Señal &amp; x</title>
<link rel="stylesheet" href=a.css integrity="sha256-x"><link rel=canonical href="/otra/">
<script src='//cdn.example/d3.js'></script><script src="/js/mapa.js?v=1&amp;"></script><script src="/js/mapa.js?v=1"></script>
<img srcset="/foto.jpg 1x, https://fotos.example/b.jpg 2x" src="data:image/png;base64,AA=="><p style="background:url(&quot;/foto.jpg&quot;)">
<a href="#x">x</a><a href="/mapa/#leyenda">y</a><a href="/otra/">z</a><a href="mailto:a@b.example">m</a>
<style>p{background:url('../foto.jpg')}</style>`);
  expect(text).toBe(`<!doctype html><title>Señal &amp; x</title>
<link rel="stylesheet" href="a.css" integrity=""><link rel=canonical href="http://viejo.example/otra/">
<script src='../../cdn.example/d3.js'></script><script src="http://viejo.example/js/mapa.js?v=1&amp;"></script><script src="../js/mapa.js%40v%3D1.js"></script>
<img srcset="../foto.jpg 1x, https://fotos.example/b.jpg 2x" src="data:image/png;base64,AA=="><p style="background:url(&quot;../foto.jpg&quot;)">
<a href="#x">x</a><a href="index.html#leyenda">y</a><a href="http://viejo.example/otra/">z</a><a href="mailto:a@b.example">m</a>
<style>p{background:url('../foto.jpg')}</style>`);
  expect(missing).toEqual(["http://viejo.example/js/mapa.js?v=1&", "https://fotos.example/b.jpg"]);
});

test("addresses begin where the page says", () => {
  expect(mirrored('<base href="/"><img src=foto.jpg>').text).toBe('<base href=""><img src="../foto.jpg">');
});

test("no address of an archive writes anything else into a page", () => {
  const { text } = mirrored(`<a href='http://x.example/?"&gt;<script>&apos;'>x</a>`);
  expect(text).toBe(`<a href='http://x.example/?%22%3E%3Cscript%3E%27'>x</a>`);
});

test("texts become UTF-8: as their server said, or as their bytes do", () => {
  const latin = Buffer.from("<p>señal", "latin1");
  expect(mirrored(latin).text).toBe("<p>señal");
  expect(mirrored(Buffer.from([0x3c, 0x70, 0x3e, 0xa4]), undefined, "iso-8859-15").text).toBe("<p>€");
  expect(mirrored(latin, undefined, "no-existe").text).toBe("<p>señal");
  expect(mirrored(Buffer.from("// señal", "latin1"), "viejo.example/x.js").text).toBe("// señal");
});

test("a sheet of styles names what it takes in by where it is", () => {
  const css =
    '@import "../foto.jpg";@import url(a.css); a{b:url( "../js/mapa.js?v=1" )} c{d:url(#e)} f{g:url(h.woff)}i{j:url(\'data:image/svg+xml,<svg xmlns="x"/>\')}';
  expect(mirrored(css, "viejo.example/mapa/a.css")).toEqual({
    text: '@import "../foto.jpg";@import url(a.css); a{b:url( "../js/mapa.js%40v%3D1.js" )} c{d:url(#e)} f{g:url("http://viejo.example/mapa/h.woff")}i{j:url(\'data:image/svg+xml,<svg xmlns="x"/>\')}',
    missing: ["http://viejo.example/mapa/h.woff"],
  });
});
