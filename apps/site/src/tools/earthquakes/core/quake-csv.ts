import { BYTE_ORDER_MARK, rowsText } from "@nv/tables";
import type { LaterQuake } from "./aftershocks";
import { clockOf, localTime } from "./local-time";
import { firstMagnitude, type Quake } from "./quake";

const COLUMNS = [
  ...["fecha y hora (Península)", "fecha y hora (Canarias)", "magnitud", "tipo", "agencia"],
  ...["otras magnitudes", "profundidad (km)", "latitud", "longitud", "lugar", "distancia (km)", "cuál"],
];

/** `2026-11-20 12:40`, as tools read it. */
function moment(atMs: number, zone: "peninsula" | "canaries"): string {
  const local = localTime(atMs, zone);
  return `${local.day} ${clockOf(local).padStart(5, "0")}`;
}

/** Figures with a point: so they are figures for every tool, whatever language it is set to. */
const figure = (value: number | null, decimals: number) => (value === null ? "" : value.toFixed(decimals));

/** A text of others, which a spreadsheet must not take for a formula; figures below zero are none. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function row(quake: Quake, distanceKm: number, which: string): readonly string[] {
  const [first, ...others] = quake.magnitudes;
  return [
    ...[moment(quake.atMs, "peninsula"), moment(quake.atMs, "canaries")],
    ...[figure(firstMagnitude(quake)?.value ?? null, 1), harmless(first?.kind ?? ""), harmless(first?.agency ?? "")],
    harmless(others.map(({ agency, value }) => `${agency} ${value.toFixed(1)}`).join("; ")),
    ...[figure(quake.depth?.km ?? null, 1), quake.lat.toFixed(4), quake.lon.toFixed(4), harmless(quake.place)],
    ...[distanceKm.toFixed(1), which],
  ];
}

/** The earthquake and those that came later, for Datawrapper or a spreadsheet. */
export function quakeCsv(main: Quake, later: readonly LaterQuake[]): string {
  const rows = [
    row(main, 0, "principal"),
    ...later.map(({ quake, distanceKm }) => row(quake, distanceKm, "posterior")),
  ];
  return BYTE_ORDER_MARK + rowsText([COLUMNS, ...rows], ",");
}
