import type { AboutType } from "../graphic-type.ts";
import { LocatorConfig } from "./config.ts";
import { locatorKind } from "./kind.ts";

const POINT = (path: string, name: string) => ({
  [`${path}.lon`]: `${name}, longitud`,
  [`${path}.lat`]: `${name}, latitud`,
});

const OFFSETS = (path: string, name: string) => ({
  [`${path}.offset`]: `${name} movido`,
  [`${path}.offset.dx`]: `${name}, a lo ancho`,
  [`${path}.offset.dy`]: `${name}, a lo alto`,
  [`${path}.phoneOffset`]: `${name} movido en el móvil`,
  [`${path}.phoneOffset.dx`]: `${name} en el móvil, a lo ancho`,
  [`${path}.phoneOffset.dy`]: `${name} en el móvil, a lo alto`,
});

const LOOKS = { main: "Principal", quiet: "Discreta", dashed: "A trazos" };

const MARK_KIND_NAMES = {
  point: "Punto",
  capital: "Capital",
  square: "Cuadrado",
  cross: "Cruz",
  number: "Número",
} as const;

const LABEL_KIND_NAMES = {
  country: "País",
  region: "Región",
  city: "Población",
  water: "Agua",
  street: "Calle",
} as const;

const SIZE_NAMES = { small: "Pequeño", normal: "Normal", large: "Grande" } as const;

const PROJECTION_NAMES = {
  auto: "La que merece la zona",
  mercator: "Mercator",
  "conic-conformal": "Cónica conforme de Lambert",
  "azimuthal-equal-area": "Azimutal equivalente de Lambert",
  "equal-earth": "Equal Earth",
} as const;

/** A map that says where something is. */
export const aboutLocator: AboutType<"locator", LocatorConfig> = {
  ...locatorKind,
  labels: {
    area: "Zona",
    "area.kind": "Zona",
    "area.west": "Oeste",
    "area.south": "Sur",
    "area.east": "Este",
    "area.north": "Norte",
    "area.projection": "Proyección",
    "area.middle": "En medio del mundo",
    "area.focus": "País del que trata",
    highlights: "Lugares pintados",
    "highlights.*": "Lugar pintado",
    "highlights.*.id": "Nombre interno",
    "highlights.*.kind": "Qué se pinta",
    "highlights.*.code": "Código",
    marks: "Marcas",
    "marks.*": "Marca",
    "marks.*.id": "Nombre interno",
    ...POINT("marks.*.point", "Marca"),
    "marks.*.label": "Rótulo de la marca",
    "marks.*.detail": "Segunda línea",
    "marks.*.kind": "Signo",
    "marks.*.priority": "Importancia",
    ...OFFSETS("marks.*", "Rótulo"),
    labels: "Rótulos",
    "labels.*": "Rótulo",
    "labels.*.id": "Nombre interno",
    "labels.*.text": "Texto",
    ...POINT("labels.*.point", "Rótulo"),
    "labels.*.kind": "Qué nombra",
    "labels.*.size": "Tamaño",
    "labels.*.priority": "Importancia",
    ...OFFSETS("labels.*", "Rótulo"),
    arrows: "Flechas",
    "arrows.*": "Flecha",
    "arrows.*.id": "Nombre interno",
    ...POINT("arrows.*.from", "Desde"),
    ...POINT("arrows.*.to", "Hasta"),
    "arrows.*.label": "Rótulo de la flecha",
    "arrows.*.bend": "Curva",
    "arrows.*.look": "Aspecto",
    rings: "Círculos",
    "rings.*": "Círculo",
    "rings.*.id": "Nombre interno",
    ...POINT("rings.*.centre", "Centro"),
    "rings.*.radiusKm": "Radio en kilómetros",
    "rings.*.label": "Rótulo del círculo",
    shapes: "Líneas y áreas",
    "shapes.*": "Línea o área",
    "shapes.*.id": "Nombre interno",
    "shapes.*.kind": "Qué es",
    "shapes.*.label": "Rótulo",
    "shapes.*.look": "Aspecto",
    "shapes.*.parts": "Trazado",
    "shapes.*.parts.*": "Trazado",
    "shapes.*.parts.*.*": "Trazado",
    inset: "Recuadro",
    scaleBar: "Escala",
    style: "Estilo",
    colours: "Colores propios",
    "colours.land": "Tierra",
    "colours.neighbour": "Países vecinos",
    "colours.water": "Agua",
    "colours.border": "Fronteras",
    "colours.disputed": "Fronteras en disputa",
    "colours.inner": "Límites interiores",
    "colours.highlight": "Lugares pintados",
    "colours.label": "Rótulos",
    "colours.waterLabel": "Rótulos del agua",
    "colours.halo": "Halo de los rótulos",
    "colours.mark": "Marcas",
    "colours.shape": "Líneas y áreas",
    names: "Nombres de los lugares",
    streets: "Calles",
    "streets.from": "Calles",
    "streets.file": "Archivo de las calles",
    "streets.names": "Nombres de las calles",
    "streets.buildings": "Edificios",
    "streets.hidden": "Nombres que no se escriben",
    "streets.hidden.*": "Nombre que no se escribe",
    ratio: "Proporción",
    phoneRatio: "Proporción en el móvil",
    tiles: "Mapa que se explora",
    "tiles.styleUrl": "Dirección del estilo",
    "tiles.attribution": "De quién es",
    "tiles.origins": "Otros servidores",
    "tiles.origins.*": "Otro servidor",
  },
  choices: {
    "area.kind": { box: "Un recuadro", spain: "España", world: "El mundo" },
    "area.projection": PROJECTION_NAMES,
    "area.middle": {
      auto: "Lo que convenga",
      greenwich: "Europa y África",
      america: "América",
      asia: "Asia",
      pacific: "El Pacífico",
    },
    "highlights.*.kind": { country: "País", community: "Comunidad", province: "Provincia", municipality: "Municipio" },
    "marks.*.kind": MARK_KIND_NAMES,
    "labels.*.kind": LABEL_KIND_NAMES,
    "labels.*.size": SIZE_NAMES,
    "arrows.*.look": LOOKS,
    "shapes.*.kind": { line: "Línea", area: "Área" },
    "shapes.*.look": LOOKS,
    inset: { auto: "El que convenga", none: "Ninguno", spain: "España", region: "La región", world: "El mundo" },
    style: { claro: "Claro, y oscuro en una noticia oscura", oscuro: "Oscuro", papel: "Papel, en grises" },
    "streets.from": {
      auto: "Las que convengan",
      house: "Las de la casa",
      file: "Las de un archivo",
      none: "Ninguna",
    },
    names: { es: "En español", official: "Todos los oficiales" },
  },
  // It carries everything that it shows: nothing of it is anybody else's.
  mapSources: (config, map) =>
    config.streets.file === ""
      ? config
      : { ...config, streets: { ...config.streets, file: map(config.streets.file, "streets.file") } },
  files: { "streets.file": { kinds: ["geometry"], orAddress: false } },
  first: () => LocatorConfig.parse({ type: "locator" }),
};
