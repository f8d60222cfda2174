/** Program that a developer would write: the file as one text, its lines split, a record each, grouped by ship. No cleaning at all. */
import { readFile } from "node:fs/promises";

const [path = ""] = process.argv.slice(2);

const startMs = performance.now();
const [head = "", ...lines] = (await readFile(path, "utf8")).trimEnd().split("\n");
const names = head.split(",");
const records = lines.map((line) => Object.fromEntries(line.split(",").map((cell, at) => [names[at] ?? "", cell])));
const byShip = Map.groupBy(records, (record) => record.MMSI);
for (const own of byShip.values())
  own.sort((a, b) => Date.parse(a.BaseDateTime ?? "") - Date.parse(b.BaseDateTime ?? ""));
const ms = performance.now() - startMs;
const cpuMs = process.cpuUsage().user / 1000;
process.stdout.write(JSON.stringify({ positions: records.length, ms, cpuMs, peakKb: process.resourceUsage().maxRSS }));
