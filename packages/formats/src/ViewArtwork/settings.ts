import { line } from "@nv/contracts/schemas";
import { fileSource } from "@nv/piece-parts";
import { z } from "zod";
import type { Block } from "../block.ts";
import { Point, Rect } from "../camera/schemas.ts";

/** Corners of what is set off. */
export const MOST_CORNERS = 24;

/** Characters of a licence or a permission: «Dominio público», «© Museo…, con permiso de 3 de marzo de 2026». */
const LICENCE_LENGTH = 200;

/** Settings of the whole block. */
export const Settings = z.object({
  image: fileSource("Falta la imagen"),
  /** Owner of the picture, and the permission by which it is shown. */
  licence: line(LICENCE_LENGTH).default(""),
  /** Whether the reader may look around alone at the end. */
  explore: z.boolean().default(true),
});

/** Data of each step besides its text. */
export const Data = z.object({
  /** Part that is looked at; all of it when left out. */
  rect: Rect.nullable().default(null),
  /** Corners of the part that is set off from the rest; none for nothing. */
  outline: z.array(Point).max(MOST_CORNERS, `Como mucho ${MOST_CORNERS} esquinas`).default([]),
});

export type ViewArtworkBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
