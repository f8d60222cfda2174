import { describe, expect, test } from "vitest";
import { policyInRevision } from "./published-headers.ts";

const beside = (mediaTypes: readonly string[]) =>
  Object.fromEntries(["text/html", ...mediaTypes].map((mediaType, place) => [`${place}`, { mediaType }]));

/** Returns the content policy of a page that lies beside files of some kinds. */
const policyOf = (policy: "page" | "story", ...mediaTypes: readonly string[]) =>
  policyInRevision({ policy, mediaType: "text/html", scriptHashes: ["abc="], styleHashes: [] }, beside(mediaTypes), {
    frameOrigins: [],
  });

describe("a page of a revision", () => {
  test("reaches nothing, whatever pictures lie beside it", () => {
    expect(policyOf("page", "text/css", "image/webp")).not.toMatch(/connect-src|media-src|strict-dynamic/);
  });

  test("of a story fetches its frames, and imports nothing", () => {
    expect(policyOf("story", "image/webp")).toContain("; connect-src 'self';");
    expect(policyOf("story", "image/webp")).toContain("script-src 'sha256-abc='");
  });

  test("imports and fetches what a script beside it needs", () => {
    expect(policyOf("page", "text/javascript; charset=utf-8")).toContain("; connect-src 'self';");
    expect(policyOf("page", "text/javascript; charset=utf-8")).toContain("script-src 'strict-dynamic' 'sha256-abc='");
  });

  test("that names origins fetches from them too, and its worker with it; no other file does", () => {
    const reaches = ["https://mapas.example.org"];
    const parts = { mediaType: "text/html", scriptHashes: ["abc="], styleHashes: [], reaches };
    const files = beside(["text/javascript"]);
    const page = policyInRevision({ ...parts, policy: "page" }, files, { frameOrigins: [] });
    expect(page).toContain("; connect-src 'self' https://mapas.example.org; worker-src 'self';");
    expect(policyInRevision({ ...parts, policy: "worker" }, files, { frameOrigins: [] })).toBe(
      "default-src 'none'; connect-src 'self' https://mapas.example.org",
    );
    expect(policyInRevision({ ...parts, policy: "data" }, files, { frameOrigins: [] })).toBe(
      "sandbox; default-src 'none'",
    );
    expect(policyOf("page", "text/javascript")).not.toContain("worker-src");
  });

  test("plays the videos and the sounds of its own revision alone", () => {
    expect(policyOf("page", "image/webp")).not.toContain("media-src");
    expect(policyOf("page", "video/mp4")).toContain("; media-src 'self' data:;");
    expect(policyOf("story", "audio/mp4")).toContain("; media-src 'self' data:;");
  });
});
