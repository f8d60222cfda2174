import { glob, readFile } from "node:fs/promises";
import { CommandError } from "../terminal/run-command.ts";

const SOURCES = ["{apps,packages,bench,e2e,examples,scripts}/**/*.{ts,tsx}", "*.ts"];
const NOT_READ = new Set(["node_modules", "build", "dist", ".docusaurus", ".cache"]);

/** The field's word for each thing, with the names of our own that the code had for it and must not have again. */
export const FIELD_WORDS: Readonly<Record<string, readonly string[]>> = {
  "domain event": ["Happening", "TellHappening", "hearHappening", "ToldPiece"],
  "emit, notify": ["tellOthers", "orderTelling"],
  "write (audit)": ["tellAudit"],
  reconcile: [
    "settleAll",
    "settleNow",
    "settleRecord",
    "settleCases",
    "settleDataset",
    "settleLink",
    "unsettledIds",
    "unsettleRecords",
  ],
  debounce: ["onSettle", "useSettledText"],
  "with lock": ["runAlone", "takeTurn"],
  "extension of a record": ["OwnColumns", "NO_OWN_COLUMNS", "withOwn"],
  "static roots": ["Doors", "readDoors", "SiteDoor", "openDoor"],
  "accept queue": ["Newcomers", "createNewcomers"],
  contributions: ["MadeThing", "MadeThings", "createMadeThings", "TeamMade"],
  missing: ["LackingBlob", "blobsLacking"],
  deferred: ["useCalm", "calmConfig"],
  harness: ["TestGround", "createGround"],
  basemap: [
    "MapGround",
    "resolveGround",
    "makeGround",
    "GroundFeature",
    "GroundRequest",
    "locatorGround",
    "groundLayers",
  ],
  "import, upload": [
    ...["BringForm", "BringObservations", "bringRows", "bringExamples", "FileToBring", "BroughtFile", "BroughtTable"],
    ...["readBrought", "compareBrought", "useBringing", "useBringPhotos", "BroughtArea", "onBrought"],
  ],
  "enqueue (a job)": [
    "orderRendition",
    "orderDelivery",
    "orderDue",
    "orderCheck",
    "orderPictures",
    "orderRun",
    "JobOrder",
  ],
  request: ["MapOrder", "TrackerOrder", "SampleOrder", "DotOrder", "ShipOrder", "ProofOrder", "ServiceOrder"],
  action: ["useOrder", "useOrders", "OrderRefusal", "BulkOrders", "MailOrders", "DataOrders", "IncludeOrders"],
  snapshot: ["CardSaid", "saidBy"],
  "fallback image": [
    "drawsStills",
    "drawStill",
    "composeStill",
    "ComposedStill",
    "figureStill",
    "imageStill",
    "locatorStill",
    "stillHtml",
  ],
  lazy: ["loadLater", "laterBytes"],
  published: ["ToldNotes"],
};

const FIELDS_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(FIELD_WORDS).flatMap(([word, olds]) => olds.map((old) => [old, word] as const)),
);

/** Names of a source that are not the field's, each with the word that is. @param text - TypeScript, comments and all. */
export function ownWordsIn(text: string): readonly string[] {
  const names = new Set(text.match(/[A-Za-z_$][\w$]*/gu));
  return [...names].flatMap((name) => {
    const word = FIELDS_WORD.get(name);
    return word === undefined ? [] : [`«${name}»: here it is called «${word}»`];
  });
}

/** Names that several things had at once: each has one declaration, or none. Tests and published types are free. */
const ONE_MEANING = ["Frame", "Place", "Box", "Session", "Found", "Told", "Own", "Order", "Ground"];

/** Names of {@link ONE_MEANING} that a source declares. @param text - TypeScript. */
export function sharedNamesIn(text: string): readonly string[] {
  const declared = text.matchAll(/^(?:export )?(?:interface|type|const|function|class) (\w+)/gmu);
  return [...new Set(Array.from(declared, ([, name = ""]) => name))].filter((name) => ONE_MEANING.includes(name));
}

/** @throws {CommandError} With each file that calls something by a name that the field does not have. */
export async function checkFieldWords(): Promise<void> {
  const faults: string[] = [];
  const declarations = new Map<string, string[]>();
  let count = 0;
  for await (const file of glob(SOURCES, { exclude: (name) => NOT_READ.has(name) })) {
    if (file.startsWith("scripts/checks/field-words")) continue;
    count += 1;
    const text = await readFile(file, "utf8");
    for (const fault of ownWordsIn(text)) faults.push(`${file}: ${fault}`);
    if (/\.test\.|\/test\//.test(file)) continue;
    for (const name of sharedNamesIn(text)) declarations.set(name, [...(declarations.get(name) ?? []), file]);
  }
  for (const [name, files] of declarations) {
    if (files.length > 1) faults.push(`«${name}» means ${files.length} things: ${files.join(", ")}`);
  }
  if (count === 0) faults.push("No source was read at all.");
  if (faults.length > 0) throw new CommandError(faults.join("\n"));
}
