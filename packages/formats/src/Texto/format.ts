import { z } from "zod";
import { format } from "../format.ts";
import { aboutTexto } from "./about.ts";

/** Text between what moves: paragraphs and headings. */
export const texto = format({
  about: aboutTexto,
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
