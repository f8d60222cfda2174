import { formatDate, formatTime } from "./date-format.ts";
import { formatEuroSign, formatEuros, formatLarge } from "./large-number-format.ts";
import { formatNumber, formatPercent, formatPoints, formatRange, formatRate } from "./number-format.ts";
import { formatAge, formatCount, formatOrdinal } from "./word-format.ts";

/** One rule of the style guide with the example that proves it: the tests run it and the manual prints it. */
export interface FormatExample {
  /** Group of the manual in which it stands, Spanish. */
  readonly group: string;
  /** Text of the rule, Spanish. */
  readonly rule: string;
  /** Name of the function that obeys it. */
  readonly name: string;
  /** The call, as one writes it in code. */
  readonly code: string;
  /** Text that the newspaper prints. */
  readonly expected: string;
  /** Runs the function itself. */
  readonly run: () => string;
}

function literal(value: unknown): string {
  if (typeof value === "object" && value !== null) {
    return `{ ${Object.entries(value)
      .map(([key, entry]) => `${key}: ${literal(entry)}`)
      .join(", ")} }`;
  }
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

function examples<Args extends readonly unknown[]>(
  group: string,
  name: string,
  format: (...args: Args) => string,
  cases: readonly (readonly [rule: string, args: Args, expected: string])[],
): readonly FormatExample[] {
  return cases.map(([rule, args, expected]) => ({
    group,
    rule,
    name,
    expected,
    code: `${name}(${args.map(literal).join(", ")})`,
    run: () => format(...args),
  }));
}

const FIGURES = "Cifras";
const SHARES = "Porcentajes, puntos y tasas";
const LARGE = "Millones y dinero";
const WORDS = "Ordinales, recuentos y edades";
const TIMES = "Fechas y horas";

/** Every rule of number writing, in the order of the manual. */
export const FORMAT_EXAMPLES: readonly FormatExample[] = [
  ...examples(FIGURES, "formatNumber", formatNumber, [
    ["Cuatro cifras van juntas.", [4567], "4567"],
    ["Desde cinco, un punto cada tres.", [45678], "45.678"],
    ["En una columna con cifras más largas, las de cuatro también lo llevan.", [4567, { groupFromDigits: 4 }], "4.567"],
    [
      "El espacio fino de las Academias, donde el medio lo pida.",
      [1234567, { grouping: "space" }],
      "1\u202f234\u202f567",
    ],
    ["La coma separa los decimales; de serie, uno como mucho.", [8.256], "8,3"],
    ["Un cero final no dice nada en el texto…", [12.04], "12"],
    ["…y alinea en una columna.", [12.04, { fixedDecimals: true }], "12,0"],
    ["El signo menos es − (U+2212), no un guion.", [-7.5], "−7,5"],
    ["Una subida lleva su signo cuando se compara con bajadas.", [2.4, { plus: true }], "+2,4"],
    ["Lo que se redondea a cero pierde el signo.", [-0.04], "0"],
  ]),
  ...examples(FIGURES, "formatRange", formatRange, [
    ["Un guion une los extremos de un intervalo.", [10, 15], "10-15"],
    ["El símbolo se repite en cada extremo.", [10, 15, "%"], "10\u00a0%-15\u00a0%"],
    ["Con negativos se escribe con palabras.", [-3, 5, "°C"], "de −3\u00a0°C a 5\u00a0°C"],
  ]),
  ...examples(SHARES, "formatPercent", formatPercent, [
    ["El signo % va separado, con un espacio que no se parte.", [12.5], "12,5\u00a0%"],
    ["Sin decimal cuando no lo hay.", [50], "50\u00a0%"],
    ["Con espacio fino, donde la casa lo pida.", [12.5, { signSpace: "thin" }], "12,5\u202f%"],
    ["O sin ninguno.", [12.5, { signSpace: "none" }], "12,5%"],
  ]),
  ...examples(SHARES, "formatPoints", formatPoints, [
    ["La diferencia entre dos porcentajes se mide en puntos.", [2.3, { plus: true }], "+2,3\u00a0puntos porcentuales"],
    ["Uno solo va en singular.", [1], "1\u00a0punto porcentual"],
    ["Menos de uno sigue en plural.", [0.5], "0,5\u00a0puntos porcentuales"],
  ]),
  ...examples(SHARES, "formatRate", formatRate, [
    ["Una tasa dice contra qué se mide.", [12.34, 100_000, "habitantes"], "12,3 por cada 100.000\u00a0habitantes"],
  ]),
  ...examples(LARGE, "formatLarge", formatLarge, [
    ["Desde un millón, la magnitud se escribe.", [2_345_000], "2,3\u00a0millones"],
    ["El nombre se une con «de».", [2_345_000, "personas"], "2,3\u00a0millones de personas"],
    ["Un millón justo, en singular.", [1_000_000, "personas"], "1\u00a0millón de personas"],
    ["El billion inglés son mil millones.", [3_200_000_000], "3200\u00a0millones"],
    ["Un billón tiene doce ceros.", [1_400_000_000_000], "1,4\u00a0billones"],
    ["Por debajo del millón se escribe la cifra.", [950_000, "personas"], "950.000\u00a0personas"],
  ]),
  ...examples(LARGE, "formatEuros", formatEuros, [
    ["En el texto, la palabra.", [12_500], "12.500\u00a0euros"],
    ["Los millones, con «de euros».", [2_300_000], "2,3\u00a0millones de euros"],
    ["Los céntimos son dos cifras.", [3.5], "3,50\u00a0euros"],
    ["Un euro, en singular.", [1], "1\u00a0euro"],
  ]),
  ...examples(LARGE, "formatEuroSign", formatEuroSign, [
    ["En gráficos y tablas, el símbolo detrás y separado.", [1499.9], "1499,90\u00a0€"],
    ["Sin céntimos cuando son cero.", [60_000], "60.000\u00a0€"],
  ]),
  ...examples(WORDS, "formatOrdinal", formatOrdinal, [
    ["El ordinal lleva punto antes de la letra volada.", [2], "2.º"],
    ["Concuerda con su nombre.", [4, "feminine"], "4.ª"],
    ["Primer y tercer pierden la «o» ante un masculino.", [3, "apocopated"], "3.er"],
  ]),
  ...examples(WORDS, "formatCount", formatCount, [
    ["En el texto, del cero al nueve con letra.", [7, "muestra", "muestras"], "siete muestras"],
    ["Desde diez, con cifra.", [12, "muestra", "muestras"], "12\u00a0muestras"],
    ["Uno concuerda con su nombre.", [1, "muestra", "muestras", "feminine"], "una muestra"],
  ]),
  ...examples(WORDS, "formatAge", formatAge, [
    ["Las edades van siempre con cifra.", [8], "8\u00a0años"],
    ["Hasta los dos años, en meses.", [1, 6], "18\u00a0meses"],
  ]),
  ...examples(TIMES, "formatDate", formatDate, [
    ["En el texto, completa; el año, sin punto.", ["2026-11-20"], "20\u00a0de noviembre de 2026"],
    ["El día de la semana, sin coma ni mayúscula.", ["2026-11-20", "weekday"], "viernes 20\u00a0de noviembre"],
    ["En rótulos y fichas, el mes con tres letras y sin punto.", ["2026-11-20", "short"], "20\u00a0nov\u00a02026"],
    ["En un eje, mes y año.", ["2026-11-20", "axis"], "nov\u00a02026"],
    ["En una tabla que se ordena, con ceros.", ["2026-03-05", "table"], "05/03/2026"],
  ]),
  ...examples(TIMES, "formatTime", formatTime, [
    ["La hora, de 0 a 23, con dos puntos.", [20, 30], "20:30"],
    ["La hora no lleva cero delante; los minutos, sí.", [9, 5], "9:05"],
  ]),
];
