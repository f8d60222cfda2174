import type { TrackDrawing } from "./track-drawing";

const TEXT_PX = 12;
const FACE = "Public Sans, Arial, sans-serif";

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The drawing for Illustrator: layers with names, and texts that are texts. */
export function trackSvg(drawing: TrackDrawing, note: string, credit: string): string {
  const { widthPx, heightPx } = drawing;
  const height = heightPx + TEXT_PX * 4;
  const dots = (places: TrackDrawing["stops"], radius: number, fill: string) =>
    places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="#a32413"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${height}" width="${widthPx}" height="${height}">
<title>${escaped(note)}</title>
<g id="tierra"><path d="${drawing.land}" fill="#f4efe4" stroke="#b8b1a3" stroke-width="0.5"/></g>
<g id="fronteras" fill="none" stroke="#b8b1a3" stroke-width="0.75"><path d="${drawing.borders}"/><path d="${drawing.disputed}" stroke-dasharray="3 2"/></g>
<g id="sin_senal" fill="none" stroke="#8a8375" stroke-width="1.5" stroke-dasharray="2 5"><path d="${drawing.silent}"/></g>
<g id="ruta" fill="none" stroke="#c8321f" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="${drawing.lines}"/></g>
<g id="paradas">${dots(drawing.stops, 4, "#ffffff")}</g>
<g id="extremos">${dots(drawing.ends, 3.5, "#a32413")}</g>
<g id="textos" font-family="${FACE}" font-size="${TEXT_PX}" fill="#5b564d"><text x="0" y="${heightPx + TEXT_PX * 1.5}">${escaped(note)}</text><text x="0" y="${heightPx + TEXT_PX * 3.2}">${escaped(credit)}</text></g>
</svg>
`;
}
