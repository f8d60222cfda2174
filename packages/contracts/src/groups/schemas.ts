import { z } from "zod";
import { GROUP_NAME, GROUP_NAME_MAX_LENGTH, GROUP_PURPOSE_MAX_LENGTH } from "./groups.ts";

/** Name of a group. */
export const GroupName = z
  .string()
  .max(GROUP_NAME_MAX_LENGTH, `El nombre tiene como mucho ${GROUP_NAME_MAX_LENGTH} letras.`)
  .regex(GROUP_NAME, "Escribe el nombre con minúsculas sin acentos, cifras y guiones: «edicion-noche».");

/** Body of `POST /api/admin/groups`. */
export const NewGroup = z.strictObject({
  name: GroupName,
  /** Purpose of the group, in a line. */
  purpose: z
    .string()
    .trim()
    .min(1, "Di en una línea para qué es el grupo.")
    .max(GROUP_PURPOSE_MAX_LENGTH, `El uso tiene como mucho ${GROUP_PURPOSE_MAX_LENGTH} letras.`)
    .overwrite((text) => text.replaceAll("\0", "")),
});
export type NewGroup = z.infer<typeof NewGroup>;

/** A person of a group. */
export const GroupPerson = z.object({
  id: z.string(),
  email: z.string(),
  /** Empty when the person gave none. */
  name: z.string(),
  /** Whether the house's directory put them in, and takes them out. */
  isByDirectory: z.boolean(),
});
export type GroupPerson = z.infer<typeof GroupPerson>;

/** A group and its people. */
export const GroupView = z.object({
  name: z.string(),
  purpose: z.string(),
  /** Whether the program or a page of the site names it, so that it cannot be removed. */
  isFixed: z.boolean(),
  /** By name. */
  people: z.array(GroupPerson),
});
export type GroupView = z.infer<typeof GroupView>;

/** Answer of every route of `/api/admin/groups`: all groups, by name. */
export const GroupsView = z.object({ groups: z.array(GroupView) });
export type GroupsView = z.infer<typeof GroupsView>;

/** Body of `POST /api/admin/groups/{name}/people`: the address of who has an account. */
export const NewGroupPerson = z.strictObject({ email: z.string().trim().min(1, "Escribe su correo.").max(320) });
export type NewGroupPerson = z.infer<typeof NewGroupPerson>;

/** Addresses of a build of the site that only the people of a group may open, each with its group. */
export const GroupAddresses = z.record(z.string(), GroupName);
export type GroupAddresses = z.infer<typeof GroupAddresses>;
