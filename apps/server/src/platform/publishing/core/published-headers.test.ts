import { describe, expect, test } from "vitest";
import { policyInRevision } from "./published-headers.ts";

const PAGE = {
  policy: "page",
  mediaType: "text/html; charset=utf-8",
  scriptHashes: ["abc="],
  styleHashes: [],
} as const;
const policyWith = (...mediaTypes: readonly string[]) =>
  policyInRevision(
    PAGE,
    Object.fromEntries([PAGE.mediaType, ...mediaTypes].map((mediaType, place) => [`${place}`, { mediaType }])),
    { frameOrigins: [] },
  );

describe("a page of a revision", () => {
  test("with nothing beside it reaches nothing", () => {
    expect(policyWith("text/css; charset=utf-8")).not.toMatch(/connect-src|media-src|strict-dynamic/);
  });

  test.each(["image/webp", "video/mp4"])("fetches the %s that lies beside it, and imports nothing", (mediaType) => {
    expect(policyWith(mediaType)).toContain("; connect-src 'self';");
    expect(policyWith(mediaType)).toContain("script-src 'sha256-abc='");
  });

  test("imports and fetches what a script beside it needs", () => {
    expect(policyWith("text/javascript; charset=utf-8")).toContain("; connect-src 'self';");
    expect(policyWith("text/javascript; charset=utf-8")).toContain("script-src 'strict-dynamic' 'sha256-abc='");
  });

  test("plays the videos of its own revision alone", () => {
    expect(policyWith("image/webp")).not.toContain("media-src");
    expect(policyWith("video/mp4")).toContain("; media-src 'self' data:;");
  });
});
