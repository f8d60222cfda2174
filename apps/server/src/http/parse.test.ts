import { expect, test } from "vitest";
import { z } from "zod";
import { parse } from "./parse.ts";
import { Problem } from "./problem.ts";

/** Returns what is told of a value, field by field. */
function told(schema: z.ZodType, value: unknown): unknown {
  try {
    return parse(schema, value);
  } catch (error) {
    return error instanceof Problem ? error.details.fields : error;
  }
}

test.each([
  {
    name: "an option",
    schema: z.enum(["publish", "retire"]),
    value: "sell",
    message: "No es ninguna de las opciones: «publish», «retire»",
  },
  { name: "one constant", schema: z.literal("load"), value: "x", message: "Solo vale «load»" },
  { name: "nothing", schema: z.string(), value: undefined, message: "Falta: se espera un texto" },
  { name: "another type", schema: z.int(), value: "7", message: "Se espera un número" },
  { name: "half a number", schema: z.int(), value: 1.5, message: "Se espera un número entero" },
  { name: "a long text", schema: z.string().max(3), value: "abcd", message: "Como mucho 3 caracteres" },
  { name: "an empty list", schema: z.array(z.string()).min(1), value: [], message: "Como poco 1 elemento" },
  { name: "a large number", schema: z.number().max(9), value: 10, message: "Como mucho 9" },
  { name: "a step between", schema: z.number().multipleOf(5), value: 7, message: "Ha de ser múltiplo de 5" },
  { name: "no e-mail", schema: z.email(), value: "ana", message: "Se espera un correo" },
  { name: "another form", schema: z.string().regex(/^a$/), value: "b", message: "No tiene la forma que se espera" },
  { name: "no union", schema: z.union([z.string(), z.number()]), value: true, message: "No es lo que se espera" },
  {
    name: "a check without words",
    schema: z.string().refine(() => false),
    value: "a",
    message: "No es lo que se espera",
  },
])("$name is told in Spanish", ({ schema, value, message }) => {
  expect(told(z.object({ field: schema }), { field: value })).toEqual([{ field: "field", message }]);
});

test("a field that nobody expects is told by its name, and a schema's own sentence stays", () => {
  const schema = z.strictObject({ title: z.string().min(1, "Falta el título") });
  expect(told(schema, { title: "", colour: "red" })).toEqual([
    { field: "title", message: "Falta el título" },
    { field: "", message: "No se espera «colour»" },
  ]);
});
