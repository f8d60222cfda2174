import type { StreetsLack } from "@nv/contracts/schemas";

const WAYS =
  "Hay tres salidas: que la administración ponga un archivo de teselas (npm run tiles), traer aquí un .osm.pbf de la zona, o traer las calles ya dibujadas (GeoJSON, KML, shapefile) en «Líneas y áreas»";

/** Sentences about streets that are not there, with the ways to go on. */
const SENTENCES: Readonly<Record<StreetsLack, string>> = {
  none: `A esta escala el mapa necesita calles y este sitio no tiene ningún archivo de calles. ${WAYS}`,
  "no-file": "Falta el archivo de las calles: trae o elige el .osm.pbf de la zona en «Archivo de las calles»",
  outside: `El archivo de calles no llega a esta zona. ${WAYS}`,
  unreadable: `El archivo de calles no se puede leer ahora. Prueba dentro de un momento; si sigue igual, avisa a la administración. ${WAYS}`,
  "too-wide": "La zona es demasiado grande para dibujar sus calles: acércate, o elige «Ninguna» en «Calles»",
};

/** Sentence about streets that a map needs and that are not there. */
export const streetsLackSentence = (lack: StreetsLack): string => SENTENCES[lack];

/** Sentence about a map that needs streets and wants none. */
export const STREETS_UNWANTED = `A esta escala el atlas no tiene calles y el mapa quedaría en blanco: elige de dónde salen. ${WAYS}`;
