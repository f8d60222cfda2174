/** Faults of a text, whatever is written in it. */
export const TEXT_FAULTS = {
  TOO_LONG: "Es demasiado largo para ser un lugar. Pega solo las coordenadas o la dirección del mapa.",
} as const;

/** Faults of an empty text, where anything that says a place is expected. */
export const NO_TEXT_FAULTS = {
  EMPTY: "Escribe un lugar: su nombre, unas coordenadas, la dirección de un mapa o un código.",
} as const;

/** Faults of a point, however it is written. */
export const POINT_FAULTS = {
  LATITUDE_RANGE: "La latitud va de -90 a 90.",
  LONGITUDE_RANGE: "La longitud va de -180 a 180.",
} as const;

/** Faults of a pair of angles. */
export const ANGLE_FAULTS = {
  ONE_COORDINATE:
    "Falta una de las dos coordenadas. Escribe la latitud y la longitud separadas por un espacio: «40,4168 -3,7038».",
  TOO_MANY_NUMBERS: "Hay más números que los de unas coordenadas. Escribe solo la latitud y la longitud.",
  LETTERS_INCOMPLETE: "Las dos coordenadas llevan su letra o ninguna la lleva: N o S la latitud, E u O la longitud.",
  LETTERS_REPEATED: "Las dos coordenadas dicen ser la misma. Una lleva N o S, la otra E u O.",
  SIGN_AND_LETTER: "Una coordenada lleva signo y letra. Deja uno de los dos: «-3,7038» o «3,7038 O».",
  SIGN_INSIDE: "El signo va delante de los grados, no de los minutos ni de los segundos.",
  FRACTION_INSIDE: "Solo la última cifra de una coordenada lleva decimales: «40° 25,5′» o «40° 25′ 30,4″».",
  SIXTY: "Los minutos y los segundos van de 0 a menos de 60.",
} as const;

/** Faults of coordinates in metres. */
export const UTM_FAULTS = {
  UTM_ZONE:
    "Parecen coordenadas UTM y falta el huso. En la Península y Baleares es 29, 30 o 31; en Canarias, 27 o 28: «30 440290 4474254».",
  UTM_ZONE_RANGE: "Los husos UTM van del 1 al 60.",
  MGRS_SQUARE:
    "Parece una referencia de la cuadrícula militar (MGRS) y sus letras no son de ninguna: «30TVK4029074254» es huso, banda, dos letras del cuadrado y tantas cifras de este como de norte.",
  UTM_BAND: "La letra del huso UTM va de la C a la X, sin I ni O.",
  UTM_COUNT: "Unas coordenadas UTM son el huso, la X (este) y la Y (norte), en metros: «30 440290 4474254».",
  UTM_RANGE: "Esas coordenadas UTM quedan fuera del huso. La X va de 0 a 1.100.000 metros; la Y, de 0 a 10.000.000.",
  EPSG_UNKNOWN:
    "No conocemos ese sistema de referencia. Los de España son EPSG:25828 a 25831, 4082 y 4083 para Canarias, y 32628 a 32631.",
} as const;

/** Faults of the address of a map. */
export const MAP_FAULTS = {
  MAP_SHORT: "Es una dirección acortada y no dice dónde es. Ábrela en el navegador y pega la larga.",
  MAP_WITHOUT_POINT: "Esa dirección no lleva coordenadas. Centra el mapa en el lugar y copia otra vez la dirección.",
  MAP_UNKNOWN:
    "No es la dirección de un mapa que sepamos leer: son las de Google Maps, OpenStreetMap, Apple, Bing y Waze.",
  WKT_NO_POINT:
    "Es una línea, un área o un punto mal escrito en WKT. Aquí va un solo punto: «POINT(-3.7038 40.4168)», primero la longitud.",
} as const;

/** Faults of a code of the statistics institute or of a reference of the cadastre. */
export const CODE_FAULTS = {
  CODE_LENGTH:
    "Un código del INE tiene 2 cifras (provincia), 5 (municipio), 6 (municipio con su dígito de control), 7 (distrito) o 10 (sección).",
  CODE_PROVINCE: "Las dos primeras cifras de un código del INE son la provincia, del 01 al 52.",
  CODE_CONTROL: "El último dígito no es el de control de ese municipio: alguna cifra está mal.",
  CODE_ZERO: "En un código del INE ni el municipio, ni el distrito ni la sección son todo ceros.",
  PLUS_CODE:
    "Parece un código plus y le faltan o le sobran caracteres: son ocho, un signo + y al menos dos más («8CGRC75W+M8»), o cuatro y su población («C75W+M8 Madrid»).",
  CADASTRE_LENGTH: "Una referencia catastral tiene 14 caracteres (la finca) o 20 (el inmueble).",
  CADASTRE_CONTROL:
    "Las dos últimas letras no son las de control de esa referencia catastral: algún carácter está mal.",
} as const;

/** Reason why a text is no place. */
export type LocationFault =
  | keyof typeof TEXT_FAULTS
  | keyof typeof NO_TEXT_FAULTS
  | keyof typeof POINT_FAULTS
  | keyof typeof ANGLE_FAULTS
  | keyof typeof UTM_FAULTS
  | keyof typeof MAP_FAULTS
  | keyof typeof CODE_FAULTS;

/** A text that is no place, with the reason. */
export interface LocationProblem {
  readonly kind: "problem";
  readonly fault: LocationFault;
  /** Message for people: the fault, and what to do. */
  readonly text: string;
}

/**
 * The problem that a fault is, in words.
 *
 * @param sentences - Those of whoever asks: a page that reads only some notations carries only theirs.
 */
export function locationProblem<Fault extends LocationFault>(
  sentences: Readonly<Record<Fault, string>>,
  fault: Fault,
): LocationProblem {
  return { kind: "problem", fault, text: sentences[fault] };
}
