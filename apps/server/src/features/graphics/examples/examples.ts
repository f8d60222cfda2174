import type { GraphicFieldsInput } from "@nv/contracts/schemas";
import { type DemoFile, FORMATS } from "@nv/formats";
import { TYPES, typeOf } from "@nv/graphic-types";

/** Tag by which lists find the examples, and licence under which their files are had. */
export const EXAMPLE_TAG = "ejemplo";
export const EXAMPLE_LICENCE = "Ejemplo inventado";

/** Ways to get an example that lives with a service alone, by the name of the service; said in the place of the example. */
export const HOW_TO_GET: Readonly<Record<string, string>> = {
  datawrapper:
    "Vive en Datawrapper. Se trae cuando responde: con DATAWRAPPER_TOKEN en .env, o con el doble que enciende npm run fakes",
  flourish:
    "Vive en flourish.studio, que desde aquí no responde. Con conexión, pega en «Añadir un gráfico» la dirección de uno tuyo",
};

const SECTION = "Ejemplos";
const AUTHOR = "Mesa de ejemplo";

/** A fictional graphic that people can have in their registry. */
export interface RegistryExample {
  /** Its address: by it one knows that it is there. */
  readonly slug: string;
  readonly fields: GraphicFieldsInput;
  /** The files of the library that it names, drawn by code. */
  readonly files: Readonly<Record<string, DemoFile>>;
}

interface Drawn extends Pick<GraphicFieldsInput, "title" | "altText" | "sourceLine" | "config"> {
  readonly files?: RegistryExample["files"];
}

/** @param name - The type or the format that it shows. @param label - As people call it. */
function exampleOf(name: string, label: string, { files = {}, ...words }: Drawn): RegistryExample {
  const title = `Ejemplo (${label}): ${words.title}`;
  return {
    slug: `${EXAMPLE_TAG}-${name.toLowerCase()}`,
    fields: { ...words, title, author: AUTHOR, section: SECTION, tags: [EXAMPLE_TAG] },
    files,
  };
}

/** One story for each format: the example of the type has all of them in one, which is long to read. */
const STORIES = FORMATS.map(({ about, example }) =>
  exampleOf(about.name, about.label, {
    title: about.lede,
    altText: about.lede,
    sourceLine: "Dibujos inventados",
    config: { type: "story", kicker: "Ejemplo", dek: "", byline: AUTHOR, blocks: [example.block] },
    files: example.files,
  }),
);

/** One fictional example of each type and of each format: those of their own folders. */
export const EXAMPLES: readonly RegistryExample[] = [
  ...TYPES.filter(({ isStory }) => !isStory).map(({ name, example }) => exampleOf(name, typeOf(name).label, example)),
  ...STORIES,
];
