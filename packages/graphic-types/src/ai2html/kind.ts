/** A drawing of Illustrator, one for each width. */
export const ai2htmlKind = {
  name: "ai2html",
  label: "ai2html",
  madeOf: "la carpeta que exporta ai2html desde Illustrator, en un ZIP",
  useWhen: "tengas un dibujo hecho en Illustrator",
} as const;
