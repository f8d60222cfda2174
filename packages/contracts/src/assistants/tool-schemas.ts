import { z } from "zod";
import { FEEDBACK_COMMENT_MAX_LENGTH, SEARCH_QUERY_MAX_LENGTH } from "../reading/paths.ts";
import { ASSISTANT_TABLE } from "./paths.ts";
import type { AssistantTool } from "./types.ts";

const question = (what: string) => z.string().min(1).max(SEARCH_QUERY_MAX_LENGTH).describe(what);
const id = (what: string) => z.uuid().describe(what);

/** Kinds of drawing that a draft may have: those that any table can fill. */
const FIGURES = ["lines", "bars", "stacked", "areas", "dots", "scatter"] as const;

const name = z.string().min(1).max(90);

/** Input of each tool; its words are read by the assistant. */
export const ASSISTANT_INPUTS = {
  buscar: z.strictObject({ pregunta: question("Qué se busca, con las palabras de quien pregunta") }),
  buscar_cosas: z.strictObject({ palabras: question("Palabras del título, de la sección o de quien lo hizo") }),
  leer_pagina: z.strictObject({
    direccion: z.string().min(1).max(500).describe("Dirección de la página, como /docs/intro, sin dominio"),
  }),
  registro: z.strictObject({
    palabras: z.string().max(200).default("").describe("Palabras; vacío para los últimos que cambiaron"),
    estado: z.enum(["draft", "published", "pinned", "retired"]).optional().describe("Solo los de este estado"),
    salud: z.enum(["unknown", "ok", "warning", "broken"]).optional().describe("Solo los que están así"),
    cuantos: z.int().min(1).max(50).default(20),
  }),
  leer_grafico: z.strictObject({ id: id("Identificador que dio «registro»") }),
  series: z.strictObject({}),
  leer_serie: z.strictObject({
    id: id("Identificador que dio «series»"),
    cuantas: z.int().min(1).max(500).default(60).describe("Cuántas observaciones, las últimas"),
  }),
  borrador_de_grafico: z.strictObject({
    titulo: z.string().min(1).max(200).describe("Lo que dice el gráfico, en una frase"),
    texto_alternativo: z.string().max(1000).default("").describe("Lo que debe saber quien no lo ve"),
    fuente: z.string().min(1).max(200).describe("De dónde salen los datos"),
    clase: z.enum(FIGURES).default("lines"),
    eje: z
      .enum(["date", "text", "number"])
      .describe("Qué es la primera columna: días como 2026-11-23, nombres o números"),
    nombre_del_eje: z.string().max(90).default(""),
    unidad: z.string().max(20).default(""),
    columnas: z.array(name).min(1).max(ASSISTANT_TABLE.columns).describe("Nombres de las columnas de valores"),
    filas: z
      .array(z.strictObject({ x: name, valores: z.array(z.number().nullable()).min(1).max(ASSISTANT_TABLE.columns) }))
      .min(1)
      .max(ASSISTANT_TABLE.rows)
      .describe("Una por cada valor del eje, con un número o null por columna"),
  }),
  avisar_de_lo_que_falta: z.strictObject({
    pregunta: question("Lo que se preguntaba y no está"),
    pagina: z
      .string()
      .max(500)
      .default("")
      .describe("Dirección de la página en que debería estar; vacío si no se sabe"),
    comentario: z.string().max(FEEDBACK_COMMENT_MAX_LENGTH).default("").describe("Qué falta, en una frase"),
  }),
} as const satisfies Record<AssistantTool, z.ZodType>;
