import { z } from "zod";

const EVENT = /^\{"type":"event","method":"browsingContext\.(?:context|navigationCommitted|download)/;

const FrameEvent = z.object({
  type: z.literal("event"),
  method: z.string(),
  params: z.looseObject({
    context: z.string(),
    parent: z.string().nullish(),
    navigation: z.string().nullish(),
    url: z.string().optional(),
  }),
});

/**
 * Makes a reader of what Firefox tells of its frames.
 *
 * - Playwright forgets the frames of a page with the page, and falls over a document that arrives in one of them late: it is not told.
 * - Playwright knows a download by an id, or by its navigation. Debian's Firefox gives no id, and a file that a page made itself has no
 *   navigation: its address, which is its own, serves.
 *
 * @returns A function that gives the message as Playwright shall hear it, or `null` when it shall not.
 */
export function createFrameEvents(): (message: string) => string | null {
  /** Each frame that Playwright knows, with the one that it is in. */
  const known = new Map<string, string | null>();

  function forgetBelow(frame: string): void {
    for (const [child, parent] of [...known]) {
      if (parent !== frame) continue;
      known.delete(child);
      forgetBelow(child);
    }
  }

  /** @returns Whether Playwright knows the frame that a document came into. */
  function follow(method: string, context: string, parent: string | null): boolean {
    if (method === "browsingContext.contextCreated" && (parent === null || known.has(parent)))
      known.set(context, parent);
    if (method === "browsingContext.navigationCommitted" && !known.has(context)) return false;
    if (method === "browsingContext.contextDestroyed") known.delete(context);
    if (/\.(navigationCommitted|contextDestroyed)$/.test(method)) forgetBelow(context);
    return true;
  }

  return (message) => {
    if (!EVENT.test(message)) return message;
    const { success, data } = FrameEvent.safeParse(JSON.parse(message));
    if (!success) return message;
    const { method, params } = data;
    if (!follow(method, params.context, params.parent ?? null)) return null;
    if (!method.startsWith("browsingContext.download") || params.navigation != null) return message;
    return JSON.stringify({ ...data, params: { ...params, download: params.url } });
  };
}
