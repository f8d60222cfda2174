import { z } from "zod";
import { format } from "../format.ts";

/** Text between what moves: paragraphs and headings. */
export const texto = format({
  about: {
    name: "Texto",
    label: "Texto",
    lede: "Párrafos y ladillos entre lo que se mueve.",
    useIf: ["La historia necesita explicarse antes, entre o después de las escenas."],
    avoidIf: ["El texto habla de lo que se ve: entonces va en los pasos de su escena."],
    needs: "nada más que el texto",
    effort: "hour",
    labels: {},
    files: {},
    mapSources: (block) => block,
    firstSettings: {},
    firstData: {},
  },
  settings: z.object({}),
  data: z.object({}),
  html: ({ steps }) => ({ scene: "", stills: steps.map(() => ""), said: [] }),
  example: {
    block: {
      id: "texto",
      format: "Texto",
      settings: {},
      steps: [
        {
          id: "a",
          text: "## Un ladillo de ejemplo\n\nUn párrafo inventado con **negrita**, *cursiva* y [un enlace](https://example.org/).",
          alt: "",
          align: "center",
          data: {},
        },
      ],
    },
    files: {},
  },
});
