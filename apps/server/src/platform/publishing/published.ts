import type { IncomingMessage, ServerResponse } from "node:http";
import type { PublishedPointer } from "@nv/contracts/schemas";
import { requestPath } from "../../gate/core/request-path.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { listMediaType } from "./core/list-media-type.ts";
import { CACHES, DRAFT_CACHES, draftHeaders, publicHeaders } from "./core/published-headers.ts";
import { type PublishedSection, type PublishedTarget, publishedTarget } from "./core/published-path.ts";
import type { GoneAnswer } from "./gone-answer.ts";
import { createPublishedAnswers } from "./published-answers.ts";
import type { PublishedCache } from "./published-cache.ts";
import { createSendFile } from "./published-files.ts";
import { whenKnown } from "./when-known.ts";

/** Answers a request for something published. */
export type PublishedHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Dependencies of the handler of published files. */
export interface PublishedDeps {
  readonly section: PublishedSection;
  readonly store: BlobStore;
  readonly cache: PublishedCache;
  /** Headers of every answer of the server. */
  readonly headers: Readonly<Record<string, string>>;
  /** Origins beyond https that frames in published pages may come from. */
  readonly frameOrigins: readonly string[];
  /** Answer for something that was taken back. */
  readonly gone: (slug: string) => GoneAnswer;
  /** Whether it is for those alone who have the link: kept by nobody, in no list. */
  readonly isUnlisted?: boolean;
  /** `Cache-Control` values of a section whose live content changes at another pace; those of all without it. */
  readonly caches?: Readonly<Record<keyof typeof CACHES, string>>;
  /** Whether search engines may find its pages and their files. */
  readonly isFindable?: boolean;
  /** Whether search engines are asked to leave one thing of the section out, besides those that say so themselves. */
  readonly leavesOut?: (pointer: PublishedPointer) => boolean;
  /** A list that the section gives besides, before there is one; `null` for none. */
  readonly emptyList?: (name: string) => string | null;
  readonly now: () => number;
  /** Address at which readers fetch what is published, without a final slash. */
  readonly publicBaseUrl: string;
  readonly onFailure: (error: unknown) => void;
}

const READING_METHODS: readonly (string | undefined)[] = ["GET", "HEAD"];

/** The list of what is published, before anything was. */
const NOTHING_PUBLISHED = '{"schema":1,"items":[]}';

/**
 * Answers everything that readers fetch below a section: from memory and the store alone, without the database and
 * without a session.
 *
 * @see docs/contracts/publishing.md
 */
export function createPublished(deps: PublishedDeps): PublishedHandler {
  const { cache, section, now, isUnlisted = false, isFindable = false } = deps;
  const headers = isUnlisted ? draftHeaders(deps.headers) : publicHeaders(deps.headers);
  const caches = isUnlisted ? DRAFT_CACHES : (deps.caches ?? CACHES);
  const answers = createPublishedAnswers({ headers, caches, gone: deps.gone });
  const sendFile = createSendFile({ ...deps, headers, caches, answers, isFindable });

  function sendGraphic(
    request: IncomingMessage,
    response: ServerResponse,
    target: Exclude<PublishedTarget, { kind: "index" | "list" }>,
    pointer: PublishedPointer | null,
  ): void | Promise<void> {
    if (pointer === null) return answers.missing(response);
    const isLeftOut = pointer.isFindable === false || deps.leavesOut?.(pointer) === true;
    const { slug, revision, expiresAtMs = Number.POSITIVE_INFINITY } = pointer;
    const state = now() < expiresAtMs ? pointer.state : "gone";
    if (target.kind === "latest")
      return answers.json(request, response, JSON.stringify(pointer), state === "live" ? 200 : 410);
    // A graphic that was taken back is gone under all its addresses, whoever remembers one.
    if (state === "gone") return answers.gone(request, response, slug);
    if (target.kind === "file" && pointer.purged?.includes(target.revision) === true)
      return answers.gone(request, response, slug);
    if (target.kind === "file") return sendFile(request, response, { ...target, by: "revision", isLeftOut });
    if (target.kind === "shared") {
      const [pictures = "", path = ""] = pointer.shared?.split("/") ?? [];
      return path === ""
        ? answers.missing(response)
        : sendFile(request, response, { slug, revision: pictures, path, by: "live", isLeftOut });
    }
    if (target.kind === "live")
      return sendFile(request, response, { slug, revision, path: target.path, by: "live", isLeftOut });
    return sendFile(request, response, { slug, revision, path: pointer.entry ?? "index.html", by: "live", isLeftOut });
  }

  function answer(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    if (request.method === "OPTIONS") return answers.options(response);
    if (!READING_METHODS.includes(request.method)) return answers.methodNotAllowed(response);
    const target = publishedTarget(requestPath(request.url ?? "/") ?? "", section);
    if (target === null || (isUnlisted && (target.kind === "index" || target.kind === "latest")))
      return answers.missing(response);
    if (target.kind === "index")
      return whenKnown(cache.index(), (body) => answers.json(request, response, body ?? NOTHING_PUBLISHED));
    if (target.kind === "list") {
      const { name } = target;
      return whenKnown(cache.list(name), (stored) => {
        const body = stored ?? deps.emptyList?.(name) ?? null;
        return body === null
          ? answers.missing(response)
          : answers.text(request, response, { body, mediaType: listMediaType(name) });
      });
    }
    return whenKnown(cache.pointer(target.slug), (pointer) => sendGraphic(request, response, target, pointer));
  }

  function fail(response: ServerResponse, error: unknown): void {
    deps.onFailure(error);
    answers.failed(response);
  }

  return (request, response) => {
    try {
      return answer(request, response)?.catch((error: unknown) => fail(response, error));
    } catch (error) {
      fail(response, error);
    }
  };
}
