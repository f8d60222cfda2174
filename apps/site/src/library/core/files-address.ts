import { FILE_KINDS, FILES_API_PATH, type FileKind } from "@nv/contracts";
import type { FilesQuery } from "@nv/contracts/schemas";
import { addressOf, pageField, readQuery } from "@nv/web/address";

/** Everything that the address of the library says. */
export interface FilesAddress {
  /** Id of the file on screen; empty for the list. */
  readonly id: string;
  readonly q: string;
  readonly kind: FileKind | null;
  readonly only: NonNullable<FilesQuery["only"]> | null;
  /** One of one's groups, for its files; empty for everybody's. */
  readonly group: string;
  readonly page: number;
}

/** Path of the library. */
export const FILES_PATH = "/archivos";

/** Filters of the list besides the kind, with their labels. */
export const ONLY = {
  unused: "Sin usar",
  expired: "Con los derechos vencidos",
  "no-alt": "Sin texto alternativo",
  mine: "Los míos",
} as const satisfies Record<NonNullable<FilesQuery["only"]>, string>;

const ONLY_NAMES = { unused: "sin-usar", expired: "vencidos", "no-alt": "sin-alternativo", mine: "mios" } as const;
const KIND_NAMES = {
  picture: "imagen",
  video: "video",
  audio: "audio",
  table: "tabla",
  geometry: "geometria",
  model: "modelo",
  archive: "carpeta",
  document: "documento",
  font: "tipografia",
} as const satisfies Record<FileKind, string>;

const keysOf = <Name extends string>(names: Readonly<Record<Name, string>>) =>
  Object.keys(names).filter((name): name is Name => Object.hasOwn(names, name));

/** The kinds of files, in the order in which they are offered. */
export const KINDS = keysOf(FILE_KINDS);

/** Reads the query of the library's address; what makes no sense is left out. */
export function readAddress(search: string): FilesAddress {
  const query = readQuery(search);
  return {
    id: query.text("archivo"),
    q: query.text("buscar"),
    kind: KINDS.find((kind) => KIND_NAMES[kind] === query.text("tipo")) ?? null,
    only: keysOf(ONLY_NAMES).find((only) => ONLY_NAMES[only] === query.text("solo")) ?? null,
    group: query.text("grupo"),
    page: query.page(),
  };
}

/** Writes an address of the library. @example writeAddress({ q: "marea" }) // "/archivos?buscar=marea" */
export function writeAddress({
  id = "",
  q = "",
  kind = null,
  only = null,
  group = "",
  page = 1,
}: Partial<FilesAddress>): string {
  if (id !== "") return addressOf(FILES_PATH, { archivo: id });
  return addressOf(FILES_PATH, {
    buscar: q,
    tipo: kind === null ? null : KIND_NAMES[kind],
    solo: only === null ? null : ONLY_NAMES[only],
    grupo: group,
    pagina: pageField(page),
  });
}

/** Writes the call that asks the server for a page of the list. */
export function listCall({ q, kind, only, group, page }: FilesAddress): string {
  return addressOf(FILES_API_PATH, { q, kind, only, group, page: pageField(page) });
}

/** Whether anything narrows the list. */
export const isNarrowed = ({ q, kind, only }: FilesAddress): boolean => q !== "" || kind !== null || only !== null;
