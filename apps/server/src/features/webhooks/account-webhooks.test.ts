import { createHash, createHmac } from "node:crypto";
import { IDENTITY_PATH, WEBHOOKS_API_PATH } from "@nv/contracts";
import { WebhookSecret } from "@nv/contracts/schemas";
import { startWebhookReceiver } from "@nv/doubles";
import { FEATURE_DIALECTS } from "@nv/test-kit";
import { expect, test } from "vitest";
import { until } from "../../../test/library.ts";
import { enterFirstAdministrator, OWN_PAGE, signIn, startWholeServer } from "../../../test/whole-server.ts";

const BOSS = "jefa@ejemplo.org";
const EVENTS = ["account.login", "account.signup", "account.usercreated", "account.userdeleted"];

test.each(FEATURE_DIALECTS)(
  "an account is told in the words and the signature of the original, on $name",
  async (dialect) => {
    const [database, receiver] = await Promise.all([dialect.create(), startWebhookReceiver()]);
    const open = { SIGNUP: "open", AUTOCONFIRM: "true" };
    const server = await startWholeServer(database, { ...open, WEBHOOK_ORIGINS: receiver.origin });
    const { cookie, accessToken } = await enterFirstAdministrator(server, BOSS);
    const json = { ...OWN_PAGE, "content-type": "application/json" };
    const post = (path: string, body: object, headers: Readonly<Record<string, string>>) =>
      server.call({ method: "POST", path, headers: { ...json, ...headers }, body: JSON.stringify(body) });

    const added = await post(
      WEBHOOKS_API_PATH,
      { name: "El directorio", url: receiver.url, events: EVENTS },
      { cookie },
    );
    expect(added.status, added.body).toBe(201);
    const { webhook, secret } = WebhookSecret.parse(JSON.parse(added.body));
    receiver.learn(secret);
    const bearer = { authorization: `Bearer ${accessToken}` };
    const made = await post(
      `${IDENTITY_PATH}/admin/users`,
      { email: "ana@ejemplo.org", password: "otra frase tranquila y larga" },
      bearer,
    );
    expect(made.status, made.body).toBe(200);
    const { id } = JSON.parse(made.body);
    const password = "una tercera frase, también larga";
    const joined = await post(`${IDENTITY_PATH}/signup`, { email: "berta@ejemplo.org", password }, {});
    expect(joined.status, joined.body).toBe(200);
    await signIn(server, BOSS);
    const gone = await server.call({
      method: "DELETE",
      path: `${IDENTITY_PATH}/admin/users/${id}`,
      headers: { ...OWN_PAGE, ...bearer },
    });
    expect(gone.status, gone.body).toBe(200);

    const sent = await post(`${WEBHOOKS_API_PATH}/${webhook.id}/resume`, {}, { cookie });
    expect(sent.status, sent.body).toBe(200);
    await until(async () => (receiver.taken.length >= EVENTS.length ? true : null));
    const told = receiver.taken.map(({ body }) => JSON.parse(body));
    expect(told.map(({ event, user }) => [event, user.email])).toEqual([
      ["usercreated", "ana@ejemplo.org"],
      ["signup", "berta@ejemplo.org"],
      ["login", BOSS],
      ["userdeleted", "ana@ejemplo.org"],
    ]);
    for (const message of told) {
      expect(Object.keys(message).sort()).toEqual(["event", "instance_id", "user"]);
      expect(Object.keys(message.user).sort()).toEqual([
        ...["app_metadata", "aud", "created_at", "email", "id", "role", "updated_at", "user_metadata"],
      ]);
    }
    for (const { headers, body, isGenuine } of receiver.taken) {
      expect(isGenuine).toBe(true);
      expect(headers["x-netlify-event"]).toBe(`identity_${JSON.parse(body).event}`);
      const [head = "", claims = "", signature = ""] = (headers["x-webhook-signature"] ?? "").split(".");
      expect(createHmac("sha256", secret).update(`${head}.${claims}`).digest("base64url")).toBe(signature);
      expect(JSON.parse(Buffer.from(head, "base64url").toString())).toEqual({ alg: "HS256", typ: "JWT" });
      expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toEqual({
        iat: Number(headers["webhook-timestamp"]),
        iss: "gotrue",
        sub: "00000000-0000-0000-0000-000000000000",
        sha256: createHash("sha256").update(body).digest("hex"),
      });
    }
    const list = await server.call({ path: WEBHOOKS_API_PATH, headers: { ...OWN_PAGE, cookie: "" } });
    expect(list.status).toBe(401);
    await server.close();
    await receiver.stop();
    await database.drop();
  },
);
