import { z } from "zod";
import { GroupName } from "../groups/schemas.ts";
import { parseUrl } from "../later-apis.ts";
import { DIRECTORY_NAMES } from "./directories.ts";

/** Directory of the house: one that speaks OpenID Connect, or the one that speaks SAML. */
export const DirectoryName = z.enum(DIRECTORY_NAMES, "Elige un directorio.");
export type DirectoryName = z.infer<typeof DirectoryName>;

/** Longest domain. @see RFC 1035, 2.3.4 */
const DOMAIN_MAX_LENGTH = 253;

/** Labels of letters, digits and hyphens of any alphabet, with a dot between them. */
const DOMAIN = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

const DOMAIN_WRONG = "Escribe lo que va detrás de la arroba: «diario.es».";

/** The form in which domains are kept: ASCII, lower case. */
function asciiDomain(typed: string): string {
  return parseUrl(`https://${typed}`)?.hostname ?? "";
}

/** Body of `POST /api/admin/directory/domains`. */
export const NewRequirement = z.strictObject({
  /** Domain of e-mail addresses. */
  domain: z
    .string(DOMAIN_WRONG)
    .trim()
    .max(DOMAIN_MAX_LENGTH, DOMAIN_WRONG)
    .transform((typed) => typed.replace(/^@/, "").toLowerCase())
    .refine((typed) => DOMAIN.test(typed), DOMAIN_WRONG)
    .transform(asciiDomain)
    .refine((domain) => domain !== "" && domain.length <= DOMAIN_MAX_LENGTH, DOMAIN_WRONG),
  provider: DirectoryName,
  /** Whether whoever comes from the directory has an account at once, without an invitation. */
  opensAccounts: z.boolean(),
});
export type NewRequirement = z.infer<typeof NewRequirement>;

/** Body of `POST /api/admin/directory/exceptions`: the address of who has an account. */
export const NewException = z.strictObject({ email: z.string().trim().min(1, "Escribe su correo.").max(320) });
export type NewException = z.infer<typeof NewException>;

/** Body of `POST /api/admin/directory/groups`. */
export const NewDirectoryGroup = z.strictObject({
  provider: DirectoryName,
  /** Group, as the directory states it. */
  directoryGroup: z
    .string()
    .trim()
    .min(1, "Escribe el grupo como lo nombra el directorio.")
    .max(256, "El nombre del grupo tiene como mucho 256 letras."),
  group: GroupName,
});
export type NewDirectoryGroup = z.infer<typeof NewDirectoryGroup>;

/** Answer of most routes of `/api/admin/directory`. */
export const DirectoryView = z.object({
  directories: z.array(
    z.object({
      name: DirectoryName,
      /** Label of its button; `null` while it is not configured. */
      label: z.string().nullable(),
      /** Open sessions that it vouches for. */
      sessions: z.number().int(),
    }),
  ),
  /** Domains that require a directory. */
  requirements: z.array(
    z.object({
      domain: z.string(),
      provider: DirectoryName,
      opensAccounts: z.boolean(),
      atMs: z.number(),
      by: z.string(),
    }),
  ),
  /** Accounts that no domain binds. */
  breakGlass: z.array(z.object({ id: z.string(), email: z.string(), atMs: z.number(), by: z.string() })),
  /** Groups of directories that stand for ours. */
  groups: z.array(z.object({ id: z.string(), provider: DirectoryName, directoryGroup: z.string(), group: z.string() })),
});
export type DirectoryView = z.infer<typeof DirectoryView>;

/** Answer of `POST /api/admin/directory/ask`: sessions that the directory vouched for, that ended, and of which it said nothing. */
export const DirectoryAnswers = z.object({
  kept: z.number().int(),
  ended: z.number().int(),
  unanswered: z.number().int(),
});
export type DirectoryAnswers = z.infer<typeof DirectoryAnswers>;
