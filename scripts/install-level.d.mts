/** Types of `install-level.mjs`, for its test. */
export type InstallLevel = "light" | "full";

/** @see install-level.mjs */
export function levelOf(script: string): InstallLevel;

/** @see install-level.mjs */
export function stampOf(lockHash: string, level: InstallLevel): string;

/** @see install-level.mjs */
export function npmArguments(stamp: string, lockHash: string, level: InstallLevel): readonly string[] | null;

/** @see install-level.mjs */
export function installFault(node: string, npm: string): string | null;
