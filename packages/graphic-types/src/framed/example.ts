import { exampleReference } from "@nv/piece-parts";

/** A fictional graphic of a type that frames one page: a page of the house's own, which needs neither a network nor an account, unless the type is of one service. */
export const framedExample = <const Name extends string>(name: Name, source = exampleReference("muestra-a")) => ({
  title: "Visitas al museo de ejemplo",
  altText: "Barras: las visitas inventadas suben de 100 a 300 entre 2024 y 2026.",
  sourceLine: "Instituto de Ejemplo",
  config: { type: name, source },
});
