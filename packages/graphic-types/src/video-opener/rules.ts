import type { FieldProblem } from "@nv/contracts/schemas";
import { type FileOf, videoParts } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import { z } from "zod";
import type { VideoOpenerConfig } from "./config.ts";
import { LOOP } from "./looped-videos.ts";
import { Luminance } from "./scrim.ts";

/** Most that an opener may make a phone load, bytes. */
export const MOST_PHONE_BYTES = 4_000_000;

const MB = 1_000_000;

export const LoopData = z.object({ luminance: Luminance });

/** Lists the problems of an opener that its schema does not find. */
export function openerRules({ source, vertical }: VideoOpenerConfig): readonly FieldProblem[] {
  return vertical !== "" && vertical.trim() === source.trim()
    ? [{ field: "vertical", message: "Es el mismo archivo que el vídeo" }]
    : [];
}

function weightProblem(bytes: number): string {
  if (bytes <= MOST_PHONE_BYTES) return "";
  const [weight, most] = [formatNumber(bytes / MB), formatNumber(MOST_PHONE_BYTES / MB)];
  return `En el móvil pesa ${weight} MB, y son ${most} como mucho: recórtalo, o busca un plano que se mueva menos`;
}

/** A loop that weighs too much for a phone, or of which nobody knows how bright it is behind the title. */
export function openerFileRules({ source, vertical }: VideoOpenerConfig, file: FileOf): readonly FieldProblem[] {
  const named = [{ field: "source", source }, ...(vertical === "" ? [] : [{ field: "vertical", source: vertical }])];
  const phone = named.at(-1)?.field;
  return named.flatMap((one): FieldProblem[] => {
    const loop = file(one.source, LOOP);
    const [lightest] = videoParts(loop);
    const weight = one.field === phone ? weightProblem(lightest?.sizeBytes ?? 0) : "";
    const isMeasured = LoopData.safeParse(loop.data).success;
    const messages = [weight, isMeasured ? "" : "No se ha podido medir su luz: no se sabe si el titular se lee encima"];
    return messages.filter((message) => message !== "").map((message) => ({ field: one.field, message }));
  });
}
