/** A silent video that begins a story. */
export const videoOpenerKind = {
  name: "video-opener",
  label: "Apertura de vídeo",
  madeOf: "un bucle mudo con el titular encima",
  useWhen: "un texto largo merezca empezar en movimiento",
} as const;
