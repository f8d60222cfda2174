/** A page that the house itself serves, with invented figures: what the examples frame, so that they live without a network. */
export interface ExamplePage {
  readonly name: string;
  readonly title: string;
  /** An invented figure a year, from 0 to {@link MOST}. */
  readonly bars: readonly { readonly year: number; readonly value: number }[];
}

/** The longest bar. */
const MOST = 300;

/** Height of every example page at any width, CSS pixels: three bars and a line. */
export const EXAMPLE_PAGE_HEIGHT_PX = 180;

/** The pages that examples frame: as many as the examples that show several need to tell them apart. */
export const EXAMPLE_PAGES: readonly ExamplePage[] = [
  { name: "muestra-a", title: "Muestra inventada A", values: [100, 200, 300] },
  { name: "muestra-b", title: "Muestra inventada B", values: [80, 140, 200] },
].map(({ values, ...page }) => ({ ...page, bars: values.map((value, index) => ({ year: 2024 + index, value })) }));

/** The style sheet of every example page: in both themes, and at any width. */
export const EXAMPLE_PAGE_STYLES = [
  `:root{color-scheme:light dark}body{margin:0;height:${EXAMPLE_PAGE_HEIGHT_PX}px;overflow:hidden;font:16px/1.3 system-ui,sans-serif}`,
  "h1{margin:0 0 8px;font-size:14px;font-weight:600}dl{margin:0;display:grid;grid-template-columns:auto 1fr;gap:6px 10px;align-items:center}",
  "dd{margin:0;display:flex;gap:8px;align-items:center}svg{flex:1;min-width:0;height:36px}rect{fill:#b3261e}",
  "@media (prefers-color-scheme:dark){rect{fill:#ff8a80}}",
].join("");

const barHtml = ({ year, value }: ExamplePage["bars"][number]) =>
  `<dt>${year}</dt><dd><svg viewBox="0 0 ${MOST} 36" preserveAspectRatio="none" aria-hidden="true"><rect width="${value}" height="36"/></svg>${value}</dd>`;

/** Writes an example page: no script, and no request but its own. */
export function renderExamplePage({ title, bars }: ExamplePage): string {
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow">`,
    `<title>${title}</title><style>${EXAMPLE_PAGE_STYLES}</style></head>`,
    `<body><main><h1>${title}</h1><dl>${bars.map(barHtml).join("")}</dl></main></body></html>`,
  ].join("");
}
