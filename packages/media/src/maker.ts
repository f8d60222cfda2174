import type { Recipe } from "@nv/contracts/schemas";

/** A file that was made, in the folder that was given for it. */
export interface MadeFile {
  /** Inside the rendition; its end tells its kind. */
  readonly name: string;
  readonly mediaType: string;
  /** Of what can be seen, CSS pixels. */
  readonly widthPx: number | null;
  readonly heightPx: number | null;
}

/** Result of a recipe for a file. */
export interface Made {
  readonly files: readonly MadeFile[];
  /** JSON: what the recipe says besides. */
  readonly data: unknown;
}

/** Source, recipe and destination of a rendition. */
export interface MakeInput<Wanted extends Recipe = Recipe> {
  /** Absolute path of the file. */
  readonly path: string;
  readonly recipe: Wanted;
  /** Absolute path of an empty folder for what is made; the names of {@link MadeFile} are inside it. */
  readonly folder: string;
  /** Aborted when the work must stop: what runs is ended, and the promise rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Tells how far it is. @param ratio - 0 to 1. */
  readonly progress: (ratio: number) => void;
}

/** Error for what cannot be read or made; its message is a Spanish sentence for the person who uploaded it. */
export class MediaError extends Error {
  override readonly name = "MediaError";
}

/** A container of videos that has no image: as a sound it can be brought. */
export class SoundAloneError extends MediaError {}

/** A file that took longer than it may, as on a machine that has much to do: tried again, it may be made. */
export class TooSlowError extends MediaError {}

/** A program that the machine does not have: with it, the same file could be read. */
export class MissingProgramError extends MediaError {}
