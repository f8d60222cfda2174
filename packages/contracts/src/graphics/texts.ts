import { z } from "zod";

/** Text of one line, trimmed. @param max - Characters. */
export const line = (max: number) =>
  z
    .string({ error: "Debe ser un texto" })
    .trim()
    .max(max, `Como mucho ${max} caracteres`)
    .refine((text) => !/\p{Cc}/u.test(text), "No puede llevar saltos de línea ni caracteres de control");

/** Text of several lines, trimmed; of the control characters only line breaks and tabs. @param max - Characters. */
export const paragraph = (max: number) =>
  z
    .string({ error: "Debe ser un texto" })
    .trim()
    .max(max, `Como mucho ${max} caracteres`)
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), "Lleva caracteres de control que no se pueden guardar");

/** A web address, or nothing. @param max - Characters. @param example - Address that its sentence gives. */
export function addressOrNone(max: number, example: string) {
  const error = `Debe ser una dirección completa, como ${example}`;
  return z.union([z.literal(""), z.url({ protocol: /^https?$/, error }).max(max, error)], { error });
}
