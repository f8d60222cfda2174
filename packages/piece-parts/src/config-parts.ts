import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { z } from "zod";

/** A Datawrapper id, its address, or the https address of any frame. */
export const chartSource = line(GRAPHIC_LIMITS.url).min(1, "Falta el gráfico");

/** A file of the library, `file:` and its id, or an https address where the type takes one. @param missing - Said of an empty field. */
export const fileSource = (missing: string) => line(GRAPHIC_LIMITS.url).min(1, missing);

/** A length in whole CSS pixels. */
export const pixels = (least: number, most: number) =>
  z
    .int("Debe ser un número entero")
    .min(least, least === 0 ? "No puede ser negativo" : `Al menos ${least} px`)
    .max(most, `Como mucho ${most} px`);

/** A moment of a video, milliseconds from its beginning. */
export const moment = z.int("Escríbelo como 0:01,5").min(0, "No puede ser negativo");
