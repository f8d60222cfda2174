// Entry of every npm script: installs what it lacks, then runs `scripts/<name>.ts` on the Node of the lock file.
// Plain JavaScript without dependencies, because it must run on any Node before anything is installed, if only to say that it is too old.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
// biome-ignore lint/correctness/useImportExtensions: the file is install-level.mjs, and its types are in install-level.d.mts
import { installFault, levelOf, npmArguments, stampOf } from "./install-level.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Says what was installed. Without it, as while an install runs, nothing is. */
const STAMP = join(ROOT, "node_modules", ".nv-installed");
/** First version with `node:sqlite` and type stripping as the server uses them. See docs/adr/0001. */
const OLDEST_SYSTEM_NODE = [24, 15];
/** `node_modules` holds the pinned Node itself, so nothing here may come from it before the install. */
const PINNED_NODE = join(
  ROOT,
  "node_modules",
  `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`,
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
);
/** Headers to compile addons with, a third of Node's package: nothing here is compiled. */
const NODE_HEADERS = join(dirname(PINNED_NODE), "..", "include");
/** A launcher whose npm has died must not leave the server behind; npm kills only the shell between them. */
const PARENT_POLL_MS = 1000;

/**
 * The C library keeps a heap for each thread that asks for memory, and gives little of any back: two are enough, and what is large comes from the
 * system and goes back to it. It reads this as a process starts, and never again. @see docs/adr/0063-memory-that-is-given-back.md
 */
const SPARING = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

/** Folder of code that was compiled once: half of a start is reading TypeScript, and a version that was tried on a copy starts in half the time. */
const COMPILE_CACHE = join(ROOT, ".cache", "compile");

function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
}

function npm(args, stdio) {
  const own = process.env.npm_execpath;
  const [command, all] = own?.endsWith(".js") ? [process.execPath, [own, ...args]] : ["npm", args];
  return spawnSync(command, all, { cwd: ROOT, stdio, shell: process.platform === "win32" });
}

function install(level) {
  const hash = lockHash();
  const needed = npmArguments(existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "", hash, level);
  if (needed === null) return;
  const fault = installFault(process.versions.node, String(npm(["--version"], "pipe").stdout ?? "").trim());
  if (fault !== null) fail(fault);
  process.stdout.write(
    needed[0] === "ci"
      ? "Instalando las dependencias (solo la primera vez o cuando cambian; uno o dos minutos)…\n"
      : "Instalando además lo que piden las pruebas (solo la primera vez)…\n",
  );
  rmSync(STAMP, { force: true });
  // npm compares the packages with the Node that it runs on, and not with the pinned one, which is what will run them.
  const { status } = npm([...needed, "--loglevel=error"], "inherit");
  if (status !== 0) {
    fail("No se han podido instalar las dependencias. Comprueba la conexión con el registro de npm y vuelve a probar.");
  }
  rmSync(NODE_HEADERS, { recursive: true, force: true });
  writeFileSync(STAMP, stampOf(hash, level));
}

function findNode() {
  if (existsSync(PINNED_NODE)) return PINNED_NODE;
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_SYSTEM_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return process.execPath;
  return fail(
    `Hace falta Node ${OLDEST_SYSTEM_NODE.join(".")} o posterior. Este equipo tiene Node ${process.versions.node} y npm no ` +
      `ofrece uno para ${process.platform}-${process.arch}. Instálalo desde https://nodejs.org y vuelve a probar.`,
  );
}

function run(script, args) {
  const node = findNode();
  const bin = [join(node, ".."), join(ROOT, "node_modules", ".bin")].join(delimiter);
  const env = {
    ...SPARING,
    ...(levelOf(script) === "light" && { NODE_COMPILE_CACHE: COMPILE_CACHE }),
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
  };
  const settings = existsSync(join(ROOT, ".env")) ? ["--env-file=.env"] : [];
  const child = spawn(node, [...settings, join("scripts", `${script}.ts`), ...args], {
    cwd: ROOT,
    env,
    stdio: "inherit",
  });
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  process.on("SIGINT", () => {}); // Ctrl-C reaches the whole process group: the child decides when to end.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), PARENT_POLL_MS);
  child.on("exit", (code, signal) => {
    clearInterval(watch);
    process.exitCode = code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1);
  });
}

const [script, ...args] = process.argv.slice(2);
install(levelOf(script));
run(script, args);
