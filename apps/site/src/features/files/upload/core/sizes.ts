import { FILE_MOST_BYTES, type FileKind } from "@nv/contracts";

const MB = 1_000_000;

const most = (kind: FileKind) => `hasta ${FILE_MOST_BYTES[kind] / MB} MB`;

/** Kinds of file whose size is told by their name; all others have one. */
export const NAMED_KINDS = ["picture", "document", "video", "font"] as const satisfies readonly FileKind[];

/** Sentence on the largest file that the library takes of each kind. */
export const SIZES = `Imágenes y documentos ${most("picture")}, vídeos ${most("video")}, tipografías ${most("font")}, lo demás ${most("archive")}.`;
