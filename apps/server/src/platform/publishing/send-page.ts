import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { contentPolicy } from "./core/published-headers.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

/**
 * Answers with a page that may do what a published one may, inside our own pages alone.
 *
 * @param frameOrigins - Origins beyond https that frames in it may come from.
 */
export function sendPage(reply: FastifyReply, html: string, frameOrigins: readonly string[]): FastifyReply {
  const inline = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, content = ""]) => sha256(content));
  const policy = contentPolicy({
    policy: "page",
    scriptHashes: inline(/<script>([\s\S]*?)<\/script>/g),
    styleHashes: inline(/<style>([\s\S]*?)<\/style>/g),
    frameOrigins,
    hasMedia: true,
    hasFaces: true,
    fetches: true,
    loadsMore: true,
  });
  return reply
    .header("content-security-policy", `${policy}; frame-ancestors 'self'`)
    .type("text/html; charset=utf-8")
    .send(html);
}
