import { parseUrl } from "@nv/contracts";
import { escapeHtml, heightOf } from "@nv/embeds";
import { advice, type Finding, fault, fine } from "@nv/ui/finding";
import { type Answer, answerWith, refuse, type Utility, written } from "../utility/utility.ts";

const ADDRESS = /\bsrc\s*=\s*["']([^"']+)["']/i;
/** Widths at which a page is looked at: a phone, a column of text, a wide screen. */
const WIDTHS_PX = [320, 600, 960] as const;

/** @returns `null` when there is no address to frame in it. */
function addressIn(code: string): URL | null {
  const text = (ADDRESS.exec(code)?.[1] ?? code).replaceAll("&amp;", "&").replace(/^\/\//, "https://");
  const url = parseUrl(text);
  return url?.protocol === "https:" || url?.protocol === "http:" ? url : null;
}

/** Names the sender of a message, by its shape. @see docs/contracts/publishing.md#messages */
function senderOf(text: string): string {
  if (text.includes("datawrapper-height")) return "Datawrapper";
  if (/"sender"\s*:\s*"Flourish"/.test(text)) return "Flourish";
  if (text.startsWith("pymxPYMx")) return "pym.js";
  if (/"sentinel"\s*:\s*"amp"/.test(text)) return "AMP";
  return /"source"\s*:\s*"nv"/.test(text) ? "Narrativas Visuales" : "otro";
}

/** Reads a pasted message as a page would send it: parsed where it is JSON, else as text. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Some senders write no JSON: the text is the message.
    return text;
  }
}

function messageNote(text: string): Finding[] {
  if (text === "") return [];
  const heightPx = heightOf(text) ?? heightOf(dataOf(text));
  return heightPx === null
    ? [advice("Ese mensaje no pide ninguna altura que sepamos leer.")]
    : [fine(`Ese mensaje es de ${senderOf(text)} y pide ${heightPx} píxeles de alto.`)];
}

/** A page to open from the disk, which frames the address at three widths and writes down each message and each height. */
function testPage(url: URL): string {
  const address = escapeHtml(url.href);
  const frames = WIDTHS_PX.map(
    (widthPx) =>
      `<h2>${widthPx} px</h2><iframe src="${address}" title="A ${widthPx} píxeles" style="width:${widthPx}px;max-width:100%;height:400px;border:1px solid #999"></iframe>`,
  );
  return `<!doctype html>
<html lang="es"><meta charset="utf-8"><title>Prueba de un marco</title>
<body style="font:16px/1.5 sans-serif;margin:1rem"><h1>Prueba de un marco</h1><p>${address}</p>
${frames.join("\n")}
<h2>Mensajes</h2><pre id="m" style="white-space:pre-wrap">Ninguno todavía.</pre>
<script>
var n = 0, out = document.getElementById("m"), frames = [].slice.call(document.querySelectorAll("iframe"));
addEventListener("message", function (event) {
  var at = frames.findIndex(function (frame) { return frame.contentWindow === event.source; });
  if (at < 0) return;
  var text = typeof event.data === "string" ? event.data : JSON.stringify(event.data);
  out.textContent = (n++ ? out.textContent + "\\n" : "") + frames[at].title + ": " + String(text).slice(0, 500);
});
</script></body></html>
`;
}

function codeNotes(code: string, url: URL): Finding[] {
  const isCode = ADDRESS.test(code);
  return [
    ...(url.protocol === "http:"
      ? [fault("La dirección es http: dentro de una página segura, el navegador la bloquea.")]
      : []),
    ...(isCode && !/\btitle\s*=/i.test(code)
      ? [fault("Al marco le falta title: un lector de pantalla diría solo «marco».")]
      : []),
    ...(isCode && !/\bloading\s*=\s*["']?lazy/i.test(code)
      ? [advice('Sin loading="lazy" se descarga aunque nadie llegue a verlo.')]
      : []),
  ];
}

/** Utility for embed code: the address that it frames, a page to try it at three widths, and the requests of its messages. */
export const embedTestUtility: Utility = {
  fields: [
    {
      name: "code",
      label: "Código o dirección",
      kind: "lines",
      example: '<iframe src="https://datawrapper.dwcdn.net/AbC12/" title="Ejemplo"></iframe>',
    },
    {
      name: "message",
      label: "Un mensaje del marco",
      kind: "line",
      example: '{"datawrapper-height":{"AbC12":412}}',
      hint: "Cópialo de la página de prueba o de la consola. Puede quedar vacío.",
    },
  ],
  answer(values): Answer | ReturnType<typeof refuse> {
    const code = written(values, "code");
    const url = addressIn(code);
    if (url === null)
      return refuse(
        "code",
        "Ahí no hay ninguna dirección que enmarcar. Pega el código del marco o una dirección con https://.",
      );
    return answerWith(
      [
        ["Dirección", url.href],
        ["Página de prueba: guárdala y ábrela", testPage(url), "prueba.html"],
      ],
      [...codeNotes(code, url), ...messageNote(written(values, "message"))],
    );
  },
};
