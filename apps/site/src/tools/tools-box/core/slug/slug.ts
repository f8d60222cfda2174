import { slugOf } from "@nv/spanish";
import { advice } from "@nv/ui/finding";
import { answerWith, refuse, type Utility, written } from "../utility/utility.ts";

/** Longer than any title. */
const UNLIMITED = 1000;
const LIMITS = { min: 10, max: 200 } as const;

/** The last part of an address, out of a title: without accents, signs or spaces. */
export const slugUtility: Utility = {
  fields: [
    { name: "title", label: "Titular", kind: "line", example: "El año en que llovió más: 1200 litros en Ourense" },
    {
      name: "max",
      label: "Máximo de letras",
      kind: "line",
      example: "60",
      hint: "Las palabras que no caben enteras se quitan.",
    },
  ],
  answer(values) {
    const max = Number(written(values, "max"));
    if (!Number.isInteger(max) || max < LIMITS.min || max > LIMITS.max)
      return refuse("max", `Escribe un número entero de ${LIMITS.min} a ${LIMITS.max}. Por ejemplo: 60.`);
    const title = written(values, "title");
    const slug = slugOf(title, max);
    if (slug === "")
      return refuse("title", "Escribe un titular con alguna palabra. Por ejemplo: «El paro baja en España».");
    const isCut = slug !== slugOf(title, UNLIMITED);
    return answerWith(
      [["Slug", slug]],
      isCut ? [advice(`No cabía entero en ${max} letras: se ha cortado por una palabra.`)] : [],
    );
  },
};
