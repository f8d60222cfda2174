import { parseJson } from "@nv/web/schema";
import { z } from "zod";
import { DOT_EXAMPLE } from "./dot-example";
import { DOT_LAYER_NAMES } from "./dot-layers";

const Choices = z.object({
  codeColumn: z.int(),
  valueColumns: z.array(z.int()).readonly(),
  categoryColumn: z.int(),
  layer: z.enum(DOT_LAYER_NAMES),
});

const Draft = z.object({
  /** The table as it was written or pasted. */
  text: z.string(),
  /** Corrected choices; `null` while the suggested ones stand. */
  choices: Choices.nullable(),
  padsZeros: z.boolean(),
  way: z.enum(["perDot", "total"]),
  amountText: z.string(),
  one: z.string(),
  many: z.string(),
  seedText: z.string(),
  ownKey: z.string(),
  /** Colours that were changed, by category. */
  colours: z.record(z.string(), z.string()),
});

/** Contents of the form. */
export type DotDraft = z.infer<typeof Draft>;

/** The form as it opens: an invented example that is drawn at once. */
export const NEW_DOT_DRAFT: DotDraft = {
  text: DOT_EXAMPLE,
  choices: null,
  padsZeros: false,
  way: "perDot",
  amountText: "500",
  one: "árbol",
  many: "árboles",
  seedText: "1",
  ownKey: "",
  colours: {},
};

/** Takes up what the browser kept; `null` for what cannot be read. */
export const readDotDraft = (stored: string | null) => parseJson(stored, Draft);
