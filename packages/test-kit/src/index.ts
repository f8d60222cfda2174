export { type CuttableProxy, startCuttableProxy } from "./cuttable-proxy.ts";
export { DIALECTS, type Dialect, type TestDatabase } from "./dialects.ts";
export { type FixedClock, fixedClock } from "./fixed-clock.ts";
export { freePort } from "./free-port.ts";
export { type RunningPostgres, startPostgres } from "./postgres.ts";
export { type RunningS3, startS3 } from "./s3-server.ts";
export { type Chance, createChance } from "./seeded-random.ts";
export { type WarcPart, warcOf } from "./warc-of.ts";
export { type ZipPart, zipOf } from "./zip-of.ts";
