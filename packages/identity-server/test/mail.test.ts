import { once } from "node:events";
import { ONE_DIALECT } from "@nv/test-kit";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { describe, expect, test, vi } from "vitest";
import { PASSWORD, SITE, startTestIdentity } from "./test-identity.ts";

const ANA = "ana@diario.example";

interface Inbox {
  readonly port: number;
  readonly mails: Email[];
  close(): Promise<void>;
}

/** A real SMTP server on loopback. */
async function startInbox(port = 0, refuse: () => boolean = () => false): Promise<Inbox> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) => done(refuse() ? new Error("450 come back later") : undefined),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (typeof address !== "object" || address === null) throw new Error("the inbox does not listen");
  return {
    port: address.port,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const throughSmtp = (port: number) => ({
  mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: "Narrativas Visuales <no@site.example>", outboxDir: "" },
});

describe.each(ONE_DIALECT)("mail on $name", (dialect) => {
  test("a mail goes through SMTP in Spanish, as text and HTML, with the link on the configured address", async () => {
    const inbox = await startInbox();
    const service = await startTestIdentity(dialect, throughSmtp(inbox.port));
    const headers = { host: "evil.example", referer: "https://evil.example/" };
    await service.call("POST", "/signup", { json: { email: ANA, password: PASSWORD }, headers });
    await vi.waitFor(() => expect(inbox.mails).toHaveLength(1), { timeout: 5000 });
    const [mail] = inbox.mails;
    expect(mail).toMatchObject({
      subject: "Confirma tu correo",
      from: { name: "Narrativas Visuales", address: "no@site.example" },
      to: [{ address: ANA }],
    });
    const link = new RegExp(`${SITE}/#confirmation_token=[\\w-]{22}`);
    expect(mail?.text).toMatch(link);
    expect(mail?.html).toMatch(link);
    expect(mail?.text).not.toContain("evil");
    expect(mail?.html).toContain('<html lang="es">');
    await service.close();
    await inbox.close();
  });

  test("the server is down and comes back: nothing is lost, nothing comes twice", async () => {
    const first = await startInbox();
    const { port } = first;
    await first.close();
    const service = await startTestIdentity(dialect, throughSmtp(port));
    for (const email of [ANA, "bea@diario.example", "eva@diario.example"]) {
      expect((await service.call("POST", "/signup", { json: { email, password: PASSWORD } })).statusCode).toBe(200);
    }
    const inbox = await startInbox(port);
    await vi.waitFor(
      () => {
        service.clock.advance(60_000);
        expect(inbox.mails).toHaveLength(3);
      },
      { timeout: 10_000, interval: 250 },
    );
    service.clock.advance(3_600_000);
    await service.call("POST", "/recover", { json: { email: ANA } });
    await vi.waitFor(() => expect(inbox.mails).toHaveLength(4), { timeout: 5000 });
    await service.close();
    await inbox.close();
  });

  test("a server that refuses for a while gets the mail later", async () => {
    let isRefusing = true;
    const inbox = await startInbox(0, () => isRefusing);
    const service = await startTestIdentity(dialect, throughSmtp(inbox.port));
    await service.call("POST", "/signup", { json: { email: ANA, password: PASSWORD } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(inbox.mails).toHaveLength(0);
    isRefusing = false;
    await vi.waitFor(
      () => {
        service.clock.advance(60_000);
        expect(inbox.mails).toHaveLength(1);
      },
      { timeout: 10_000, interval: 250 },
    );
    await service.close();
    await inbox.close();
  });

  test("two deliverers on one queue send each mail once", async () => {
    const inbox = await startInbox();
    const store = await dialect.create("identity");
    const service = await startTestIdentity(dialect, throughSmtp(inbox.port), store);
    const second = await startTestIdentity(dialect, throughSmtp(inbox.port), store);
    const people = Array.from({ length: 8 }, (_, i) => `p${i}@diario.example`);
    await Promise.all(
      people.map((email, i) =>
        (i % 2 ? service : second).call("POST", "/signup", { json: { email, password: PASSWORD } }),
      ),
    );
    await vi.waitFor(() => expect(inbox.mails.length).toBeGreaterThanOrEqual(8), { timeout: 10_000 });
    await service.close();
    await second.close();
    expect(inbox.mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(people);
    await store.drop();
    await inbox.close();
  });
});
