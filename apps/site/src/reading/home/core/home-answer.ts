import type { HomeAnswer, HomeDuty, HomePiece, HomeRegistry, HomeReviews } from "@nv/contracts/schemas";
import { isRecord, readBy } from "@nv/web/schema";

/** Reads a list; `null` when it is none, or when one of it cannot be relied on. */
function listOf<One>(value: unknown, read: (one: unknown) => One | null): One[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.map(read).filter((item) => item !== null);
  return items.length === value.length ? items : null;
}

/** Reads a part of the answer: `null` where the server could not tell it, and `undefined` for what cannot be relied on. */
const partOf = <Part>(value: unknown, read: (part: unknown) => Part | null) =>
  value === null ? null : (read(value) ?? undefined);

function pieceOf(value: unknown): HomePiece | null {
  if (!isRecord(value)) return null;
  const { id, title, type, label, author, publishedAtMs, pictureUrl, pages } = value;
  if (typeof id !== "string" || typeof title !== "string" || typeof type !== "string") return null;
  if (typeof label !== "string" || typeof author !== "string" || typeof publishedAtMs !== "number") return null;
  if (typeof pages !== "number" || (pictureUrl !== null && typeof pictureUrl !== "string")) return null;
  return { id, title, type, label, author, publishedAtMs, pictureUrl, pages };
}

function registryOf(value: unknown): HomeRegistry | null {
  if (!isRecord(value)) return null;
  const { total, drafts, withoutAlt, broken } = value;
  const published = listOf(value.published, pieceOf);
  if (published === null || typeof total !== "number" || typeof drafts !== "number") return null;
  if (typeof withoutAlt !== "number" || typeof broken !== "number") return null;
  return { total, published, drafts, withoutAlt, broken };
}

function dutyOf(value: unknown): HomeDuty | null {
  if (!isRecord(value) || typeof value.total !== "number") return null;
  const people = listOf(value.people, (one) =>
    isRecord(one) && typeof one.name === "string" && typeof one.untilMs === "number"
      ? { name: one.name, untilMs: one.untilMs }
      : null,
  );
  return people && { people, total: value.total };
}

const reviewsOf = (value: unknown): HomeReviews | null =>
  isRecord(value) && typeof value.due === "number" ? { due: value.due } : null;

/** Reads the answer of `GET /api/home` by hand: the schema library weighs more than the whole home. */
export const HomeTold = readBy<HomeAnswer>((body) => {
  if (!isRecord(body)) return null;
  const registry = partOf(body.registry, registryOf);
  const duty = partOf(body.duty, dutyOf);
  const reviews = partOf(body.reviews, reviewsOf);
  if (registry === undefined || duty === undefined || reviews === undefined) return null;
  return { registry, duty, reviews };
});
