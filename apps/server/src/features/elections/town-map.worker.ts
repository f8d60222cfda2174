import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import { loadAtlas } from "@nv/geography";
import { basemapAtlas } from "@nv/graphic-types/maps";
import { type DrawnTowns, drawTowns, layOutTowns, TOWNS, type TownsOrder } from "./core/draw-towns.ts";

/** Parts of Spain that are laid out: a night is of one. */
const laid = new Map<string, Promise<ReturnType<typeof layOutTowns>>>();

async function layOut({ folder, within }: TownsOrder) {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), "utf8"));
  return layOutTowns(await loadAtlas(basemapAtlas(TOWNS), read), within);
}

async function draw(order: TownsOrder): Promise<DrawnTowns> {
  const known = laid.get(order.within) ?? layOut(order);
  laid.set(order.within, known);
  return drawTowns(order, await known);
}

// Orders come from our own process, one after the other; what fails ends the thread, and is told to who ordered it.
parentPort?.on("message", async (order: TownsOrder) => parentPort?.postMessage(await draw(order)));
