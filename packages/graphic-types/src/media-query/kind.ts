/** A chart for the phone and another for the desk. */
export const mediaQueryKind = {
  name: "media-query",
  label: "Según el ancho",
  composes: "uno para el móvil y otro para el escritorio",
  useWhen: "lo que se lee en el escritorio no quepa en el móvil",
} as const;
