/**
 * Servers of the product in one process, for tests that need many one after another: the code is loaded once, and the builds. Each has its own
 * settings, port, data and log, as it would have in a process of its own. Orders come from the process that forked this one,
 * which it does not outlive.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { z } from "zod";
import { type Config, readConfig } from "../src/config.ts";
import { type BuildFolders, readStaticRoots, type StaticRoots } from "../src/gate/static-roots.ts";
import { type RunningServer, startServer } from "../src/server.ts";
import { announcement } from "../src/startup/announcement.ts";
import { builtFolders } from "../src/startup/built-folders.ts";

const ServerCommand = z.discriminatedUnion("order", [
  z.object({ order: z.literal("start"), id: z.string(), env: z.record(z.string(), z.string()) }),
  z.object({ order: z.literal("pass"), id: z.string(), ms: z.number() }),
  z.object({ order: z.literal("stop"), id: z.string() }),
]);
type ServerCommand = z.infer<typeof ServerCommand>;

/** The builds as they are read for a set of headers: a thousand files, the same for every server. */
const staticRoots = new Map<string, Promise<StaticRoots>>();

function readSharedRoots(folders: BuildFolders, headers: Readonly<Record<string, string>>): Promise<StaticRoots> {
  const key = JSON.stringify([folders, headers]);
  const reading = staticRoots.get(key) ?? readStaticRoots(folders, headers);
  staticRoots.set(key, reading);
  return reading;
}

/** Their files for tabs of earlier builds, a thousand too: kept once. */
const earlierFolder = mkdtempSync(join(tmpdir(), "nv-earlier-"));
process.once("exit", () => rmSync(earlierFolder, { recursive: true, force: true }));

const running = new Map<string, RunningServer>();

/** Advance of the clock of each server's accounts over the machine's, milliseconds. */
const aheadMs = new Map<string, number>();

/**
 * Reads the configuration of a server. Only one whose test looks at what its browser makes has that browser, by `WITH_BROWSER`: it
 * opens each publication half a dozen times, at every width and for its picture, beside the browser of the test.
 */
function configOf({ WITH_BROWSER: hasBrowser, ...env }: Readonly<Record<string, string>>): Config {
  const config = readConfig({ ...process.env, ...env }, process.cwd());
  return hasBrowser === undefined ? { ...config, platform: { ...config.platform, chromium: null } } : config;
}

/** @returns What the start says. */
async function start(id: string, env: Readonly<Record<string, string>>): Promise<string> {
  const read = configOf(env);
  const config = { ...read, identity: { ...read.identity, now: () => Date.now() + (aheadMs.get(id) ?? 0) } };
  const server = await startServer(config, builtFolders(), {
    log: pino({ level: "warn" }),
    readStaticRoots: readSharedRoots,
    earlierFolder,
  });
  running.set(id, server);
  return announcement(server, config);
}

/** Moves the clock of a server's accounts on, and has it do what it does by itself every minute. */
async function pass(id: string, ms: number): Promise<string> {
  aheadMs.set(id, (aheadMs.get(id) ?? 0) + ms);
  await running.get(id)?.identity.lookAtDirectory();
  return "";
}

async function stop(id: string): Promise<string> {
  await running.get(id)?.close();
  running.delete(id);
  aheadMs.delete(id);
  return "";
}

function carryOut(command: ServerCommand): Promise<string> {
  if (command.order === "start") return start(command.id, command.env);
  return command.order === "pass" ? pass(command.id, command.ms) : stop(command.id);
}

async function obey(order: ServerCommand): Promise<void> {
  try {
    const said = await carryOut(order);
    process.send?.({ id: order.id, said });
  } catch (error) {
    process.send?.({ id: order.id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

process.on("message", (message) => void obey(ServerCommand.parse(message)));
process.once("disconnect", () => process.exit());
