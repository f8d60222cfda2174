import type { Example } from "../graphic-type.ts";
import { CardConfig } from "./config.ts";

/** A number of a country that does not exist. */
export const cardExample: Example<CardConfig> = {
  title: "Los precios de Ejemplia, en una tarjeta",
  altText:
    "Tarjeta con el número 2,1 %: la inflación anual de Ejemplia, un país inventado, en junio de 2026, la más baja en año y medio.",
  sourceLine: "Mesa de ejemplo, con cifras inventadas",
  config: CardConfig.parse({
    type: "card",
    template: "dato",
    kicker: "El dato inventado del día",
    values: [{ text: "2,1 %" }, {}],
    heading: "Los precios de Ejemplia suben menos que en año y medio",
    text: "La inflación anual de este país inventado baja por sexto mes seguido.",
    source: "Mesa de ejemplo, junio de 2026",
    signature: "Diario de Ejemplia",
    captions: { x: "Los precios de Ejemplia, un país inventado, suben un 2,1 %, lo que menos en año y medio." },
  }),
};
