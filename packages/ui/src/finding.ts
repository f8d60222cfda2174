/** Something that a checker found, in Spanish, for the person who must act on it. */
export interface Finding {
  /** `fault` must be mended before publishing; `advice` is better mended; `fine` says that it was looked at. */
  readonly level: "fault" | "advice" | "fine";
  readonly text: string;
}

/** Something that must be mended. */
export function fault(text: string): Finding {
  return { level: "fault", text };
}

/** Something that is better mended. */
export function advice(text: string): Finding {
  return { level: "advice", text };
}

/** Something that is as it should be. */
export function fine(text: string): Finding {
  return { level: "fine", text };
}
