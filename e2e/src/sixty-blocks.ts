import type { Page } from "@playwright/test";
import type { TextPlace } from "./story-writer.ts";

/** Blocks of the story. */
const BLOCKS = 60;

/** Steps of each block of words. */
const STEPS = 3;

/** Half the provinces, and what nobody counted in them. */
const PROVINCES = "Soria;6,1 Teruel;6,4 Madrid;16,8 Sevilla;17,5 Lugo;8,4 Huesca;6,9 Zamora;12,7 Burgos;9,1".split(" ");

const CODES = ["42", "44", "28", "41", "27", "22", "49", "09"];

/** Votes of two parties that do not exist. */
const POLLS = [
  ["2025-01-01", 31, 24],
  ["2025-06-01", 28, 29],
  ["2026-01-01", 26, 33],
  ["2026-06-01", 27, 35],
] as const;

/** A map whose areas a story comes near to. */
const MAP = {
  type: "area-map",
  areas: { kind: "provinces" },
  data: {
    columns: [{ name: "Provincia" }, { name: "Cometas", kind: "number", unit: "%" }],
    rows: PROVINCES.map((row) => row.split(";")),
    codes: CODES,
  },
  place: "Provincia",
  value: "Cometas",
  decimals: 1,
};

/** A chart whose parties a story lights. */
const CHART = {
  type: "figure",
  kind: "lines",
  data: {
    x: { name: "Mes", kind: "date" },
    columns: [{ name: "Partido Rojo" }, { name: "Partido Azul" }],
    rows: POLLS.map(([x, ...values]) => ({ x, values })),
  },
  format: { unit: "%", decimals: 0 },
};

const WORDS = { altText: "Datos inventados.", sourceLine: "Instituto de Ejemplo" };

type Call = (
  path: string,
  data: object,
) => Promise<{ readonly id: string; readonly version: number; readonly slug: string }>;

async function publishPiece(call: Call, title: string, config: object): Promise<string> {
  const { id, version } = await call("", { ...WORDS, title, config });
  return `graphic:${(await call(`/${id}/publish`, { version })).slug}`;
}

const step = (id: string, data: object = {}) => ({ id, text: `Texto de ${id}.`, alt: "Una escena inventada.", data });

/** Formats of words, by turns: what each asks of its block and of a step. */
const OF_WORDS = [
  { format: "Texto", settings: {}, data: {} },
  { format: "Cita", settings: {}, data: { who: "Nadie" } },
  { format: "Recuadro", settings: { title: "Un recuadro" }, data: {} },
  { format: "Cronologia", settings: { title: "Los días" }, data: { when: "Un día" } },
  { format: "Preguntas", settings: { title: "Preguntas" }, data: { question: "¿Y esto?" } },
] as const;

/** A story of sixty blocks of nine formats, and the places where its words stand. */
export interface SixtyBlocks {
  readonly id: string;
  readonly places: readonly TextPlace[];
}

/** Makes it, with a map and a chart that move by steps. @param images - Two pictures, as fields name them. */
export async function makeSixtyBlocks(page: Page, origin: string, images: readonly string[]): Promise<SixtyBlocks> {
  const call: Call = async (path, data) => {
    const answer = await page.request.post(`${origin}/api/graphics${path}`, { data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const map = await publishPiece(call, "Dónde hay cometas", MAP);
  const chart = await publishPiece(call, "Los partidos", CHART);
  const [first = "", second = first] = images;
  const moving = [
    {
      ...{ id: "fotos", format: "ImgTransition", settings: { effect: "fade" } },
      steps: [first, second].map((image, at) => step(`f${at}`, { image, focus: { x: 0.5, y: 0.5 } })),
    },
    {
      ...{ id: "mapa", format: "Pieza", settings: { piece: map, way: "steps" } },
      steps: ["", "Soria", "Sevilla"].map((name, at) => {
        const near = name === "" ? [] : [name];
        return step(`m${at}`, { lit: near, mark: "", near });
      }),
    },
    {
      ...{ id: "partidos", format: "Pieza", settings: { piece: chart, way: "steps" } },
      steps: ["Partido Rojo", "Partido Azul"].map((name, at) => step(`c${at}`, { lit: [name], mark: "", near: [] })),
    },
    { ...{ id: "foto", format: "Foto", settings: { width: "wide" } }, steps: [step("i0", { image: first })] },
  ];
  const words = Array.from({ length: BLOCKS - moving.length - 1 }, (_, at) => {
    const { format, settings, data } = OF_WORDS[at % OF_WORDS.length] ?? OF_WORDS[0];
    const steps = Array.from({ length: STEPS }, (_step, place) => step(`s${place}`, data));
    return { id: `w${at}`, format, settings, steps };
  });
  const end = { ...{ id: "fin", format: "Metodologia", settings: {} }, steps: [step("z0", { task: "", people: "" })] };
  const blocks = [...words.slice(0, 2), ...moving, ...words.slice(2), end];
  const config = { type: "story", dek: "Una entradilla.", theme: "reader", blocks };
  const { id } = await call("", { ...WORDS, title: "Sesenta bloques", config });
  return { id, places: blocks.flatMap((block) => block.steps.map((one) => ({ block: block.id, step: one.id }))) };
}
