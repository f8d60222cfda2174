/** Facts about the connection from `navigator.connection`; browsers without it leave the fields out. */
export interface ConnectionHint {
  readonly effectiveType?: string | undefined;
  readonly saveData?: boolean | undefined;
}

/** Facts that decide whether pages may be fetched before anyone asks for them. */
export interface PrefetchMoment {
  /** Whether the server has said that a session is open: without one every prefetch would be a 401. */
  readonly isSessionOpen: boolean;
  /** `undefined` where the browser does not tell. */
  readonly connection: ConnectionHint | undefined;
}

/**
 * Tells whether the pages behind the links on screen may be fetched ahead.
 *
 * @see Specification, section 7: prefetching is «skipped on slow 2g or data-saver connections».
 */
export function mayPrefetch({ isSessionOpen, connection }: PrefetchMoment): boolean {
  if (!isSessionOpen) return false;
  return !(connection?.saveData ?? false) && !(connection?.effectiveType ?? "").includes("2g");
}
