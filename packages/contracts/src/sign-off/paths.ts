import { ADMIN_API_PATH } from "../paths.ts";

/** Prefix of the addresses at which people ask for a sign-off and give it. */
export const SIGN_OFF_API_PATH = "/api/sign-off";

/** Address at which administrators choose what takes two people. */
export const SIGN_OFF_ADMIN_PATH = `${ADMIN_API_PATH}/sign-off`;

/** Bounds of what is written about sign-offs: characters unless the name says otherwise. */
export const SIGN_OFF_LIMITS = { kinds: 100, note: 300 } as const;
