/**
 * What has to be installed before a script runs. There are two levels: `light` is what serving and building need, `full` has what tests,
 * checks and measures need besides (the `devDependencies`), and so all of `light`. Plain JavaScript, as `run.mjs` that uses it.
 *
 * @see docs/adr/0057-two-levels-of-install.md
 */

/** What a machine that serves runs. Any other script, one that comes later included, has everything. */
const LIGHT_SCRIPTS = [
  "start",
  "dev",
  "build",
  "backup",
  "restore",
  "move",
  "store",
  "tiles",
  "upgrade",
  "sbom",
  "identity",
  "examples",
  "fakes",
  "links",
];

/** npm's `omit` may be set by the person or by `NODE_ENV=production`; what is on the command line wins. */
const LEVEL_FLAGS = { light: "--omit=dev", full: "--include=dev" };

/** How the level that a script needs is called. */
export function levelOf(script) {
  return LIGHT_SCRIPTS.includes(script) ? "light" : "full";
}

/** What is kept beside what was installed, for {@link npmArguments} to read at the next script. */
export function stampOf(lockHash, level) {
  return `${lockHash} ${level}`;
}

/**
 * What npm has to do so that a script finds what it needs.
 *
 * @param stamp - What {@link stampOf} gave at the last install that ended well; empty when there was none.
 * @param lockHash - Hash of the lock file as it is now.
 * @param level - What the script needs.
 * @returns Arguments of npm; null when all is there. The packages that a light install lacks come beside those in use, since a server
 *   may be running with them; another lock file starts from nothing.
 */
export function npmArguments(stamp, lockHash, level) {
  const [installedHash, installedLevel] = stamp.split(" ");
  if (installedHash !== lockHash) return ["ci", LEVEL_FLAGS[level]];
  if (installedLevel === "full" || installedLevel === level) return null;
  return ["install", "--no-save", LEVEL_FLAGS[level]];
}
