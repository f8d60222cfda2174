import type { Kysely, QueryExecutorProvider, RawBuilder, Transaction } from "kysely";
import type { Peer } from "./process-name.ts";

/** Which database answers the queries. */
export type DialectName = "sqlite" | "postgres";

/** A schema without tables; each owner adds its own with `kysely.$extendTables<Tables>()`. */
export type NoTables = Record<never, never>;

/** Callbacks of a subscriber. */
export interface Listener {
  /** A message that was announced, by this process or another. */
  readonly onMessage: (payload: string) => void;
  /**
   * The connection to the other processes was lost (`false`) or is back (`true`). While it is lost, messages
   * are lost too: caches that depend on them must not be used. On SQLite `true` comes again, within a second, when
   * a command beside the server wrote something: it has no connection, so what it did was not announced.
   */
  readonly onConnection?: (isConnected: boolean) => void;
}

/** A running subscription. */
export interface Subscription {
  /**
   * Resolves when everything was heard that any process announced in a transaction that was answered before this call; who
   * asks at the same time shares one question to the server. When the connection is lost, also without a word, it resolves
   * once the listener knows: at the latest {@link Listener.onConnection} was called with `false`. `null` on SQLite, where
   * nothing is on its way.
   */
  caughtUp(): Promise<void> | null;
  close(): Promise<void>;
}

/** An open database, SQLite or PostgreSQL, with what differs between them hidden. */
export interface Database {
  readonly dialect: DialectName;
  readonly kysely: Kysely<NoTables>;
  /**
   * The moment by the database's own clock, Unix epoch in milliseconds, as part of a statement: what processes of several machines write and judge
   * must not depend on whose clock is ahead. The same throughout a statement.
   */
  readonly nowMs: RawBuilder<number>;
  /**
   * Runs work in one transaction; it is committed when the promise resolves and undone when it rejects.
   * On SQLite the write lock is taken at the start, so transactions run one after another. Queries inside
   * must use the given transaction: the connection is taken. On PostgreSQL a transaction that loses a race (deadlock)
   * is run again, so the work must have no effects outside the database.
   */
  transaction<Tables, Result>(
    kysely: Kysely<Tables>,
    work: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Runs work that waits for something else while it holds what others wait for, such as a store. On PostgreSQL in one
   * transaction, on one of a few connections that serve nothing else: however long it waits, sessions and pages have
   * theirs. On SQLite, whose one connection must not wait, without a transaction.
   *
   * @throws {DatabaseError} `DATABASE_UNREACHABLE` when all of those connections stay taken.
   */
  apart<Tables, Result>(kysely: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * Announces something to every process on this database, once the transaction commits. On SQLite there
   * is one server, and its own subscribers hear it; of another process they only hear that it wrote.
   *
   * @param executor - The transaction, or the connection when there is none.
   * @param payload - Text, at most 7,999 bytes.
   */
  announce(executor: QueryExecutorProvider, channel: string, payload: string): Promise<void>;
  /**
   * Subscribes to what is announced from now on. Resolves when the connection is up.
   *
   * @param channel - Lower-case letters and underscores.
   */
  listen(channel: string, listener: Listener): Promise<Subscription>;
  /**
   * A number that is another one after every commit, whoever made it: what was read since it was asked for is true for as
   * long as it stays. `null` on PostgreSQL, where the question would cost as much as reading again.
   */
  version(): number | null;
  /** This process, as the others know it. */
  readonly processId: string;
  /**
   * The other processes that are on this database at this moment and say so; none on SQLite, which takes one. Who ended, however,
   * is not among them.
   */
  peers(): Promise<readonly Peer[]>;
  close(): Promise<void>;
}
