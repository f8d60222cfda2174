import type { DraftConflict } from "./saved-draft";

/** Most of somebody else's text that is told beside a field, characters. */
const TOLD = 160;

/** Says beside a field what somebody else saved in it, while what was written here stays in the field. @param by - Name of who saved it. */
export function clashSentence({ theirs }: Pick<DraftConflict, "theirs">, by: string): string {
  const short = theirs.length > TOLD ? `${theirs.slice(0, TOLD)}…` : theirs;
  return `${by} ha guardado aquí ${theirs === "" ? "un vacío" : `«${short}»`}. Arriba se decide con qué os quedáis`;
}
