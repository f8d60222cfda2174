import type { TakenFile } from "@nv/piece-parts";
import type { AboutType } from "../graphic-type.ts";
import { CardConfig } from "./config.ts";
import { RATIOS } from "./core/ratios.ts";
import { cardKind } from "./kind.ts";

const PICTURE: TakenFile = { kinds: ["picture"], orAddress: false };

const isNamed = (source: string) => source !== "";

/** A card for the networks. */
export const aboutCard: AboutType<"card", CardConfig> = {
  ...cardKind,
  labels: {
    template: "Plantilla",
    kicker: "Antetítulo",
    heading: "Titular",
    headlineOf: "Titular de la noche electoral",
    follows: "Se publica con el recuento",
    text: "Texto",
    values: "Números",
    "values.*": "Número",
    "values.*.source": "De dónde sale el número",
    "values.*.column": "Columna",
    "values.*.at": "Fila",
    "values.*.text": "Número",
    "values.*.unit": "Unidad",
    "values.*.label": "De qué es el número",
    quote: "Cita",
    author: "Quién lo dijo",
    role: "Qué es esa persona",
    picture: "Imagen",
    slides: "Hilo",
    "slides.*": "Tarjeta del hilo",
    "slides.*.heading": "Titular de la tarjeta",
    "slides.*.text": "Texto de la tarjeta",
    source: "Fuente",
    signature: "Firma",
    theme: "Colores",
    "colours.ground": "Color del fondo",
    "colours.ink": "Color del texto",
    ratios: "Proporciones",
    "ratios.*": "Proporción",
    encoding: "Formato de las imágenes",
    "captions.instagram": "Texto para Instagram",
    "captions.x": "Texto para X",
    "captions.whatsapp": "Texto para WhatsApp",
    "captions.bluesky": "Texto para Bluesky",
  },
  choices: {
    template: {
      dato: "Dato",
      titular: "Titular",
      cita: "Cita",
      grafico: "Gráfico",
      mapa: "Mapa",
      comparacion: "Comparación",
      hilo: "Hilo",
    },
    theme: { claro: "Claro", oscuro: "Oscuro", marca: "Rojo de la casa", propio: "Otros dos colores" },
    encoding: { png: "PNG", jpg: "JPEG", webp: "WebP" },
    "ratios.*": Object.fromEntries(RATIOS.map(({ id, label }) => [id, label])),
  },
  files: { picture: PICTURE },
  series: "values.*.source",
  counts: ["values.*.source", "headlineOf"],
  graphics: ["values.*.source", "picture"],
  mapSources: (config, map) => ({
    ...config,
    values: config.values.map((value, at) =>
      isNamed(value.source) ? { ...value, source: map(value.source, `values.${at}.source`) } : value,
    ),
    headlineOf: isNamed(config.headlineOf) ? map(config.headlineOf, "headlineOf") : "",
    picture: isNamed(config.picture) ? map(config.picture, "picture") : "",
  }),
  first: () => CardConfig.parse({ type: "card" }),
};
