import { EMBED_FLAVOURS } from "@nv/contracts";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { kindOf } from "@nv/graphic-types";
import { CopyButton } from "@nv/ui";
import type { ReactNode } from "react";
import { CodeList, type EmbedText } from "../records/CodeList";

const WHAT_FOR: Readonly<Record<string, string>> = {
  iframe: "Para un bloque de HTML. Guarda el sitio y se ajusta solo.",
  element: "Para una plantilla que ya carga el script.",
  ans: "Para la API de contenidos de Arc.",
  wordpress: "En el editor de código, para quien puede escribir HTML sin filtro: administradores y editores.",
  wordpressEmbed:
    "Para quien no puede: el bloque se pega en el editor de código; el shortcode, donde se escribe texto.",
  amp: "Para una página AMP. Su cabecera carga amp-iframe, y el gráfico va por debajo de la primera pantalla.",
  drupal: "Para un formato de texto que deje pasar marcos. Sin estilos, que Drupal quita.",
  html: "Para cualquier página: un marco de altura fija, sin JavaScript en la página.",
  oembed: "Para gestores que preguntan por la dirección.",
  fallback: "Para donde no hay JavaScript.",
  link: "Para boletines y aplicaciones.",
};

/** Sentences about the codes of what stands in the article itself. */
const INLINE_FOR: Readonly<Record<string, string>> = {
  iframe: "Para donde no se puede otra cosa: una portada que lleva a la historia.",
  element: "Para un bloque de HTML: la historia se mueve dentro del artículo.",
};

/** The codes of a graphic, the one that is right for most first: the element for what stands in the article itself. */
function codesOf({ embedCodes, config }: GraphicDetail): readonly EmbedText[] {
  const { isStory: isInline = false } = kindOf(config.type);
  const names = Object.entries(EMBED_FLAVOURS);
  const inOrder = isInline
    ? names.toSorted(([one], [other]) => Number(other === "element") - Number(one === "element"))
    : names;
  return inOrder.flatMap(([flavour, name]) => {
    const code = Object.entries(embedCodes).find(([known]) => known === flavour)?.[1];
    const use = (isInline ? INLINE_FOR[flavour] : undefined) ?? WHAT_FOR[flavour] ?? "";
    return code === undefined ? [] : [{ name, code, use }];
  });
}

/** The code that is right for most; `undefined` for a graphic that has none yet. */
export const firstCodeOf = (graphic: GraphicDetail): string | undefined => codesOf(graphic)[0]?.code;

/** Copies the code that is right for most: what people come to a published graphic for. */
export function CopyCode({ graphic }: { readonly graphic: GraphicDetail }): ReactNode {
  const code = firstCodeOf(graphic);
  if (code === undefined) return null;
  return (
    <CopyButton text={code} className="nv-action nv-action--main">
      Copiar código
    </CopyButton>
  );
}

/** Every way to put a published graphic into a page, each a click from the clipboard. */
export function EmbedCodes({ graphic }: { readonly graphic: GraphicDetail }): ReactNode {
  const codes = codesOf(graphic);
  if (codes.length === 0) return <p>Los códigos para incrustarlo salen al publicarlo.</p>;
  return <CodeList codes={codes} />;
}
