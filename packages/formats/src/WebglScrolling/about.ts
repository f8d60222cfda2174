import type { z } from "zod";
import type { AboutFormat } from "../format.ts";
import type { Data, Settings } from "./settings.ts";

/** Names of the looks that a step gives to parts of the model. */
export const PART_LOOK_NAMES = { painted: "Se pintan", hidden: "Se esconden" } as const;

/** Description of the format, without its schema. */
export const aboutWebglScrolling: AboutFormat<"WebglScrolling", z.output<typeof Settings>, z.output<typeof Data>> = {
  name: "WebglScrolling",
  label: "Escena en 3D",
  lede: "Una cámara vuela alrededor de un modelo en 3D mientras pasan los textos.",
  useIf: [
    "Hay que rodear algo para entenderlo: un barrio, un edificio, un terreno, un objeto.",
    "Hay un modelo en GLB, como los que da la herramienta del catastro.",
    "Hay un mapa con una cifra por zona que se entiende mejor levantada: provincias por habitantes, edificios por plantas.",
  ],
  avoidIf: [
    "Basta con entrar de frente entre capas: usa CSS3dScrolling, que pesa mucho menos.",
    "El movimiento es siempre el mismo y ya está hecho en vídeo: usa VideoFrame.",
  ],
  needs:
    "un modelo en GLB de hasta 300.000 triángulos y 6 MB, en metros, o un mapa en GeoJSON con una cifra por polígono",
  effort: "day",
  labels: {
    "settings.model": "Modelo",
    "settings.raise": "Volúmenes del mapa",
    "settings.raise.height": "Altura de cada polígono",
    "settings.raise.metresEach": "Metros por unidad",
    "settings.raise.name": "Nombre de cada polígono",
    "settings.raise.colour": "Color de los volúmenes",
    "settings.sky": "Color del cielo",
    "steps.*.data.image": "Imagen",
    "steps.*.data.parts": "Partes",
    "steps.*.data.parts.*": "Regla de partes",
    "steps.*.data.parts.*.which": "Qué partes",
    "steps.*.data.parts.*.look": "Qué les pasa",
    "steps.*.data.parts.*.colour": "De qué color",
    "steps.*.data.camera.position.x": "Cámara, al este",
    "steps.*.data.camera.position.y": "Cámara, altura",
    "steps.*.data.camera.position.z": "Cámara, al sur",
    "steps.*.data.camera.target.x": "Adónde mira, al este",
    "steps.*.data.camera.target.y": "Adónde mira, altura",
    "steps.*.data.camera.target.z": "Adónde mira, al sur",
    "steps.*.data.camera.fieldOfView": "Ángulo de visión",
  },
  choices: { "steps.*.data.parts.*.look": PART_LOOK_NAMES },
  files: {
    "settings.model": { kinds: ["model", "geometry"], orAddress: false },
    "steps.*.data.image": { kinds: ["picture"], orAddress: false },
  },
  firstSettings: { model: "", raise: null, sky: "#dfe7ea" },
  firstData: {
    camera: { position: { x: 60, y: 45, z: 60 }, target: { x: 0, y: 0, z: 0 }, fieldOfView: 40 },
    parts: [],
    image: "",
  },
};
