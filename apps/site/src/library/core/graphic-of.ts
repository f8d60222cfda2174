import type { FileFacts } from "@nv/contracts/schemas";

/** Type of graphic that can be published from a file. */
export interface GraphicOf {
  readonly typeName: "image" | "video" | "ai2html";
  /** Name of the type in an address of the registry. */
  readonly making: string;
  /** Name of the type for people. */
  readonly words: string;
}

/** The graphic that a file makes by itself; `null` for what is a part of something else. */
export function graphicOf(facts: FileFacts): GraphicOf | null {
  if (facts.kind === "picture") return { typeName: "image", making: "imagen", words: "una imagen" };
  if (facts.kind === "video") return { typeName: "video", making: "video", words: "un vídeo" };
  if (facts.kind === "archive" && facts.holds === "ai2html")
    return { typeName: "ai2html", making: "ai2html", words: "un ai2html" };
  return null;
}
