import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openTools, type ToolsInBrowser } from "../../../test/tools-in-browser";

const Pasted = z.object({
  groups: z.array(z.object({ steps: z.array(z.object({ text: z.string(), alt: z.string() })) })),
  notes: z.array(z.string()),
});

let tools: ToolsInBrowser;
beforeAll(async () => {
  tools = await openTools();
});
afterAll(() => tools.close());

/** Pastes something, and gives its steps, whatever they are of. */
async function paste(html: string, text = "") {
  const { groups, notes } = Pasted.parse(await tools.call("paste", html, text));
  return { steps: groups.flatMap((group) => group.steps), notes };
}
const steps = (...texts: string[]) => texts.map((text) => ({ text, alt: "" }));

/** As Google Docs copies: all in a `b` that is not bold, looks in styles. */
const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f0c">
<h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">El agua</span></h2>
<p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;">En mayo estaba </span><span style="font-weight:700;">lleno</span><span style="font-weight:400;">; en agosto, </span><span style="font-weight:400;font-style:italic;">no</span><span>.</span></p>
<br />
<p dir="ltr"><span>Según el </span><a href="https://www.google.com/url?q=https://www.ine.es/datos(1)&amp;sa=D" style="text-decoration:none;"><span style="text-decoration:underline;">INE</span></a><span> y</span><br /><span>otros.</span></p>
<ul><li dir="ltr"><p dir="ltr" role="presentation"><span>Uno</span></p></li><li dir="ltr"><p dir="ltr"><span>Dos</span></p></li></ul></b>`;

/** As Word copies: its own elements, comments with conditions, lines broken for the width of the file. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings>no</o:OfficeDocumentSettings></xml><![endif]--></head><body lang=ES>
<!--StartFragment--><h1><span lang=ES>Titular<o:p></o:p></span></h1>
<p class=MsoNormal><b><span lang=ES>Un dato</span></b><span lang=ES>
que se parte&nbsp;en dos, con <i>cursiva</i> y <del>lo borrado</del><ins>lo nuevo</ins>.<o:p></o:p></span></p>
<p class=MsoListParagraph style='text-indent:-18.0pt'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Un punto</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Con <a href="http://viejo.example/">un enlace</a>, <a href="javascript:alert(1)">otro</a>, <a href="#_ftn1">[1]</a>
y una imagen <img src="file:///C:/foto.png"></p><!--EndFragment--></body></html>`;

describe("what is pasted", () => {
  test("from Google Docs is a step for each paragraph, with its bold, its italics and its links", async () => {
    expect(await paste(DOCS, "lo mismo sin formato")).toEqual({
      steps: steps(
        "## El agua",
        "En mayo estaba **lleno**; en agosto, *no*.",
        "Según el [INE](https://www.ine.es/datos%281%29) y\notros.",
        "• Uno",
        "• Dos",
      ),
      notes: [],
    });
  });

  test("from Word is what was written, with what stays behind told", async () => {
    expect(await paste(WORD)).toEqual({
      steps: steps(
        "## Titular",
        "**Un dato** que se parte en dos, con *cursiva* y lo nuevo.",
        "• Un punto",
        "Con un enlace, otro, [1] y una imagen",
      ),
      notes: [
        "Una imagen no se ha pegado: tráela a Archivos y ponla en su paso.",
        "Un trozo tachado en el control de cambios no se ha pegado.",
        "2 enlaces se han quedado en texto: solo valen los https.",
      ],
    });
  });

  test("with lists that are counted, notes at the foot, a table and remarks keeps all words, and tells what they were", async () => {
    const html = `<ol><li>Uno</li><li>Dos<ul><li>Dentro</li></ul></li><li>Tres</li></ol>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>4.<span>&nbsp;&nbsp;</span></span><![endif]>Cuatro</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Año</p></td><td><p class=MsoNormal>Paro</p></td></tr><tr><td>2026</td><td>11,2</td></tr></table>
<p class=MsoNormal>Con nota<a style='mso-footnote-id:ftn1' href="#_ftn1"><span class=MsoFootnoteReference>[1]</span></a> y <math><mi>x</mi></math>.</p>
<div style='mso-element:footnote-list'><hr><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1">[1]</a> La fuente.</p></div></div>
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>¿Seguro?</p></div><div style='mso-element:comment'><p>Sí</p></div></div>`;
    expect(await paste(html)).toEqual({
      steps: steps(
        ...["1. Uno", "2. Dos", "• Dentro", "3. Tres", "4. Cuatro"],
        ...["Año", "Paro", "2026", "11,2", "Con nota[1] y .", "[1] La fuente."],
      ),
      notes: [
        "Una tabla se ha quedado en párrafos, uno por celda: hazla en Gráficos y ponla con «Una pieza de Gráficos».",
        "Un dibujo, una fórmula o algo incrustado no se ha pegado.",
        "2 comentarios no se han pegado.",
      ],
    });
  });

  test("of a plain text is a step for each line, or for what is between empty lines, and keeps its marks", async () => {
    expect(await paste("", "Uno **claro**\r\nDos\r\n")).toMatchObject({ steps: steps("Uno **claro**", "Dos") });
    expect(await paste("", "Uno\nen dos líneas\n\n\nDos")).toMatchObject({ steps: steps("Uno\nen dos líneas", "Dos") });
    expect(await paste("<img src='https://a.example/x.png'>", "El texto")).toMatchObject({ steps: steps("El texto") });
    expect(await paste("", "  \n ")).toEqual({ steps: [], notes: [] });
  });

  test("in ArchieML, as text or in a document, gives its steps with their alternative texts", async () => {
    const source = "[steps]\ntext: Uno\nalt: Foto uno\ntext: Dos\n[]";
    const expected = { steps: [{ text: "Uno", alt: "Foto uno" }, ...steps("Dos")], notes: [] };
    expect(await paste("", source)).toEqual(expected);
    const lines = source.split("\n").map((line) => `<p><span style="font-weight:400">${line}</span></p>`);
    expect(await paste(lines.join(""), source)).toEqual(expected);
    expect(await paste("<p>[steps]</p><p>text: <b>Uno</b> y más</p>", "x")).toMatchObject({
      steps: steps("**Uno** y más"),
    });
    expect(await paste("", "[steps]\ntext: Uno\nsuelta")).toMatchObject({
      notes: ["Una línea no es de ningún paso: en ArchieML, un texto de varias líneas acaba con «:end»."],
    });
  });

  test("runs nothing and loads nothing", async () => {
    const hostile =
      '<p>Hola<script>window.hurt = 1</script><img src="https://espia.example/x.png" onerror="window.hurt = 1"></p><svg onload="window.hurt = 1"><text>no</text></svg><iframe srcdoc="<script>parent.hurt = 1</script>"></iframe><style>@import url(https://espia.example/y.css)</style>';
    expect(await paste(hostile)).toMatchObject({ steps: steps("Hola") });
    expect(await tools.stateOf("hurt")).toBeUndefined();
    expect(tools.asked()).toEqual([]);
  });

  test("is read once, however deep, long or broken", async () => {
    const unread = ["Se ha pegado sin formato: lo que trae es demasiado para leerlo."];
    expect(await paste(`${"<b><i><div>".repeat(400)}fondo`)).toMatchObject({
      steps: [{ text: expect.stringContaining("fondo") }],
    });
    expect(await paste("<div>".repeat(1_000_000), "corto")).toEqual({ steps: steps("corto"), notes: unread });
    expect(await paste(`<p>${"a* ".repeat(300_000)}</p>`)).toMatchObject({ steps: [{ alt: "" }] });
    expect(await paste("<p>a</p>".repeat(1000))).toMatchObject({
      steps: { length: 300 },
      notes: ["Hay 1000 párrafos y se han pegado los 300 primeros."],
    });
    expect(await paste(`<p>${"x".repeat(5_000_001)}</p>`, "corto")).toEqual({
      steps: steps("corto"),
      notes: unread,
    });
    expect(await paste("", "x".repeat(1_000_001))).toEqual({
      steps: [],
      notes: ["Es demasiado largo para pegarlo de una vez: hazlo por partes."],
    });
  });
});
