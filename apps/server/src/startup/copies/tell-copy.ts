import { formatBytes, formatNumber } from "@nv/spanish";
import type { MadeCopy } from "../../platform/copies/copy-places.ts";
import type { MissingBlob } from "../../platform/copies/needed-blobs.ts";
import type { OrphanPointer } from "../../platform/copies/orphans.ts";
import type { Restored } from "../../platform/copies/restore-copy.ts";

/** Things that are named one by one; the rest is counted. */
const NAMED = 20;

function listed(items: readonly string[]): readonly string[] {
  const rest = items.length - NAMED;
  return [
    ...items.slice(0, NAMED).map((item) => `  ${item}`),
    ...(rest > 0 ? [`  … y ${formatNumber(rest)} más`] : []),
  ];
}

const counted = (many: number, one: string, several: string) => `${formatNumber(many)} ${many === 1 ? one : several}`;

/** Lists what a store lacks and what in it is damaged, as lines. */
export function toldLacks(missing: readonly MissingBlob[], damaged: readonly string[]): readonly string[] {
  return [
    ...(missing.length > 0
      ? [
          `${missing.length === 1 ? "Falta" : "Faltan"} en el almacén ${counted(missing.length, "archivo que algo nombra", "archivos que algo nombra")}:`,
          ...listed(missing.map(({ key, namedBy }) => `${key} (${namedBy})`)),
        ]
      : []),
    ...(damaged.length > 0
      ? [
          `${counted(damaged.length, "archivo del almacén está dañado", "archivos del almacén están dañados")}:`,
          ...listed(damaged),
        ]
      : []),
  ];
}

/** Lists what readers have and no record names, as lines. */
export function toldOrphans(orphans: readonly OrphanPointer[]): readonly string[] {
  if (orphans.length === 0) return [];
  return [
    `${counted(orphans.length, "pieza publicada no está", "piezas publicadas no están")} en el registro (huérfanas): los lectores las tienen y nadie puede retirarlas desde el sitio. Retíralas con «npm run store -- retire»:`,
    ...listed(orphans.map(({ section, pointer }) => `/${section}/${pointer.slug} «${pointer.title}»`)),
  ];
}

/** Describes what a copy holds and what it does not, as lines. */
export function toldCopy({
  name,
  sizeBytes,
  head,
  rows,
  objects,
  added,
  missing,
  damaged,
}: MadeCopy): readonly string[] {
  const news = head.isShared ? `; ${counted(added, "archivo nuevo", "archivos nuevos")}` : "";
  return [
    `Copia guardada en ${name} (${formatBytes(sizeBytes)}): ${counted(rows, "fila", "filas")} de ${counted(head.tables.length, "tabla", "tablas")} y ${counted(objects, "objeto", "objetos")} del almacén${news}.`,
    "Contiene hashes y claves de firma: guárdala como la base de datos.",
    "No lleva los correos de DATA_DIR/outbox ni DATA_DIR/work.",
    ...(head.needs.length > 0
      ? [`Guarda aparte ${head.needs.join(" y ")}: hace falta para usarla y no va dentro.`]
      : []),
    ...toldLacks(missing, damaged),
  ];
}

/** Describes the outcome of a restoration, as lines. */
export function toldRestored({ head, rows, objects, named, missing, damaged, orphans }: Restored): readonly string[] {
  const made = new Date(head.createdAtMs).toLocaleString("es");
  return [
    `Restaurada la copia de ${head.siteUrl} del ${made}: ${counted(rows, "fila", "filas")} y ${counted(objects, "objeto", "objetos")} del almacén.`,
    missing.length + damaged.length === 0
      ? `Está todo lo que se nombra: ${counted(named, "archivo comprobado", "archivos comprobados")} por su contenido.`
      : "No está todo lo que se nombra.",
    ...toldLacks(missing, damaged),
    ...toldOrphans(orphans),
    ...(head.needs.length > 0 ? [`Hace falta lo que no va en la copia: ${head.needs.join(" y ")}.`] : []),
    "Arranca el sitio: lo que falte por escribir de lo publicado se escribe entonces.",
  ];
}
