import { FORMAT_NAMES, newBlock, type StoryConfig } from "@nv/graphic-types";
import { parseJson } from "@nv/web/schema";
import { z } from "zod";

/** Formats that a piece of an old story is made into, by its kind: the first of them that there is. */
const FORMATS_OF = {
  foto: ["ImgTransition"],
  horizontal: ["ImgHorizontal", "ImgTransition"],
  video: ["VideoFrame", "VideoTransition", "Texto"],
} as const;

/** Which template of before a text is of. */
export type OldKind = keyof typeof FORMATS_OF;

const KINDS = ["foto", "horizontal", "video"] as const satisfies readonly OldKind[];

const ALIGNS = {
  izquierda: "left",
  left: "left",
  centro: "center",
  center: "center",
  derecha: "right",
  right: "right",
} as const;

/** Most characters that are read: a story of sixty blocks has a tenth of it. */
const MOST_CHARACTERS = 500_000;

const text = z.string().trim();
/** The names that a part had, in the order in which they are looked for. */
const oneOf =
  (...names: readonly string[]) =>
  (part: Readonly<Record<string, unknown>>) =>
    names.map((name) => text.safeParse(part[name]).data).find((value) => value !== undefined && value !== "") ?? "";

const OldStep = z.looseObject({});
const OldBlock = z.looseObject({ steps: z.array(OldStep).optional(), pasos: z.array(OldStep).optional() });
const OldStory = z.looseObject({
  template: text.optional(),
  plantilla: text.optional(),
  blocks: z.array(OldBlock).optional(),
  bloques: z.array(OldBlock).optional(),
  steps: z.array(OldStep).optional(),
  pasos: z.array(OldStep).optional(),
});

const titleOf = oneOf("title", "titulo", "título");
const dekOf = oneOf("dek", "entradilla");
const textOf = oneOf("text", "texto");
const altOf = oneOf("alt", "descripcion", "descripción");
const alignOf = oneOf("align", "posicion", "posición");
const fileOf = oneOf("image", "imagen", "foto", "video", "vídeo", "src");

/** Story that was read from a piece of the former templates. */
export interface OldStoryRead {
  readonly title: string;
  readonly config: StoryConfig;
  /** Names of the files that it used, in their order: they are brought to the library and put into their steps. */
  readonly files: readonly string[];
}

/** Reason why a text is no piece of the former templates, in a sentence. */
export interface OldStoryRefused {
  readonly refused: string;
}

const NOT_JSON = "No es JSON: copia el archivo entero, desde la primera llave hasta la última.";
const NOT_OLD = "No es de Scrolling_foto, Scrolling_horizontal ni Scrolling_video: falta «plantilla».";
const NO_STEPS = "No tiene ningún paso: hacen falta «pasos» o «bloques» con sus «pasos».";
const TOO_LONG = "Es demasiado largo para ser una de aquellas piezas.";

function kindNamed(name: string): OldKind | undefined {
  const lower = name
    .toLowerCase()
    .replace(/^scrolling_/, "")
    .replace("vídeo", "video");
  return KINDS.find((kind) => kind === lower);
}

const formatFor = (kind: OldKind): string => FORMATS_OF[kind].find((name) => FORMAT_NAMES.includes(name)) ?? "Texto";

const isAlign = (name: string): name is keyof typeof ALIGNS => Object.hasOwn(ALIGNS, name);

type Part = z.output<typeof OldStep>;

function stepFrom(part: Part, format: string, newId: () => string): StoryConfig["blocks"][number]["steps"][number] {
  const [first] = newBlock(format, newId).steps;
  if (first === undefined) throw new Error(`A block of ${format} begins without a step.`);
  const align = alignOf(part).toLowerCase();
  return { ...first, text: textOf(part), alt: altOf(part), align: isAlign(align) ? ALIGNS[align] : "center" };
}

/**
 * Reads a piece of `Scrolling_foto`, `Scrolling_horizontal` or `Scrolling_video`: texts, alternative texts and places of the texts, in
 * their order. The files stayed where that piece was published: their names are told, so that each can be brought.
 *
 * @param written - JSON: `{"plantilla":"Scrolling_foto","titulo":"…","pasos":[{"texto":"…","foto":"1.jpg","alt":"…"}]}`; `bloques`, each with
 *   its `pasos`, may stand in place of `pasos`, and every name may be in English.
 * @param newId - Names a block or a step.
 */
export function readOldStory(written: string, newId: () => string): OldStoryRead | OldStoryRefused {
  if (written.length > MOST_CHARACTERS) return { refused: TOO_LONG };
  if (parseJson(written, z.unknown()) === null) return { refused: NOT_JSON };
  const story = parseJson(written, OldStory);
  const kind = kindNamed(story?.plantilla ?? story?.template ?? "");
  if (story === null || kind === undefined) return { refused: NOT_OLD };
  const groups = (story.bloques ?? story.blocks)?.map(({ pasos, steps }) => pasos ?? steps ?? []) ?? [
    story.pasos ?? story.steps ?? [],
  ];
  const parts = groups.filter((group) => group.length > 0);
  if (parts.length === 0) return { refused: NO_STEPS };
  const format = formatFor(kind);
  const blocks = parts.map((group) => ({
    ...newBlock(format, newId),
    steps: group.map((part) => stepFrom(part, format, newId)),
  }));
  const files = parts
    .flat()
    .map(fileOf)
    .filter((name) => name !== "");
  const config: StoryConfig = { type: "story", kicker: "", dek: dekOf(story), byline: "", blocks };
  return { title: titleOf(story), config, files: [...new Set(files)] };
}
