/** Reads a table of positions in pieces, cleans and simplifies the route of the ship with most of them, and says what it cost. */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { cleanTrack, createShipFileReader, guessShipFile, simplifyTrack } from "@nv/geography";

const [path = ""] = process.argv.slice(2);
const BEGINNING = 100_000;
const TOLERANCE_M = 100;

const startMs = performance.now();
const file = await open(path);
const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(BEGINNING) });
await file.close();
const guess = guessShipFile(buffer.toString("utf8", 0, bytesRead));
if (guess.moment === "none" || guess.moment === "ambiguous") throw new Error("the moments are not understood");
const reader = createShipFileReader({ ...guess, moment: guess.moment });
for await (const piece of createReadStream(path, { encoding: "utf8" })) reader.push(String(piece));
const { fleet, positions } = reader.end();
const [first] = fleet.ships();
simplifyTrack(cleanTrack(fleet.positionsOf(first?.mmsi ?? "")), TOLERANCE_M);
const ms = performance.now() - startMs;
const cpuMs = process.cpuUsage().user / 1000;
process.stdout.write(JSON.stringify({ positions, ms, cpuMs, peakKb: process.resourceUsage().maxRSS }));
