import { ADMIN_API_PATH } from "../paths.ts";

/** One's own keys for programs. */
export const PROGRAM_KEYS_API_PATH = "/api/program-keys";

/** Keys of everybody and the accounts of programs, for administrators. */
export const PROGRAMS_ADMIN_PATH = `${ADMIN_API_PATH}/programs`;

/** Page of the site where people make keys. */
export const PROGRAM_KEYS_PAGE = "/claves";
