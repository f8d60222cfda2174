import { framedExample } from "../framed/example.ts";
import { framed } from "../framed/type.ts";
import { aboutDatawrapper } from "./about.ts";

/** A chart of Datawrapper. */
export const datawrapper = framed(aboutDatawrapper, {
  service: { name: "datawrapper", otherwise: "Esta dirección no es de Datawrapper" },
  example: framedExample("datawrapper", "ej001"),
});
