/** A story that is told while one scrolls. */
export const storyKind = {
  name: "story",
  label: "Historia",
  madeOf: "fotos, vídeos, dibujos y textos que se cuentan al bajar",
  useWhen: "haya que explicar algo paso a paso mientras se baja",
  isStory: true,
} as const;
