import { EMBED_FLAVOURS } from "@nv/contracts";
import type { GraphicDetail } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import { CodeList } from "../../records/CodeList";

const WHAT_FOR: Readonly<Record<string, string>> = {
  iframe: "Para un bloque de HTML. Guarda el sitio y se ajusta solo.",
  element: "Para una plantilla que ya carga el guion.",
  ans: "Para la API de contenidos de Arc.",
  oembed: "Para gestores que preguntan por la dirección.",
  fallback: "Para donde no hay JavaScript.",
  link: "Para boletines y aplicaciones.",
};

/** Every way to put a published graphic into a page, each a click from the clipboard. */
export function EmbedCodes({ graphic }: { readonly graphic: GraphicDetail }): ReactNode {
  const codes = Object.entries(EMBED_FLAVOURS).flatMap(([flavour, name]) => {
    const code = Object.entries(graphic.embedCodes).find(([known]) => known === flavour)?.[1];
    return code === undefined ? [] : [{ name, code, use: WHAT_FOR[flavour] ?? "" }];
  });
  if (codes.length === 0) return <p>Los códigos para incrustarlo salen al publicarlo.</p>;
  return <CodeList codes={codes} />;
}
