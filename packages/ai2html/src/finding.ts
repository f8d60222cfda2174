/** Something that was found, in Spanish; shaped as the findings of `@nv/ui`, which servers do not know. */
export interface Ai2HtmlFinding {
  /** `fault` keeps it from being published; `advice` was mended or is better mended; `fine` was looked at. */
  readonly level: "fault" | "advice" | "fine";
  readonly text: string;
}

/** Something that keeps it from being published. */
export const fault = (text: string): Ai2HtmlFinding => ({ level: "fault", text });

/** Something that was mended or is better mended. */
export const advice = (text: string): Ai2HtmlFinding => ({ level: "advice", text });

/** Something that is as it should be. */
export const fine = (text: string): Ai2HtmlFinding => ({ level: "fine", text });
