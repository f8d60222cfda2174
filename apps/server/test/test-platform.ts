import { join } from "node:path";
import type { Database } from "@nv/database";
import { createMediaApart } from "@nv/media";
import { pino } from "pino";
import { securityHeaders } from "../src/http/core/security-headers.ts";
import { createFaceCutter } from "../src/platform/house/face-cutter.ts";
import { type OpenPlatform, openPlatform, type PlatformDeps } from "../src/platform/platform.ts";
import { platformSettings } from "../src/platform/platform-settings.ts";
import type { StoreLimits } from "../src/platform/storage/s3-client.ts";

/** Public address of the site in tests. */
export const SITE_URL = "https://narrativas.example.org";

/** Folder of the build of the package `embeds`; `npm test` builds it first. */
const EMBEDS = join(import.meta.dirname, "../../../packages/embeds/dist");

/** Fonts that the package `ui` prepared, and the atlas that the package `geography` prepared; `npm test` builds them first. */
const FACES = join(import.meta.dirname, "../../../packages/ui/build/fonts");
const ATLAS = join(import.meta.dirname, "../../../packages/geography/build/atlas");

/** Work with files for all platforms of this process of tests: to begin a process of it costs a second, and it ends with this one. */
const MEDIA = createMediaApart();

/** Cutter of typefaces for all platforms of this process of tests, for the same reason. */
const FACE_CUTTER = createFaceCutter();

/** Options of the platform of a test. */
export interface TestPlatformOptions extends Pick<PlatformDeps, "sessions"> {
  /** Listener of what people did; none without it. */
  readonly noteInAudit?: PlatformDeps["noteInAudit"];
  /** Listener of what other systems may be told of; none without it. */
  readonly emit?: PlatformDeps["emit"];
  readonly database: Database;
  /** Everything is in here: data, outbox, the site's build. */
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly now?: (() => number) | undefined;
  /** Limits of the wait for an S3 store; those of a server without it. */
  readonly storeLimits?: Partial<StoreLimits> | undefined;
  /** Reader of files, which makes things of them; that of all tests without it. */
  readonly media?: PlatformDeps["media"] | undefined;
  /** Log; nothing is logged without it. */
  readonly log?: PlatformDeps["log"];
}

/** Opens a platform without a browser on the database of a test. */
export function openTestPlatform({
  database,
  folder,
  sessions,
  noteInAudit = async () => undefined,
  emit = async () => undefined,
  env = {},
  now,
  storeLimits = {},
  media = MEDIA,
  log = pino({ level: "silent" }),
}: TestPlatformOptions): Promise<OpenPlatform> {
  const settings = platformSettings(env);
  const s3 = settings.s3 && { ...settings.s3, limits: storeLimits };
  return openPlatform({
    settings: { publicBaseUrl: SITE_URL, ...settings, s3, chromium: null },
    database,
    folders: { data: folder, outbox: join(folder, "outbox"), embeds: EMBEDS, site: folder, atlas: ATLAS, faces: FACES },
    sessions,
    noteInAudit,
    emit,
    headers: securityHeaders(true),
    media,
    faceCutter: FACE_CUTTER,
    log,
    ...(now !== undefined && { now }),
  });
}
