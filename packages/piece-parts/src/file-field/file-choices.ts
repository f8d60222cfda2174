import type { FileKind } from "@nv/contracts";
import type { FileDetail, FileList, MuseumPicture } from "@nv/contracts/schemas";
import { createContext } from "react";

/** Query of the library: words of a name, and the kind of file. */
export interface FilesAsked {
  readonly q: string;
  readonly kind: FileKind;
  /** From 1. */
  readonly page: number;
}

/** Pictures that museums give by IIIF. What fails rejects as calls do. */
export interface MuseumPictures {
  /** Looks up the picture at an address. */
  readonly look: (address: string) => Promise<MuseumPicture>;
  /** Has it brought into the library. @returns Id of the work, whose result is a `TakenUpload`. */
  readonly bring: (address: string) => Promise<string>;
}

/** The library of files, for the fields of a form: the site fills it. What fails rejects as its calls do. */
export interface FileChoices {
  readonly list: (asked: FilesAsked, signal: AbortSignal) => Promise<FileList>;
  readonly detail: (id: string, signal: AbortSignal) => Promise<FileDetail>;
  /**
   * Brings a file into the library.
   *
   * @param onProgress - Told how far it is, 0 to 1.
   * @param signal - Aborted when the person gives up.
   * @returns Id of the file.
   */
  readonly upload: (file: File, onProgress: (ratio: number) => void, signal: AbortSignal) => Promise<string>;
  /** Left out where nothing is brought from museums. */
  readonly museum?: MuseumPictures;
}

/** Carries the library to the fields of a form; `null` where there is none, so that addresses alone can be written. */
export const FileChoicesContext = createContext<FileChoices | null>(null);
