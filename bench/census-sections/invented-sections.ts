import { once } from "node:events";
import { createServer } from "node:http";
import type { WrittenShape } from "@nv/doubles";

/** Corners along each side of a section: two hundred around it, as the office's have. */
const CORNERS = 50;

/** Width and height of a section, metres. */
export const CELL_M = 4000;

/** Corner where the square of sections begins, in UTM of zone 30. */
export const ORIGIN = { eastingM: 120_000, northingM: 4_000_000 };

const CODE_LENGTH = 10;

/** The side of a section as a stream: its neighbours have the same one. */
function stretch(fromX: number, fromY: number, toX: number, toY: number): number[] {
  return Array.from({ length: CORNERS }, (_, at) => {
    const share = at / CORNERS;
    const bend = 40 * Math.sin(share * Math.PI) * Math.sin(7 * share * Math.PI);
    return [
      fromX + (toX - fromX) * share + (fromX === toX ? bend : 0),
      fromY + (toY - fromY) * share + (fromY === toY ? bend : 0),
    ];
  }).flat();
}

function ringAt(column: number, row: number): number[] {
  const [west, south] = [ORIGIN.eastingM + column * CELL_M, ORIGIN.northingM + row * CELL_M];
  const [east, north] = [west + CELL_M, south + CELL_M];
  const ring = [
    ...stretch(west, south, west, north),
    ...stretch(west, north, east, north),
    ...stretch(east, north, east, south),
    ...stretch(east, south, west, south),
  ];
  return [...ring, west, south];
}

/** A square of sections, so many along each side. @param begin - With what their codes begin. */
export function inventedSections(side: number, begin = "28"): WrittenShape[] {
  return Array.from({ length: side * side }, (_, at) => ({
    fields: {
      CUSEC: begin + String(at).padStart(CODE_LENGTH - begin.length, "0"),
      NMUN: "Muestra",
      NPRO: "Muestra",
      NCA: "Muestra",
    },
    rings: [ringAt(at % side, Math.floor(at / side))],
  }));
}

/** The office: one file, whatever is asked for. */
export async function startOffice(zip: Buffer) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-length": zip.length }).end(zip);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` };
}
