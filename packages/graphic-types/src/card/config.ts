import { line, paragraph } from "@nv/contracts/schemas";
import { z } from "zod";
import type { Network } from "./core/caption-length.ts";
import { RATIO_IDS } from "./core/ratios.ts";

/** Limits of a card: more is not read on a phone. */
export const MOST = { values: 2, slides: 10 } as const;

const LENGTHS = {
  kicker: 60,
  heading: 220,
  text: 400,
  quote: 420,
  name: 90,
  source: 160,
  value: 24,
  unit: 40,
  caption: 2600,
} as const;
const REFERENCE_LENGTH = 100;
const COLUMN_LENGTH = 90;

/** Templates of a card. */
export const TEMPLATES = ["dato", "titular", "cita", "grafico", "mapa", "comparacion", "hilo"] as const;

/** Themes in which a card is painted. */
export const THEMES = ["claro", "oscuro", "marca", "propio"] as const;

/** Encodings of its pictures. */
export const ENCODINGS = ["png", "jpg", "webp"] as const;

const colour = (otherwise: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "Escribe el color como #1f5a82")
    .default(otherwise);

const Value = z.object({
  /** `series:`, `tracker:`, `election:` or `graphic:` and the address of what it is read from; empty for one that is written by hand. */
  source: line(REFERENCE_LENGTH).default(""),
  /** Column of the series, by its key, or of the chart, by its name; empty for the first one of figures. */
  column: line(COLUMN_LENGTH).default(""),
  /** Row, as the first column writes it; empty for the last one that has a value, whichever it is by then. */
  at: line(COLUMN_LENGTH).default(""),
  /** As it is read: «3,2 %». What comes of a source is written there. */
  text: line(LENGTHS.value).default(""),
  /** Below it, where it is more than a sign: «millones de euros». */
  unit: line(LENGTHS.unit).default(""),
  /** Name of what it is of: «Octubre», «Mujeres». */
  label: line(LENGTHS.name).default(""),
});
/** A number on a card, and where it comes from. */
export type CardValue = z.infer<typeof Value>;

const Slide = z.object({
  heading: line(LENGTHS.heading).default(""),
  text: line(LENGTHS.text).default(""),
});

const blankValue = (): CardValue => ({ source: "", column: "", at: "", text: "", unit: "", label: "" });
const blankCaptions = (): Record<Network, string> => ({ instagram: "", x: "", whatsapp: "", bluesky: "" });

const caption = paragraph(LENGTHS.caption).default("");

/** A card for the networks, drawn in every ratio. */
export const CardConfig = z.object({
  type: z.literal("card"),
  template: z.enum(TEMPLATES).default("dato"),
  /** Above everything: the section, «El dato». */
  kicker: line(LENGTHS.kicker).default(""),
  /** The sentence of the card. */
  heading: line(LENGTHS.heading).default(""),
  /** `election:` and the address of an election, whose headline it wears as soon as its count bears one out; empty for its own alone. */
  headlineOf: line(REFERENCE_LENGTH).default(""),
  /** Whether it goes out again by itself whenever the count that it tells of does. */
  follows: z.boolean().default(true),
  /** Below it, smaller. */
  text: line(LENGTHS.text).default(""),
  /** The first is the number of the card; with the second it is compared. */
  values: z
    .array(Value)
    .max(MOST.values)
    .default(() => [blankValue(), blankValue()]),
  quote: line(LENGTHS.quote).default(""),
  /** Name of the person who said it. */
  author: line(LENGTHS.name).default(""),
  /** Role of that person. */
  role: line(LENGTHS.name).default(""),
  /** `file:` with an id, or `graphic:` and the address of a published graphic, whose picture it is. */
  picture: line(REFERENCE_LENGTH).default(""),
  slides: z
    .array(Slide)
    .max(MOST.slides, `Como mucho ${MOST.slides} tarjetas`)
    .default(() => [{ heading: "", text: "" }]),
  /** At the foot: who says so. What comes of a source is written there. */
  source: line(LENGTHS.source).default(""),
  /** At the foot, on the other side: the newspaper. */
  signature: line(LENGTHS.kicker).default(""),
  theme: z.enum(THEMES).default("claro"),
  /** Of the theme of one's own. */
  colours: z
    .object({ ground: colour("#1f5a82"), ink: colour("#ffffff") })
    .default({ ground: "#1f5a82", ink: "#ffffff" }),
  ratios: z
    .array(z.enum(RATIO_IDS))
    .min(1, "Elige alguna proporción")
    .max(RATIO_IDS.length)
    .default([...RATIO_IDS]),
  encoding: z.enum(ENCODINGS).default("png"),
  captions: z.object({ instagram: caption, x: caption, whatsapp: caption, bluesky: caption }).default(blankCaptions),
});
export type CardConfig = z.infer<typeof CardConfig>;
