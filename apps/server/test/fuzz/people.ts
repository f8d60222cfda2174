import { ADMIN_API_PATH, CASES_GROUP, IDENTITY_PATH } from "@nv/contracts";
import {
  enterFirstAdministrator,
  OWN_PAGE,
  PASSWORD,
  type SignedIn,
  signIn,
  type WholeServer,
} from "../whole-server.ts";
import type { ToldSecrets } from "./told-secrets.ts";

/** As whom calls are made. */
export const ROLES = ["visitor", "reader", "author", "administrator"] as const;
export type Role = (typeof ROLES)[number];

/** Roles of those who work with the cases. */
const IN_THE_GROUP: readonly Role[] = ["author", "administrator"];

/** Signed-in person who makes calls. */
export interface Person extends SignedIn {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
}

/** The people of a run: whoever lost their session or account by a call is replaced. */
export interface People {
  /** Gives whoever stands for a role now, `null` for the visitor. */
  as(role: Role): Promise<Person | null>;
  /** Says that an answer looked as if the access token were worth nothing any more. */
  doubt(role: Role): void;
}

/** Each call comes from another network, or the limits would answer nearly all of them. */
export function fromElsewhere(number: number): Readonly<Record<string, string>> {
  return { "x-forwarded-for": `2001:db8:${(number >>> 16).toString(16)}:${(number & 0xffff).toString(16)}::1` };
}

/** Makes the people; one more administrator, whom no call names, makes the others. */
export async function createPeople(server: WholeServer, secrets: ToldSecrets): Promise<People> {
  const people = new Map<Role, Person>();
  const doubted = new Set<Role>();
  let made = 0;
  let keeper = await enterFirstAdministrator(server, "guarda@diario.example");

  const elsewhere = () => fromElsewhere(0x80000000 + made);

  async function createAccount(email: string, role: string, isSecondTry = false): Promise<string> {
    const answer = await server.call({
      method: "POST",
      path: `${IDENTITY_PATH}/admin/users`,
      headers: {
        ...OWN_PAGE,
        ...elsewhere(),
        authorization: `Bearer ${keeper.accessToken}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({
        email,
        password: PASSWORD,
        confirm: true,
        role,
        data: { full_name: email.split("@")[0] },
      }),
    });
    if (answer.status === 401 && !isSecondTry) {
      // A call made new keys and revoked the former ones.
      keeper = await signIn(server, "guarda@diario.example", elsewhere());
      return createAccount(email, role, true);
    }
    if (answer.status !== 200) throw new Error(`${email} was not made: ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body).id;
  }

  async function joinGroup(email: string): Promise<void> {
    const answer = await server.call({
      method: "POST",
      path: `${ADMIN_API_PATH}/groups/${CASES_GROUP}/people`,
      headers: { ...OWN_PAGE, ...elsewhere(), cookie: keeper.cookie, "content-type": "application/json" },
      body: JSON.stringify({ email }),
    });
    if (answer.status !== 200) throw new Error(`${email} is not in the group: ${answer.status} ${answer.body}`);
  }

  async function create(role: Role): Promise<Person> {
    made += 1;
    const email = `${role}${made}@diario.example`;
    const id = await createAccount(email, role === "administrator" ? "admin" : "");
    // Who is in no group finds nothing behind its routes.
    if (IN_THE_GROUP.includes(role)) await joinGroup(email);
    const entered = await signIn(server, email, elsewhere());
    for (const secret of [entered.accessToken, entered.refreshToken]) secrets.add(secret, role);
    for (const cookie of entered.cookie.split("; ")) secrets.add(cookie.slice(cookie.indexOf("=") + 1), role);
    const session = await server.identity.readSession(entered.cookie);
    const person = { ...entered, id, email, sessionId: session?.sessionId ?? "" };
    people.set(role, person);
    return person;
  }

  async function isWhole(role: Role, { cookie, id }: Person): Promise<boolean> {
    const session = await server.identity.readSession(cookie);
    if (session === null || session.userId !== id) return false;
    const isInGroup = session.groups.includes(CASES_GROUP);
    return session.isAdministrator === (role === "administrator") && isInGroup === IN_THE_GROUP.includes(role);
  }

  return {
    async as(role) {
      if (role === "visitor") return null;
      const present = people.get(role);
      if (present !== undefined && !doubted.has(role) && (await isWhole(role, present))) return present;
      doubted.delete(role);
      return create(role);
    },
    doubt: (role) => void doubted.add(role),
  };
}
