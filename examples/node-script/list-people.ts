/**
 * Prints who has an account: `node list-people.ts <address of the service> <administrator's address>`, with the password in
 * `IDENTITY_PASSWORD`.
 */
import { GoTrue, type Page } from "@nv/identity-client";

interface People {
  readonly users: readonly { readonly email: string }[];
}

const [, , APIUrl = "", email = ""] = process.argv;
const client = new GoTrue({ APIUrl });
const administrator = await client.login(email, process.env.IDENTITY_PASSWORD ?? "");
const answer = await administrator.admin.listUsers<(Page & { readonly items: People }) | People>();
const { users } = "items" in answer ? answer.items : answer;
for (const user of users) console.log(user.email);
await administrator.logout();
