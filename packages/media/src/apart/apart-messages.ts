import { FileFacts, type PhotoWords, Recipe } from "@nv/contracts/schemas";
import { z } from "zod";

/** Messages to the process that works with files. */
export const ToApart = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("make"), path: z.string(), folder: z.string(), recipe: Recipe }),
  z.object({ kind: z.literal("read"), path: z.string(), name: z.string() }),
  z.object({
    kind: z.literal("photo"),
    path: z.string(),
    folder: z.string(),
    facts: FileFacts,
    sizeBytes: z.number(),
    /** Some come from the picture itself: whoever sends them holds them to what fits. */
    words: z.custom<PhotoWords>(),
    keepsPosition: z.boolean(),
    isReduced: z.boolean(),
  }),
  /** A photograph of a person, in base64. */
  z.object({ kind: z.literal("portray"), picture: z.string(), sidePx: z.number() }),
  /** Nobody waits for it any more. */
  z.object({ kind: z.literal("stop") }),
]);
export type ToApart = z.infer<typeof ToApart>;

/** Text of a file's own notes; whoever keeps it holds it to what fits. */
const text = z.string().exactOptional();
const Words = z.object({
  ...{ name: text, altText: text, caption: text, credit: text, licence: text, source: text, rightsUntil: text },
});

/** Messages from the process that works with files. Each job ends with one of the last six. */
export const FromApart = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("progress"), ratio: z.number() }),
  z.object({
    kind: z.literal("made"),
    made: z.object({
      files: z
        .array(
          z.object({
            name: z.string(),
            mediaType: z.string(),
            widthPx: z.number().nullable(),
            heightPx: z.number().nullable(),
          }),
        )
        .readonly(),
      data: z.unknown(),
    }),
  }),
  z.object({
    kind: z.literal("known"),
    facts: FileFacts,
    mediaType: z.string(),
    words: Words,
  }),
  z.object({
    kind: z.literal("prepared"),
    photo: z.object({
      path: z.string(),
      end: z.string(),
      mediaType: z.string(),
      widthPx: z.number(),
      heightPx: z.number(),
      sizeBytes: z.number(),
    }),
  }),
  /** The small picture of a person, in base64. */
  z.object({ kind: z.literal("portrayed"), portrait: z.string() }),
  /** A Spanish sentence, and what the machine lacks with which the same file could be made; `null` for good. */
  z.object({ kind: z.literal("refused"), sentence: z.string(), lacks: z.enum(["program", "time"]).nullable() }),
  /** Nobody foresaw it. */
  z.object({ kind: z.literal("failed"), detail: z.string() }),
]);
export type FromApart = z.infer<typeof FromApart>;
