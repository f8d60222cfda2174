import type { HomeAnswer } from "@nv/contracts/schemas";
import type { FastifyBaseLogger } from "fastify";
import type { Session } from "../../http/session.ts";

/** Fields of a session that decide what the home tells its person. */
export type HomeReader = Pick<Session, "userId" | "name" | "email">;

type Told<Part> = (reader: HomeReader) => Promise<Part>;

/** Readers of the parts of the home, by their names. */
export type HomePartReaders = {
  readonly [Name in keyof HomeAnswer]: Told<NonNullable<HomeAnswer[Name]>>;
};

/** The parts of the home, each of the feature that knows it. */
export interface HomeParts {
  /** Lets the home tell something. */
  offer(readers: Partial<HomePartReaders>): void;
  /** Reads the home of a person. What nobody offers, and what cannot be read now, is `null`. */
  read(reader: HomeReader): Promise<HomeAnswer>;
}

/** Keeps what the features offer, so that none has to know another. @param log - Told why a part could not be read. */
export function createHomeParts(log: Pick<FastifyBaseLogger, "error">): HomeParts {
  let offered: Partial<HomePartReaders> = {};

  async function told<Part>(name: string, read: Told<Part> | undefined, reader: HomeReader): Promise<Part | null> {
    if (read === undefined) return null;
    try {
      return await read(reader);
    } catch (error) {
      // Whoever opens the home gets the rest of it.
      log.error({ err: error, part: name }, "a part of the home could not be read");
      return null;
    }
  }

  return {
    offer: (readers) => {
      offered = { ...offered, ...readers };
    },
    async read(reader) {
      const [registry, duty, reviews] = await Promise.all([
        told("registry", offered.registry, reader),
        told("duty", offered.duty, reader),
        told("reviews", offered.reviews, reader),
      ]);
      return { registry, duty, reviews };
    },
  };
}
