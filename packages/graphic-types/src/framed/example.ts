/** A fictional graphic of a type that frames one page: of each type another address of the one site that is kept for examples, all of which answer (RFC 2606). */
export const framedExample = <const Name extends string>(
  name: Name,
  source = `https://example.org/?ejemplo=${name}`,
) => ({
  title: "Visitas al museo de ejemplo",
  altText: "Barras: las visitas inventadas suben de 100 a 300 entre 2024 y 2026.",
  sourceLine: "Instituto de Ejemplo",
  config: { type: name, source },
});
