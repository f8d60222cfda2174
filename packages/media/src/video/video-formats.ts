/**
 * Containers that are read, by ffmpeg's names. Nothing that names other files (playlists of HLS and DASH, lists of concat, numbered
 * pictures) is among them: such a file would have the server read what its author chose.
 */
const FORMATS = [
  ...["mov", "mp4", "matroska", "webm", "avi", "mpegts", "mpeg", "ogg", "flv", "asf", "mxf", "dv"],
  ...["mp3", "wav", "flac"],
];

/** Goes before every input: files of this machine alone, of those containers alone. */
export const INPUT_LIMITS: readonly string[] = [
  ...["-protocol_whitelist", "file"],
  ...["-format_whitelist", FORMATS.join(",")],
];

const WEB_CODECS = new Set(["vp8", "vp9", "av1"]);

/**
 * Name of a container for people.
 *
 * @param names - As ffprobe tells them, several where one program reads several.
 */
export function formatName(names: string, codec: string, majorBrand: string | undefined): string {
  if (names.startsWith("mov")) return majorBrand?.trim() === "qt" ? "mov" : "mp4";
  if (names.startsWith("matroska")) return WEB_CODECS.has(codec) ? "webm" : "mkv";
  return names.split(",")[0] ?? names;
}

/** The name under which ffmpeg is told to read a container, so that it guesses no other. */
export const inputFormat = (names: string): string => names.split(",")[0] ?? names;
