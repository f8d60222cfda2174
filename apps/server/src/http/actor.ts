import type { FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

/** Who does something. */
export interface Actor {
  readonly id: string;
  /** Name for people. */
  readonly name: string;
}

/** The person who asks; the access rule of the route has let nobody else through. */
export function actorOf({ session }: Pick<FastifyRequest, "session">): Actor {
  if (session === null) throw new Problem("SESSION_MISSING");
  return { id: session.userId, name: session.name || session.email };
}
