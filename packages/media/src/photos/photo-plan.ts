import { PHOTO_LIMITS } from "@nv/contracts";
import type { FileFacts } from "@nv/contracts/schemas";
import type { NotedFormat } from "./put-notes.ts";

/** Facts of a picture that is to be sent. */
export interface PhotoToPlan {
  readonly facts: FileFacts;
  readonly sizeBytes: number;
  readonly hasPosition: boolean;
  /** Whether the place where it was taken goes out with it. */
  readonly keepsPosition: boolean;
  /** Made smaller, because it weighs too much as it is. */
  readonly isReduced: boolean;
}

/** Plan of what is done to a picture before it is sent. */
export interface PhotoPlan {
  /** As what it goes. */
  readonly format: NotedFormat;
  /** Ending of its name then: `jpg`. */
  readonly end: string;
  /** Whether its pixels are written anew; else it goes byte by byte, with other notes. */
  readonly isWritten: boolean;
  /** Sentences that a person is told of it. */
  readonly notices: readonly string[];
  /** Reason why it cannot be sent; empty when it can. */
  readonly problem: string;
  /** Whether that is its weight, and it could be made smaller. */
  readonly isTooHeavy: boolean;
}

/** Endings of the file names of each format. */
const ENDS: Readonly<Record<NotedFormat, string>> = { jpeg: "jpg", png: "png", webp: "webp", gif: "gif" };

/** Names of formats, for people to read. */
const NAMES: Readonly<Record<string, string>> = {
  jpeg: "JPEG",
  png: "PNG",
  webp: "WebP",
  gif: "GIF",
  tiff: "TIFF",
  avif: "AVIF",
  svg: "SVG",
  pdf: "PDF",
};

const MB = 1_000_000;

const megabytes = (bytes: number) => `${(bytes / MB).toLocaleString("es", { maximumFractionDigits: 1 })} MB`;

const nameOf = (format: string) => NAMES[format] ?? format.toUpperCase();

/** Formats that Photo Center takes and that notes can be put into. @see https://dev.arcxp.com/photo-center/introduction-to-photo-center/ */
const AS_THEY_ARE: readonly NotedFormat[] = ["jpeg", "png", "webp", "gif"];

/** Formats that it takes, but whose notes cannot be told apart from their pixels. */
const TAKEN = ["tiff"];

/**
 * Decides what becomes of a file before it is sent to Photo Center, from what is known of it.
 *
 * @returns Its problem for what is no picture, or weighs more than {@link PHOTO_LIMITS} without being made smaller.
 */
export function photoPlan({ facts, sizeBytes, hasPosition, keepsPosition, isReduced }: PhotoToPlan): PhotoPlan {
  if (facts.kind !== "picture") {
    const { format } = facts;
    const problem =
      format === "pdf"
        ? "Photo Center no admite PDF, y aquí no se puede convertir: expórtalo como PNG al doble de su tamaño, o como SVG."
        : "No es una imagen: a Photo Center solo van imágenes.";
    return { format: "png", end: ENDS.png, isWritten: false, notices: [], problem, isTooHeavy: false };
  }
  const { format, colourSpace, hasAlpha, isTurned } = facts;
  const own = AS_THEY_ARE.find((name) => name === format);
  const isCmyk = colourSpace === "cmyk";
  const isMoving = facts.frames > 1;
  const isWritten = own === undefined || isCmyk || (isTurned && !isMoving) || isReduced;
  const isDrawn = format === "svg" || hasAlpha || (format === "png" && !isReduced);
  const target = isWritten ? (isDrawn ? "png" : "jpeg") : (own ?? "png");
  const isTooHeavy = !isWritten && sizeBytes > PHOTO_LIMITS.mostBytes;
  const notices = [
    ...(format === "svg" ? ["Photo Center no admite SVG: sale como PNG, al doble de su tamaño."] : []),
    ...(own === undefined && format !== "svg"
      ? [
          TAKEN.includes(format)
            ? `De un ${nameOf(format)} no se puede quitar lo que cuenta de sí: sale como ${nameOf(target)}.`
            : `Photo Center no admite ${nameOf(format)}: sale como ${nameOf(target)}.`,
        ]
      : []),
    ...(isCmyk ? ["Venía en CMYK, para imprenta: sale en RGB. Mira los colores."] : []),
    ...(isTurned && isWritten ? ["Estaba girada por su marca: sale derecha."] : []),
    ...(isReduced
      ? [
          `Se reduce hasta que pesa menos de ${megabytes(PHOTO_LIMITS.mostBytes)}${own === target ? "" : `, y sale como ${nameOf(target)}`}.`,
        ]
      : []),
    ...(isMoving && isWritten ? ["Se mueve: sale su primer momento."] : []),
    ...(target === "gif" ? ["Un GIF no puede llevar IPTC: los textos van solo en la ficha de Photo Center."] : []),
    ...(hasPosition ? [keepsPosition ? "Sale con la posición GPS." : "Tenía la posición GPS: sale sin ella."] : []),
  ];
  const problem = isTooHeavy
    ? `Pesa ${megabytes(sizeBytes)}; a Photo Center van hasta ${megabytes(PHOTO_LIMITS.mostBytes)}. Puedes reducirla.`
    : "";
  return { format: target, end: ENDS[target], isWritten, notices, problem, isTooHeavy };
}
