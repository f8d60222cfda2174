import type { Element, Root, RootContent } from "hast";
import { type Ai2HtmlFinding, advice, fault } from "./finding.ts";
import { fileOf, isText } from "./read-drawing.ts";
import { baseName } from "./safe-name.ts";
import { ownProperties } from "./sheet.ts";
import { isKept } from "./style-of.ts";
import { attribute, elementsOf, isMarked, rawText } from "./tree.ts";

const FOREIGN = new Set(["iframe", "object", "embed", "base", "form", "audio", "link", "portal", "frame"]);

/** Elements without words of anybody's: code, styles, drawings, and the head of the page. */
const WORDLESS = new Set(["script", "style", "template", "noscript", "svg", "math", "head"]);

/** Longest quotation of words that are left out, characters. */
const MOST_TOLD = 60;

/** Words that are in no text of a drawing: somebody wrote them as HTML of their own. */
function strayWords(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === "text") return node.value;
      if (node.type !== "element" || WORDLESS.has(node.tagName) || isText(node) || isMarked(node, "aiAltText"))
        return "";
      return strayWords(node.children);
    })
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const shortened = (words: string) => (words.length > MOST_TOLD ? `${words.slice(0, MOST_TOLD).trimEnd()}…` : words);

/** Colour that the program gives to texts that it shows twice, for comparison. */
const TESTING_COLOUR = /rgba\(209, ?0, ?0, ?0?\.5\) ?!important/;

/** Lists the findings on the parts that somebody added to the drawing by the special layers and blocks of the program. */
function checkOwnParts(root: Root, elements: readonly Element[]): readonly Ai2HtmlFinding[] {
  const videos = elements.filter(({ tagName }) => tagName === "video").map(fileOf);
  const stray = strayWords(root.children);
  const dropped = ownProperties(root).filter((name) => !isKept(name));
  const altText = elements
    .filter((element) => isMarked(element, "aiAltText"))
    .map((element) => rawText(element).trim())
    .find((text) => text !== "");
  const isTesting = elements.some((element) => element.tagName === "style" && TESTING_COLOUR.test(rawText(element)));
  return [
    ...(isTesting
      ? [
          fault(
            "Se exportó en modo de prueba: los textos salen dos veces, y en rojo. Quita «testing_mode» y vuelve a exportar.",
          ),
        ]
      : []),
    ...[...new Set(videos)].map((source) =>
      advice(
        `Trae un vídeo${source === "" ? "" : ` (${baseName(source)})`}: no se publica, y donde estaba se ve el fondo. Para vídeo hay un tipo de gráfico.`,
      ),
    ),
    ...(dropped.length === 0 ? [] : [advice(`Trae CSS propio, y de él no se conserva ${dropped.join(", ")}.`)]),
    ...(stray === ""
      ? []
      : [
          advice(
            `«${shortened(stray)}» es HTML propio, fuera de los textos del dibujo: no se publica. Escríbelo en Illustrator.`,
          ),
        ]),
    ...(altText === undefined
      ? []
      : [advice(`Trae texto alternativo: «${altText.slice(0, 300)}». Si sirve, cópialo en el del gráfico.`)]),
  ];
}

/** Lists the findings on code that ai2html does not write, and on the part of it that is not published. */
export function checkCode(root: Root): readonly Ai2HtmlFinding[] {
  const elements = elementsOf(root).map(({ element }) => element);
  const scripts = elements.filter(({ tagName }) => tagName === "script").length;
  const hasCode = elements.some(
    (element) =>
      Object.keys(element.properties).some((name) => /^on[a-z]/i.test(name)) ||
      /^\s*javascript:/i.test(attribute(element, "href")),
  );
  const foreign = [...new Set(elements.filter(({ tagName }) => FOREIGN.has(tagName)).map(({ tagName }) => tagName))];
  const isLinked = elements.some((element) => isMarked(element, "ai2htmlLink"));
  return [
    ...checkOwnParts(root, elements),
    ...(scripts > 0
      ? [
          advice(
            `Trae ${scripts === 1 ? "un script (<script>): se quita" : `${scripts} scripts (<script>): se quitan`}. Los anchos los lleva el CSS.`,
          ),
        ]
      : []),
    ...(hasCode ? [advice("Trae código en atributos: se quita.")] : []),
    ...(foreign.length > 0
      ? [advice(`Trae algo que no es dibujo ni texto (<${foreign.join(">, <")}>): no se publica.`)]
      : []),
    ...(isLinked ? [advice("Todo el gráfico era un enlace: no se publica. Pon la dirección en los textos.")] : []),
  ];
}
