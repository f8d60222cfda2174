import {
  ASSISTANT_LIMITS,
  ASSISTANT_TOOLS,
  type AssistantTool,
  DATA_NOTE,
  FEEDBACK_PATH,
  GRAPHICS_API_PATH,
  PAGE_MARKDOWN_PATH,
  SEARCH_MISSES_PATH,
  SEARCH_PATH,
  SEARCH_THINGS_PATH,
  SERIES_API_PATH,
} from "@nv/contracts";
import { ASSISTANT_INPUTS, SeriesObservations } from "@nv/contracts/schemas";
import type { z } from "zod";
import type { RouteAnswer, RouteCall } from "./call-route.ts";

/** Calls a route with the scope of the tool. */
export type Ask = (call: Omit<RouteCall, "scope">) => Promise<RouteAnswer>;

/** A tool: what it takes, and what it does with it. */
export interface Tool {
  readonly name: AssistantTool;
  readonly input: z.ZodType;
  run(input: unknown, ask: Ask): Promise<RouteAnswer>;
}

function tool<Input extends z.ZodType>(
  name: AssistantTool,
  input: Input,
  run: (input: z.output<Input>, ask: Ask) => Promise<RouteAnswer>,
): Tool {
  return { name, input, run: (given, ask) => run(input.parse(given), ask) };
}

const query = (path: string, fields: Readonly<Record<string, string | number | undefined>>) => {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)] as [string, string]],
  );
  return `${path}?${new URLSearchParams(given)}`;
};

/** Path of a page by its address, as the search writes it or as people do: with its spaces and accents, and without its fragment. */
function pathOf(address: string): string {
  const [path = ""] = address.split("#");
  try {
    return decodeURI(path);
  } catch {
    // A percent sign that begins nothing is one of the name.
    return path;
  }
}

const { buscar, buscar_cosas, leer_pagina, registro, leer_grafico, series, leer_serie } = ASSISTANT_INPUTS;
const { borrador_de_grafico, avisar_de_lo_que_falta } = ASSISTANT_INPUTS;

/** The tools, each over routes that there are. */
export const TOOLS: readonly Tool[] = [
  tool("buscar", buscar, ({ pregunta }, ask) => ask({ method: "GET", url: query(SEARCH_PATH, { q: pregunta }) })),
  tool("buscar_cosas", buscar_cosas, ({ palabras }, ask) =>
    ask({ method: "GET", url: query(SEARCH_THINGS_PATH, { q: palabras }) }),
  ),
  tool("leer_pagina", leer_pagina, ({ direccion }, ask) =>
    ask({ method: "GET", url: query(PAGE_MARKDOWN_PATH, { path: pathOf(direccion) }) }),
  ),
  tool("registro", registro, ({ palabras, estado, salud, cuantos }, ask) =>
    ask({
      method: "GET",
      url: query(GRAPHICS_API_PATH, { q: palabras, status: estado, health: salud, limit: cuantos }),
    }),
  ),
  tool("leer_grafico", leer_grafico, ({ id }, ask) => ask({ method: "GET", url: `${GRAPHICS_API_PATH}/${id}` })),
  tool("series", series, (_input, ask) => ask({ method: "GET", url: SERIES_API_PATH })),
  tool("leer_serie", leer_serie, async ({ id, cuantas }, ask) => {
    const about = await ask({ method: "GET", url: `${SERIES_API_PATH}/${id}` });
    if (!about.isRight) return about;
    const observations = await ask({ method: "GET", url: `${SERIES_API_PATH}/${id}/observations` });
    if (!observations.isRight) return observations;
    const { items } = SeriesObservations.parse(observations.body);
    const body = { series: about.body, observations: items.slice(-cuantas) };
    return { isRight: true, text: JSON.stringify(body), body };
  }),
  tool("borrador_de_grafico", borrador_de_grafico, (input, ask) =>
    ask({
      method: "POST",
      url: GRAPHICS_API_PATH,
      body: {
        ...{ title: input.titulo, altText: input.texto_alternativo, sourceLine: input.fuente },
        config: {
          ...{ type: "figure", kind: input.clase, format: { unit: input.unidad } },
          data: {
            x: { name: input.nombre_del_eje, kind: input.eje },
            columns: input.columnas.map((name) => ({ name })),
            rows: input.filas.map(({ x, valores }) => ({ x, values: valores })),
          },
        },
      },
    }),
  ),
  tool("avisar_de_lo_que_falta", avisar_de_lo_que_falta, ({ pregunta, pagina, comentario }, ask) =>
    pagina === ""
      ? ask({ method: "POST", url: SEARCH_MISSES_PATH, body: { query: pregunta } })
      : ask({
          method: "POST",
          url: FEEDBACK_PATH,
          body: {
            ...{ path: pagina, hasHelped: false },
            comment: [pregunta, comentario].filter((part) => part !== "").join("\n"),
          },
        }),
  ),
];

/** Puts an answer as an assistant gets it: said to be a text of the house, and no longer than it can be read. */
export function toldTo(name: AssistantTool, { isRight, text }: RouteAnswer) {
  const { title } = ASSISTANT_TOOLS[name];
  const told = text === "" ? `${title}: hecho.` : text.slice(0, ASSISTANT_LIMITS.answer);
  return { isError: !isRight, content: [{ type: "text" as const, text: `${DATA_NOTE}\n\n${told}` }] };
}
