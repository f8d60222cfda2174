import type { FigureKindName } from "./listed-kinds.ts";

/** Advice on a kind for who chooses among them: it comes with the catalogue, and not with what checks a figure. */
export interface KindAdvice {
  /** After «Úsalo cuando»; without its full stop. */
  readonly useWhen: string;
  /** The columns that it asks for, as a person would say them; without its full stop. */
  readonly asks: string;
  /** Drawing of 48 by 32: a path of strokes, and one of what is filled. */
  readonly picture: { readonly lines?: string; readonly fills?: string; readonly pale?: string };
}

/** Advice on each kind, by its name. */
export const KIND_ADVICE: Readonly<Record<FigureKindName, KindAdvice>> = {
  lines: {
    useWhen: "Cómo cambia algo con el tiempo. Lleva márgenes de error y observaciones sueltas",
    asks: "días, números o nombres en la primera columna, y una columna de números por línea",
    picture: { lines: "M4 25l10-7 10 4 10-12 10 4M4 29h40" },
  },
  bars: {
    useWhen: "Cuánto hay de cada cosa. Con nombres, en horizontal; con días o años, en vertical",
    asks: "nombres, días o números en la primera columna, y una columna de números por barra",
    picture: { fills: "M4 4h34v6H4zM4 13h24v6H4zM4 22h14v6H4z" },
  },
  stacked: {
    useWhen: "Lo que suma cada cosa y de qué está hecho. Con «En proporción», cómo se reparte cada cien",
    asks: "nombres, días o números en la primera columna, y una columna de números por cada parte",
    picture: {
      fills: "M4 4h16v6H4zM4 13h10v6H4zM4 22h6v6H4z",
      pale: "M21 4h20v6H21zM15 13h16v6H15zM11 22h9v6h-9z",
    },
  },
  areas: {
    useWhen: "Cómo cambia con el tiempo un total y de qué está hecho, con muchos momentos",
    asks: "días o números en la primera columna, dos filas o más, y una columna de números por cada parte",
    picture: { fills: "M4 20l13-4 13 2 14-6v16H4z", pale: "M4 11l13-5 13 4 14-7v9l-14 6-13-2-13 4z" },
  },
  dots: {
    useWhen: "Valores que no se unen: encuestas con su margen, o dos momentos de cada nombre",
    asks: "días, números o nombres en la primera columna, y números en las demás",
    picture: {
      lines: "M10 8h24M6 16h30M14 24h18",
      fills: "M7 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M33 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0M29 24a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
    },
  },
  range: {
    useWhen:
      "La distancia entre dos valores de cada cosa: hombres y mujeres, antes y después. Con flecha, hacia dónde va",
    asks: "nombres en la primera columna y dos columnas de números: de dónde y a dónde",
    picture: {
      lines: "M10 7h22M18 16h20M8 25h14",
      fills: "M29 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M35 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0M19 25a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
      pale: "M7 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0M5 25a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
    },
  },
  slope: {
    useWhen: "Cómo estaba cada cosa en la primera fila y cómo está en la última",
    asks: "dos momentos en las filas y una columna de números por línea",
    picture: { lines: "M10 4v24M38 4v24M10 24l28-16M10 12l28 6M10 18l28-4" },
  },
  ranking: {
    useWhen: "Quién adelanta a quién: el puesto de cada cosa en cada momento, y no cuánto tiene",
    asks: "días, números o nombres en la primera columna, dos filas o más, y una columna de números por cada cosa",
    picture: {
      lines: "M8 6c8 0 8 10 16 10s8-10 16-10M8 16c8 0 8-10 16-10s8 20 16 20M8 26c8 0 8 0 16 0s8-10 16-10",
    },
  },
  multiples: {
    useWhen: "La misma línea en varios sitios, cada una en su recuadro y todas con los mismos ejes",
    asks: "días o números en la primera columna, y una columna de números por recuadro",
    picture: { lines: "M4 13l5-5 5 3 5-6M27 10l5-2 5 4 5-7M4 28l5-3 5-4 5 2M27 22l5 4 5-3 5 4" },
  },
  scatter: {
    useWhen:
      "Si dos medidas van juntas: un punto por cada cosa. Una tercera columna da el tamaño, y una de nombres, el color",
    asks: "nombres en la primera columna y dos columnas de números (una tercera da el tamaño). Una columna de texto da el color",
    picture: {
      lines: "M6 4v24h38",
      fills:
        "M11 22a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M17 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M25 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M28 11a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M36 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0",
    },
  },
  distribution: {
    useWhen:
      "Cómo se reparten muchos valores: dónde se juntan y quién queda lejos. Cada cosa un punto, o cuántas hay en cada tramo",
    asks: "el nombre de cada cosa en la primera columna, y una columna de números; con puntos, varias, o una de texto que haga grupos",
    picture: { fills: "M4 24h7v6H4zM12 16h7v14h-7zM20 6h7v24h-7zM28 12h7v18h-7zM36 22h7v8h-7z" },
  },
  parts: {
    useWhen: "Cómo se reparte un solo total entre pocas partes, en una barra o en cien cuadros",
    asks: "nombres en la primera columna y una sola columna de números, ninguno negativo",
    picture: { fills: "M4 10h20v12H4z", pale: "M25 10h12v12H25zM38 10h6v12h-6z" },
  },
  hemicycle: {
    useWhen: "Los escaños de un parlamento: cada uno se dibuja una vez, de izquierda a derecha como en la tabla",
    asks: "partidos en la primera columna, en el orden en que se sientan, y una columna de escaños",
    picture: {
      fills: "M4 28a20 20 0 0 1 10-17l5 9a10 10 0 0 0-5 8z",
      pale: "M15 10.4a20 20 0 0 1 29 17.6H34a10 10 0 0 0-14-8.6z",
    },
  },
  cumulative: {
    useWhen: "Cuánto va sumado hasta cada día: se pega lo de cada fila, y la suma se hace aquí",
    asks: "días en la primera columna y lo de cada día, sin sumar, en las demás",
    picture: { lines: "M4 27l8-2 8-5 8-3 8-8 8-3M4 29h40" },
  },
  calendar: {
    useWhen: "Un valor por día: se ven las semanas y las estaciones. Hasta dos años",
    asks: "días en la primera columna y una sola columna de números",
    picture: {
      fills: "M11 11h6v6h-6zM25 4h6v6h-6zM32 11h6v6h-6zM18 18h6v6h-6z",
      pale: "M4 4h6v6H4zM11 4h6v6h-6zM18 4h6v6h-6zM32 4h6v6h-6zM4 11h6v6H4zM18 11h6v6h-6zM25 11h6v6h-6zM4 18h6v6H4zM11 18h6v6h-6zM25 18h6v6h-6zM32 18h6v6h-6z",
    },
  },
};
