import { framedExample } from "../framed/example.ts";
import { framed } from "../framed/framed-type.ts";
import { aboutFlourish } from "./about.ts";

/** A chart or a story of Flourish. */
export const flourish = framed(aboutFlourish, {
  service: { name: "flourish", otherwise: "Esta dirección no es de Flourish" },
  example: framedExample("flourish", "https://flo.uri.sh/visualisation/123456/embed"),
});
