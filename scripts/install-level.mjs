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

/** Oldest Node of each line with which npm installs what the builds run on: what its running Node is too old for, npm leaves out without a word. */
const OLDEST_NODES = [
  [20, 19],
  [22, 12],
];
/** Debian's and Ubuntu's own npm, of 2022, cannot read the lock file. */
const OLDEST_NPM = 10;
const HOW = "Instala los dos con npm, como administrador: npm install --global node@22 npm@10";

/**
 * What keeps this machine from installing, as a sentence; null when nothing does.
 *
 * @param node - Version of the Node that runs npm: `20.19.2`.
 * @param npm - Version of npm.
 */
export function installFault(node, npm) {
  const [major, minor] = node.split(".").map(Number);
  const isNewEnough = OLDEST_NODES.some(([line, least]) => major === line && minor >= least) || major > 22;
  if (!isNewEnough) return `Hace falta Node 20.19, 22.12 o posterior, y este equipo tiene ${node}. ${HOW}`;
  if (Number(npm.split(".")[0]) >= OLDEST_NPM) return null;
  return `Hace falta npm ${OLDEST_NPM} o posterior, y este equipo tiene ${npm}. ${HOW}`;
}

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
