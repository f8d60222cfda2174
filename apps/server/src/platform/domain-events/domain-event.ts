import type { NoTables } from "@nv/database";
import type { AccountEvent } from "@nv/identity-server";
import type { Kysely } from "kysely";

/** Name of an event of something that readers have. */
export type PieceEventName = "published" | "replaced" | "retired";

/** Something that readers have, or had. */
export interface PiecePayload {
  /** Which records it is of: `graphics`, `includes`… */
  readonly collection: string;
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** Kind within its records, such as `figure`; empty where there is one kind. */
  readonly type: string;
  /** Address at which readers get it. */
  readonly url: string;
  /** Revision that readers get; the one they had when it is retired. */
  readonly revision: string;
  /** Higher with every change: of two messages about one piece, that of the higher version is the later one. */
  readonly version: number;
}

/** Name of an event of a sign-off. */
export type SignOffEventName = "asked" | "given" | "withdrawn";

/** A sign-off of something that is to be published. */
export interface SignOffPayload {
  readonly collection: string;
  readonly id: string;
  readonly title: string;
  /** Version of it that was asked about, signed or written after it was signed. */
  readonly version: number;
  /** Name of who did it. */
  readonly by: string;
}

/** Something that other systems may be told of. */
export type DomainEvent =
  | {
      readonly kind: "piece";
      readonly name: PieceEventName;
      readonly piece: PiecePayload;
      /** Unix epoch, milliseconds. */
      readonly atMs: number;
    }
  | {
      readonly kind: "signoff";
      readonly name: SignOffEventName;
      readonly signOff: SignOffPayload;
      /** Unix epoch, milliseconds. */
      readonly atMs: number;
    }
  | ({ readonly kind: "account" } & AccountEvent);

/**
 * Tells who wants to know, in the transaction in which it happens: what is told of is neither more nor less than what happened.
 *
 * @throws Whatever the listener throws: then it did not happen.
 */
export type EmitDomainEvent = (transaction: Kysely<NoTables>, domainEvent: DomainEvent) => Promise<void>;
