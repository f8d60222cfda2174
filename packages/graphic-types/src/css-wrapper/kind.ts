/** A chart with a place of its own in the article. */
export const cssWrapperKind = {
  name: "css-wrapper",
  label: "Envoltorio CSS",
  composes: "uno que se sale de la columna",
  useWhen: "un gráfico pida más sitio que el texto",
} as const;
