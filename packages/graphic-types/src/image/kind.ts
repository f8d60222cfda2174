/** A picture, or one for each width. */
export const imageKind = {
  name: "image",
  label: "Imagen",
  madeOf: "una foto o un dibujo, o uno para cada ancho",
  useWhen: "una foto o un dibujo lo cuente mejor que los números",
} as const;
