import { CHART_HEIGHT_PX, type FakeChart } from "./charts.ts";

/** Size of the drawing, in its own units. */
const WIDTH = 600;
const HEIGHT = 240;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Columns of the drawing: name and value of each row. */
function bars(csv: string): readonly { readonly name: string; readonly value: number }[] {
  const [, ...rows] = csv.trim().split("\n");
  return rows.map((row) => {
    const [name = "", value = ""] = row.split(row.includes(";") ? ";" : ",", 2);
    return { name, value: Number(value.replace(",", ".")) || 0 };
  });
}

/** Bars for the data, with their figures: invented, but alive. */
function drawing(csv: string): string {
  const rows = bars(csv);
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const step = WIDTH / Math.max(1, rows.length);
  const shapes = rows.map(({ name, value }, index) => {
    const height = Math.max(0, (value / most) * (HEIGHT - 60));
    const [x, y] = [index * step + step * 0.2, HEIGHT - 30 - height];
    const middle = index * step + step / 2;
    return (
      `<rect x="${x}" y="${y}" width="${step * 0.6}" height="${height}" fill="#2f6f8f"/>` +
      `<text x="${middle}" y="${y - 8}" text-anchor="middle">${String(value).replace(".", ",")}</text>` +
      `<text x="${middle}" y="${HEIGHT - 8}" text-anchor="middle">${escaped(name)}</text>`
    );
  });
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Barras inventadas" font-size="16">${shapes.join("")}</svg>`;
}

/** Message of a published chart: `{"datawrapper-height": {"<id>": px}}`, again every second while it is another. */
export function chartPage({ id, title, publicVersion }: FakeChart, csv: string): string {
  const props = JSON.stringify(JSON.stringify({ chart: { id, title, publicVersion } })).replaceAll("<", "\\u003c");
  return (
    `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>` +
    `body{margin:0;font:16px/1.4 Roboto,"Public Sans",system-ui,sans-serif;color:#222;background:#fff}svg{display:block;width:100%}` +
    `h3{margin:0 0 4px;font-size:20px}</style></head><body><div style="height:${CHART_HEIGHT_PX}px;overflow:hidden">` +
    `<h3>${escaped(title)}</h3>${drawing(csv)}<p>Versión ${publicVersion}</p></div>` +
    `<script>window.__DW_SVELTE_PROPS__ = JSON.parse(${props});` +
    `const tell = () => parent.postMessage({"datawrapper-height": {${JSON.stringify(id)}: ${CHART_HEIGHT_PX}}}, "*");` +
    `tell(); setInterval(tell, 1000);</script></body></html>`
  );
}
