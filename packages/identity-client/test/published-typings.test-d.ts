// Code as it is written against the types of `gotrue-js` 1.0.1: the type checker is the test, nothing runs.
import type TheirGoTrue from "gotrue-js";
import type { GoTrueInit, UserAttributes as TheirAttributes, SignupResponse as TheirSignup, UserData } from "gotrue-js";
import GoTrue, { Admin, HTTPError, JSONHTTPError, TextHTTPError, type Token, type User } from "../src/index.ts";

/** Every option of theirs is one of ours. */
export const createOurs = (options: GoTrueInit): GoTrue => new GoTrue(options);

/** The calls of the readme, with the types that their answers have there. */
export async function calls(auth: GoTrue, attributes: TheirAttributes, own: Record<string, unknown>) {
  const { autoconfirm, disable_signup, external } = await auth.settings();
  const enabled: (boolean | undefined)[] = [autoconfirm, disable_signup, external.google];
  const signup: TheirSignup = await auth.signup("ana@ejemplo.org", "una-frase-larga", { full_name: "Ana" });
  const user: User = await auth.login("ana@ejemplo.org", "una-frase-larga", true);
  const addresses: string[] = [auth.loginExternalUrl("google"), auth.acceptInviteExternalUrl("google", "token")];
  await auth.confirm("token", true);
  await auth.requestPasswordRecovery("ana@ejemplo.org");
  await auth.recover("token", true);
  await auth.acceptInvite("token", "una-frase-larga", true);
  await auth.verify("signup", "token");
  const valid: User | null = await auth.validateCurrentSession();
  const updated: User = await user.update(own);
  await user.update({ email: "eva@ejemplo.org", password: "otra-frase-larga", data: { custom: "x" } });
  const jwt: string = await user.jwt();
  const details: Token | null = user.tokenDetails();
  const fresh: User = await user.getUserData();
  user.clearSession();
  await user.logout();
  const current: User | null = auth.currentUser();
  console.log(enabled, signup, addresses, valid, updated, jwt, details?.expires_at, fresh, current);
  return administer(user, attributes);
}

/** The administrator's calls, with the types that their answers have there. */
async function administer(user: User, attributes: TheirAttributes) {
  const people: UserData[] = await user.admin.listUsers("");
  const one: UserData = await user.admin.getUser({ id: "1" });
  const changed: UserData = await user.admin.updateUser(one, attributes);
  const created: UserData = await user.admin.createUser("ana@ejemplo.org", "una-frase-larga", attributes);
  await user.admin.deleteUser(created);
  return [...people, changed];
}

/** Failures are told apart by their classes. */
export function statusOf(error: unknown): number | string | undefined {
  if (error instanceof JSONHTTPError) return String(error.json.msg ?? error.json.error);
  if (error instanceof TextHTTPError) return error.data;
  return error instanceof HTTPError ? error.status : undefined;
}

/** Picks the fields of a person that a page keeps. */
export function keep(user: User): Pick<InstanceType<typeof User>, "id" | "email" | "role"> & { isAdmin: boolean } {
  return { id: user.id, email: user.email, role: user.role, isAdmin: user.admin instanceof Admin };
}

/** The names that pages call on the client are all there. */
export const names: (keyof TheirGoTrue)[] = [] satisfies (keyof GoTrue)[];
export const everyName = (name: Exclude<keyof TheirGoTrue, "audience">): keyof GoTrue => name;
