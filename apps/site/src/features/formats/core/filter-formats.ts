import type { FileKind } from "@nv/contracts";
import type { ToldFormat } from "@nv/formats/about";

/** Filters of the formats: the files that somebody has, and how long it may take; empty for any. */
export interface FormatWishes {
  readonly kind: FileKind | "";
  readonly effort: ToldFormat["effort"] | "";
}

const ORDER: readonly ToldFormat["effort"][] = ["hour", "day", "week"];

/** The kinds of file that formats take, each once, in the order in which formats name them. */
export const kindsTaken = (formats: readonly ToldFormat[]): readonly FileKind[] => [
  ...new Set(formats.flatMap(({ files }) => Object.values(files).flatMap(({ kinds }) => kinds))),
];

/** The formats that take a kind of file and can be made in a time. */
export const filterFormats = (formats: readonly ToldFormat[], { kind, effort }: FormatWishes): readonly ToldFormat[] =>
  formats.filter(
    ({ files, effort: own }) =>
      (kind === "" || Object.values(files).some(({ kinds }) => kinds.includes(kind))) &&
      (effort === "" || ORDER.indexOf(own) <= ORDER.indexOf(effort)),
  );
