import { DRAWING, placeBars } from "./bars.ts";
import { CHART_HEIGHT_PX, type FakeChart } from "./charts.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Bars for the data, with their figures: invented, but alive. */
export function drawing(csv: string): string {
  const shapes = placeBars(csv).map(({ name, value, x, y, width, height }) => {
    const middle = x + width / 2;
    return (
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#2f6f8f"/>` +
      `<text x="${middle}" y="${y - 8}" text-anchor="middle">${String(value).replace(".", ",")}</text>` +
      `<text x="${middle}" y="${DRAWING.height - 8}" text-anchor="middle">${escaped(name)}</text>`
    );
  });
  const box = `0 0 ${DRAWING.width} ${DRAWING.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="Barras inventadas" font-size="16">${shapes.join("")}</svg>`;
}

/** Message of a published chart: `{"datawrapper-height": {"<id>": px}}`, again every second while it is another. */
export function chartPage(chart: FakeChart, csv: string): string {
  const { id, title, publicVersion } = chart;
  const props = JSON.stringify(JSON.stringify({ chart, theme: { id: chart.theme } })).replaceAll("<", "\\u003c");
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
