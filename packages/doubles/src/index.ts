export { type FakeAisstream, startFakeAisstream } from "./aisstream/start-aisstream.ts";
export { SECTION_YEARS, sectionsZip } from "./census-sections/sections-zip.ts";
export type { WrittenShape } from "./census-sections/write-shapefile.ts";
export type { FakeChart } from "./datawrapper/charts.ts";
export { DATAWRAPPER_TOKEN } from "./datawrapper/datawrapper.ts";
export { type FakeDatawrapper, startFakeDatawrapper } from "./datawrapper/start-datawrapper.ts";
export type { ElectionNightOptions } from "./election-night/election-night.ts";
export { type FakeElectionNight, startElectionNight } from "./election-night/start-election-night.ts";
export { filledTile } from "./filled-tile.ts";
export type { Listening } from "./listen.ts";
export { type MiniComposerServer, startMiniComposer } from "./mini-composer/start-mini-composer.ts";
export { type OldSites, startOldSites } from "./old-sites.ts";
export { ARC_TOKEN } from "./photo-center/photo-center.ts";
export { type FakePhotoCenter, startFakePhotoCenter } from "./photo-center/start-photo-center.ts";
export { AI_KEY } from "./services/ai.ts";
export { MAPBOX_TOKEN } from "./services/mapbox.ts";
export { startDoubles } from "./start-doubles.ts";
export {
  type ReceivedMessage,
  type ReceiverMood,
  startWebhookReceiver,
  type WebhookReceiver,
} from "./webhook-receiver.ts";
