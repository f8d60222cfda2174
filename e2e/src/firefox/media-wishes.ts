import { z } from "zod";

const MEDIA = "emulation.setMediaFeaturesOverride";
const UNKNOWN = "unknown command";

/** «Show every medium as it is»: a wish that needs nothing done. */
const Unchanged = z.object({
  id: z.number(),
  method: z.literal(MEDIA),
  params: z.object({ features: z.record(z.string(), z.null()) }),
});
const Refusal = z.object({ type: z.literal("error"), id: z.number(), error: z.literal(UNKNOWN) });

/** Grants what needs nothing done. */
export interface MediaWishes {
  /** Reads a command of Playwright's. */
  note(command: string): void;
  /** @returns The message, or a success in the place of a refusal. */
  granted(message: string): string;
}

/**
 * Playwright tells every new context which media it shows, even when it is none but the browser's own, and Debian's Firefox does not know
 * the command yet. To change nothing is what it does then; to change something stays an error.
 */
export function createMediaWishes(): MediaWishes {
  const unchanged = new Set<number>();
  return {
    note(command) {
      if (!command.includes(MEDIA)) return;
      const { success, data } = Unchanged.safeParse(JSON.parse(command));
      if (success) unchanged.add(data.id);
    },
    granted(message) {
      if (unchanged.size === 0 || !message.includes(UNKNOWN)) return message;
      const { success, data } = Refusal.safeParse(JSON.parse(message));
      if (!success || !unchanged.delete(data.id)) return message;
      return JSON.stringify({ type: "success", id: data.id, result: {} });
    },
  };
}
