import type { attempt as runAttempt } from "./attempt.ts";
import type { Host } from "./host.ts";
import type { createSessionActions, clientOf as getClientOf } from "./session-actions.ts";
import type { StateHandle } from "./state.ts";

/** Dependencies that the core hands over: a part that imported them would split the core in two. */
export interface SpendingDeps {
  readonly handle: StateHandle;
  readonly sessions: ReturnType<typeof createSessionActions>;
  readonly host: Host;
  readonly attempt: typeof runAttempt;
  readonly clientOf: typeof getClientOf;
}
