import { ALT_TEXT_LENGTHS } from "../alt-text.ts";

/** Pictures for Arc's Photo Center. @see docs/contracts/photos.md */
export const PHOTOS_API_PATH = "/api/photos";

const MB = 1_000_000;

/** Limits of what goes to Photo Center: characters unless the name says otherwise. */
export const PHOTO_LIMITS = {
  /** Pictures of one batch. */
  batchItems: 50,
  caption: 2000,
  altText: ALT_TEXT_LENGTHS.most,
  name: 200,
  headline: 256,
  keyword: 64,
  keywords: 40,
  section: 60,
  /** Largest picture that is sent: ours, since Arc tells none. Bytes. */
  mostBytes: 25 * MB,
} as const;
