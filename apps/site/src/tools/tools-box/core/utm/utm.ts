import { readFirst, readUtm } from "@nv/geography";
import { pointAnswer } from "../points/point-answer.ts";
import { refuse, type Utility, written } from "../utility/utility.ts";

const EXAMPLE = "Por ejemplo: «30T 440291 4474255» o «EPSG:25830 440291 4474255».";

/** A place in metres of a zone, in every notation that the desk meets. */
export const utmUtility: Utility = {
  fields: [
    {
      name: "place",
      label: "Coordenadas UTM",
      kind: "line",
      example: "30T 440291 4474255",
      hint: "El huso, la X y la Y, en ETRS89 si no dices ED50. También grados, o la dirección de un mapa.",
    },
  ],
  answer(values) {
    const text = written(values, "place");
    if (text === "") return refuse("place", `Escribe un lugar por su huso, su X y su Y. ${EXAMPLE}`);
    const found = readFirst(text, [readUtm]);
    if (found.kind === "point") return pointAnswer(found);
    if (found.kind === "problem") return refuse("place", found.text);
    return {
      ...refuse("place", `Eso no son coordenadas UTM, ni otras que se entiendan. ${EXAMPLE}`),
      instead: "coordenadas",
    };
  },
};
