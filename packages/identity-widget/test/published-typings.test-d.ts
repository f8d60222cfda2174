// Code as it is written against `@types/netlify-identity-widget`: the type checker is the test, nothing runs.
// The same functions are checked with the published typings first, so that what is asked of ours is what theirs accept.
import type * as Published from "netlify-identity-widget";
import type oursByDefault from "../src/as-published.ts";
import * as ours from "../src/as-published.ts";

/** A page's calls, from the published readme and the typings themselves. */
export async function callsOfAPage(identity: Pick<typeof Published, keyof typeof Published>) {
  identity.init();
  identity.init({ container: "#gate", APIUrl: "https://sitio.example/id", logo: false, locale: "fr" });
  identity.init({ namePlaceholder: "Nombre" });
  identity.open();
  identity.open("login");
  identity.open("signup");
  identity.close();
  identity.setLocale("en");
  const token: string = await identity.refresh();
  const forced: string = await identity.refresh(true);
  await identity.logout();
  return token + forced;
}

/** The same calls on ours, in both ways of importing. */
export async function callsOfAPageOnOurs(identity: typeof ours | typeof oursByDefault) {
  identity.init();
  identity.init({ container: "#gate", APIUrl: "https://sitio.example/id", logo: false, locale: "fr" });
  identity.init({ namePlaceholder: "Nombre" });
  identity.open();
  identity.open("login");
  identity.open("signup");
  identity.close();
  identity.setLocale("en");
  const token: string = await identity.refresh();
  const forced: string = await identity.refresh(true);
  await identity.logout();
  return token + forced;
}

ours.on("init", (user) => console.log("init", user?.email));
ours.on("login", (user) => console.log(user.email.length, user.app_metadata.roles.includes("admin")));
ours.on("logout", () => console.log("Logged out"));
ours.on("error", (error: Error) => console.error(error.message));
ours.on("error", (error) => console.error("Error", error));
ours.on("open", () => console.log("Widget opened"));
ours.on("close", () => console.log("Widget closed"));
ours.off("login");
ours.off("login", (user) => console.log(user.id));
ours.off("error", (error: Error) => console.error(error.message));

/** Every field of the published `User`, read with the type that it has there. */
export function fieldsOfAPerson(): Omit<Published.User, "token" | "user_metadata" | "audience"> | null {
  const user = ours.currentUser();
  if (!user) return null;
  const token: string | undefined = user.token?.access_token;
  const expires: string | number | undefined = user.token?.expires_at;
  const life: string | number | undefined = user.token?.expires_in;
  const kind: string | undefined = user.token?.token_type;
  const name: string | undefined = user.user_metadata?.full_name;
  const picture: string | undefined = user.user_metadata?.avatar_url;
  console.log(token, expires, life, kind, name, picture);
  return user;
}
