/** Chart and columns that the recipes are written for. */
export interface RecipeInput {
  /** Id of the chart, five characters. */
  readonly chartId: string;
  /** Column with the names, as its header says. */
  readonly label: string;
  /** Column with the figures, as its header says. */
  readonly value: string;
}

/** Something to paste into the editor of charts or into a page. */
export interface Recipe {
  readonly title: string;
  /** Place to paste it, in the words of the editor. */
  readonly where: string;
  readonly code: string;
}

const CHART_ID = /^[0-9A-Za-z_-]{5}$/;
const CHART_ID_LENGTH = 5;

/**
 * Finds the id of a chart in what somebody pasted.
 *
 * @param text - An id, or any address of the chart: the published one or that of the editor.
 * @returns The id, or the sentence that says what is wrong.
 */
export function readChartId(text: string): { readonly id: string } | { readonly fault: string } {
  const trimmed = text.trim();
  const fromAddress =
    /(?:dwcdn\.net|datawrapper\.de\/_|app\.datawrapper\.de\/(?:chart|map|table|edit))\/([^/?#\s]+)/.exec(trimmed);
  const id = fromAddress?.[1] ?? trimmed;
  if (CHART_ID.test(id)) return { id };
  if (id.length === CHART_ID_LENGTH)
    return { fault: "El identificador solo lleva letras sin tilde, cifras y los signos - y _." };
  return { fault: `El identificador tiene 5 caracteres, y «${id}» tiene ${id.length}.` };
}

/** Words of the tooltips' own language, which no column may be called. */
const RESERVED = /^(?:and|or|in|true|false)$/;

/**
 * The name by which a tooltip calls a column, as the editor makes it: small letters and low lines. Letters with an accent are
 * dropped, not replaced: «Año» is `ao`.
 *
 * @returns Empty when no letter or figure is left.
 * @see https://github.com/datawrapper/datawrapper, `libs/shared/src/columnNameToVariable.ts`
 */
export function tooltipVariable(column: string): string {
  const plain = column
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "_")
    .replace(/[^\w-]+/g, "")
    .replace(/[-_]+/g, "_")
    .replace(/^_|_$/g, "")
    .replace(/^(?=\d)/, "_");
  return RESERVED.test(plain) ? `${plain}_` : plain;
}

/**
 * A figure of a tooltip as the house writes it: thousands are set apart from five figures on, with a decimal if it has one.
 *
 * The number format `0;0` says the same of axes and tables; that `FORMAT()` takes it is written nowhere.
 */
function formatted(figure: string, sign: "" | "+" = ""): string {
  return `FORMAT(${figure}, ABS(${figure}) < 10000 ? "${sign}0.[0]" : "${sign}0,0.[0]")`;
}

/** The recipes with the chart and columns in their place. */
export function datawrapperRecipes({ chartId, label, value }: RecipeInput): readonly Recipe[] {
  const name = tooltipVariable(label);
  const figure = tooltipVariable(value);
  return [
    {
      title: "Etiqueta emergente con la cifra bien escrita",
      where: "Mapas: Refine → Tooltips",
      code: `<b>{{ ${name} }}</b><br>{{ ${formatted(figure)} }}`,
    },
    {
      title: "Una frase u otra según la cifra",
      where: "Mapas: Refine → Tooltips",
      code: `{{ ${figure} > 0 ? "Sube" : ${figure} < 0 ? "Baja" : "Sigue igual" }} ({{ ${formatted(figure, "+")} }} %)`,
    },
    {
      title: "«Sin datos» en lugar de un hueco",
      where: "Mapas: Refine → Tooltips",
      code: `{{ ISNULL(${figure}) ? "Sin datos" : ${formatted(figure)} }}`,
    },
    {
      title: "Barra pequeña junto a la cifra (de 0 a 100)",
      where: "Mapas: Refine → Tooltips",
      code: `<div style="width:120px;height:8px;background:#ebe7dd"><div style="width:{{ ROUND(${figure}) }}%;height:8px;background:#1f5a82"></div></div>`,
    },
    {
      title: "Incrustar el gráfico",
      where: "La página",
      code: `<iframe src="https://datawrapper.dwcdn.net/${chartId}/" id="datawrapper-chart-${chartId}" title="Describe aquí el gráfico" style="width:0;min-width:100%;border:0" height="400" loading="lazy" scrolling="no"></iframe>`,
    },
    {
      title: "Subir datos y publicar desde la terminal",
      where: "Con la clave en DATAWRAPPER_TOKEN",
      code: [
        `curl -X PUT https://api.datawrapper.de/v3/charts/${chartId}/data \\`,
        '  -H "Authorization: Bearer $DATAWRAPPER_TOKEN" -H "Content-Type: text/csv" --data-binary @datos.csv',
        `curl -X POST https://api.datawrapper.de/v3/charts/${chartId}/publish \\`,
        '  -H "Authorization: Bearer $DATAWRAPPER_TOKEN"',
      ].join("\n"),
    },
    {
      title: "Lo mismo en R",
      where: "Con datawrapper.R, de esta página",
      code: `source("datawrapper.R")\ndw_subir("${chartId}", tabla)\ndw_publicar("${chartId}")`,
    },
  ];
}
