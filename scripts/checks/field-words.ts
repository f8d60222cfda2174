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

/** @throws {CommandError} With each file that calls something by a name that the field does not have. */
export async function checkFieldWords(): Promise<void> {
  const faults: string[] = [];
  let count = 0;
  for await (const file of glob(SOURCES, { exclude: (name) => NOT_READ.has(name) })) {
    if (file.startsWith("scripts/checks/field-words")) continue;
    count += 1;
    for (const fault of ownWordsIn(await readFile(file, "utf8"))) faults.push(`${file}: ${fault}`);
  }
  if (count === 0) faults.push("No source was read at all.");
  if (faults.length > 0) throw new CommandError(faults.join("\n"));
}
