import { MediaError } from "../maker.ts";

/** Exit of a program: its code or signal, and its last complaints. */
export interface ProgramEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The last of what it complained of. */
  readonly complaints: string;
}

/** Messages of a write that finds no room: none on the disk, or none in what a process may write. */
const NO_ROOM = /No space left on device|Disk quota exceeded|File too large/i;

/** Exit code of ffmpeg when somebody asks it to end. */
const ASKED_TO_END = 255;

/** Messages about a file that ends before its time. */
const CUT_SHORT = /moov atom not found|partial file|File ended prematurely|Truncat(?:ed|ing)|End of file/i;

/** Messages of ffmpeg about a kind of file that was not asked for, and about what it does not know. */
const UNKNOWN_KIND = /not on whitelist|Invalid data found when processing input|could not find codec parameters/i;

/** Messages of ffmpeg that name a codec that it does not know, in the two places where it notices. */
const NO_DECODER = [/Decoder \(codec (\w{1,40})\) not found/, /no decoder found for: (\w{1,40})/];

/** A file that is not all there. */
export const CUT_SHORT_SENTENCE =
  "El vídeo está cortado: le falta una parte, seguramente por una copia o una descarga a medias. Vuelve a exportarlo o a copiarlo entero.";

/** A file that is no video that is known. */
export const BROKEN_SENTENCE =
  "El archivo no se puede leer como vídeo: está dañado o es de una clase que no se admite. Expórtalo como MP4 (H.264) y vuelve a subirlo.";

/** @param codec - As ffmpeg names it. */
export const undecodableSentence = (codec: string): string =>
  `El vídeo está codificado en «${codec}», que este servidor no sabe leer. Expórtalo como MP4 (H.264) y vuelve a subirlo.`;

const NO_ROOM_SENTENCE =
  "No queda sitio en el disco del servidor para hacer el vídeo. Avisa a quien lo administra y repite cuando lo haya.";

/** The sentence for what ffmpeg complained of; one that says little where it is not known. */
function sentenceFor({ complaints, code }: ProgramEnd): string {
  if (NO_ROOM.test(complaints)) return NO_ROOM_SENTENCE;
  const codec = NO_DECODER.map((pattern) => pattern.exec(complaints)?.[1]).find((name) => name !== undefined);
  if (codec !== undefined) return undecodableSentence(codec);
  if (isCutShort(complaints)) return CUT_SHORT_SENTENCE;
  if (UNKNOWN_KIND.test(complaints)) return BROKEN_SENTENCE;
  return `ffmpeg se ha parado (código ${code}) y el vídeo no se ha hecho. Repite, y si vuelve a pasar expórtalo como MP4 (H.264).`;
}

/** Whether ffmpeg saw that a file ends before its time. */
export const isCutShort = (complaints: string): boolean => CUT_SHORT.test(complaints);

/**
 * Tells whether a program ended well.
 *
 * @throws {MediaError} When it gave up: again, it would give up again.
 * @throws {Error} When somebody ended it: it is worth trying again.
 */
export function judgeEnd(end: ProgramEnd): void {
  const { code, signal, complaints } = end;
  if (code === 0) return;
  const cause = new Error(complaints.trim() || "It said nothing.");
  // The system's answer to a file that grows beyond what it may.
  if (signal === "SIGXFSZ") throw new MediaError(NO_ROOM_SENTENCE, { cause });
  if (signal !== null) throw new Error(`ffmpeg was ended by ${signal}.`, { cause });
  if (code === ASKED_TO_END) throw new Error("ffmpeg was asked to end.", { cause });
  throw new MediaError(sentenceFor(end), { cause });
}
