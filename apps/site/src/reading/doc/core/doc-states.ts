/** States of a page, with the colour that marks each and the word that people read. */
export const DOC_STATES = {
  borrador: { label: "Borrador", tone: "ochre" },
  beta: { label: "Beta", tone: "blue" },
  estable: { label: "Estable", tone: "green" },
  obsoleto: { label: "Obsoleto", tone: "ochre" },
  retirado: { label: "Retirado", tone: "accent" },
} as const;

/** A state as front matter writes it. */
export type DocState = keyof typeof DOC_STATES;

/** Tells a state from any other word. */
export function isDocState(value: unknown): value is DocState {
  return typeof value === "string" && Object.hasOwn(DOC_STATES, value);
}
