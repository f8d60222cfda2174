import { once } from "node:events";
import { FEATURE_DIALECTS } from "@nv/test-kit";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ActingAdministrator } from "../src/index.ts";
import { actingBy, INVITED, startTestIdentity, type TestIdentity } from "./test-identity.ts";

const ANA = "ana@diario.example";
const JEFA = "jefa@diario.example";

/** Answer of a mail server to a recipient: nothing against it, or a refusal. */
type Verdict = (address: string) => Error | null;

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

async function startMailServer(verdict: { current: Verdict }) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => done(verdict.current(address)),
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on("end", () => done());
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (typeof address !== "object" || address === null) throw new Error("the mail server does not listen");
  return { port: address.port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

describe.each(FEATURE_DIALECTS)("mails for administrators on $name", (dialect) => {
  const verdict: { current: Verdict } = { current: () => null };
  const open: (() => Promise<void>)[] = [];
  afterEach(async () => {
    verdict.current = () => null;
    for (const close of open.splice(0).reverse()) await close();
  });

  async function start(smtpUrl?: string) {
    const from = "Narrativas <no@site.example>";
    const mail = smtpUrl === undefined ? {} : { mail: { smtpUrl, from, outboxDir: "" } };
    const service = await startTestIdentity(dialect, mail);
    open.push(service.close);
    const bearer = await service.administrator();
    const jefa: ActingAdministrator = { ...actingBy(bearer), address: "192.0.2.7", userAgent: "tests" };
    return { service, jefa, mails: service.identity.operations.mails };
  }

  async function startWithSmtp() {
    const server = await startMailServer(verdict);
    open.push(server.close);
    return start(`smtp://127.0.0.1:${server.port}`);
  }

  const invite = async (service: TestIdentity, email: string) =>
    service.call("POST", "/invite", { json: { email }, bearer: await service.administrator() });
  const all = { search: "", page: 1 } as const;

  test("a mail that was sent is there with its kind, and without its links", async () => {
    const { service, mails } = await start();
    await invite(service, ANA);
    await service.mail(ANA, INVITED);
    await vi.waitFor(async () => {
      const { mails: rows, counts, transport } = await mails.list({ ...all, search: "ANA@" });
      expect(rows).toMatchObject([{ recipient: ANA, kind: "invitation", state: "sent", attempts: 1, canRetry: false }]);
      expect([counts.sent, transport]).toEqual([1, "outbox"]);
    });
    const stored = await service.database.kysely.introspection.getTables();
    expect(stored.map(({ name }) => name)).toContain("identity_mails");
    expect(JSON.stringify(await mails.list(all))).not.toMatch(/token|https?:/);
  });

  test("an address that the server does not know: failed at once, with its words; a retry sends it", async () => {
    const { service, jefa, mails } = await startWithSmtp();
    verdict.current = () => refusal(550, "5.1.1 no such user here");
    await invite(service, ANA);
    await vi.waitFor(async () => expect((await mails.list({ ...all, state: "failed" })).total).toBe(1));
    const [failed] = (await mails.list({ ...all, state: "failed" })).mails;
    expect(failed).toMatchObject({ lastError: expect.stringContaining("5.1.1 no such user"), canRetry: true });
    verdict.current = () => null;
    await mails.retry(failed?.id ?? "", jefa);
    await vi.waitFor(async () => expect((await mails.list({ ...all, state: "sent" })).total).toBe(1));
    const bearer = await service.administrator();
    const [entry] = (await service.call("GET", "/admin/audit?query=action:mail_retried", { bearer })).json();
    expect(entry.payload.details).toEqual({ recipient: ANA, kind: "invitation" });
  });

  test("a mail that waits can be sent now or cancelled; a cancelled one never leaves and keeps nothing", async () => {
    const { service, jefa, mails } = await startWithSmtp();
    verdict.current = () => refusal(450, "come back later");
    await invite(service, ANA);
    await vi.waitFor(async () => {
      const { mails: rows } = await mails.list({ ...all, state: "waiting" });
      expect(rows).toMatchObject([{ lastError: expect.stringContaining("come back later"), canCancel: true }]);
    });
    const [waiting] = (await mails.list(all)).mails;
    const id = waiting?.id ?? "";
    const cancelled = await mails.cancel(id, jefa);
    expect(cancelled).toMatchObject({ state: "cancelled", canRetry: false, canCancel: false });
    verdict.current = () => null;
    service.clock.advance(3_600_000);
    await expect(mails.cancel(id, jefa)).rejects.toMatchObject({ code: "MAIL_MOVED_ON" });
    await expect(mails.retry(id, jefa)).rejects.toMatchObject({ code: "MAIL_MOVED_ON" });
    await expect(mails.retry("00000000-0000-4000-8000-000000000000", jefa)).rejects.toMatchObject({
      code: "MAIL_NOT_FOUND",
    });
    expect((await mails.list({ ...all, state: "sent" })).total).toBe(0);
  });

  test("whoever is no administrator any more sends and cancels nothing", async () => {
    const { service, jefa, mails } = await start();
    const { access_token: bearer } = await service.person(ANA);
    await expect(mails.test({ ...jefa, ...actingBy(bearer) })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(
      mails.cancel("00000000-0000-4000-8000-000000000000", { ...jefa, ...actingBy(bearer) }),
    ).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });

  test("the list pages, newest first, and takes % literally", async () => {
    const { service, mails } = await start();
    for (let i = 0; i < 3; i += 1) {
      await invite(service, `p${i}@diario.example`);
      service.clock.advance(1000);
    }
    expect((await mails.list(all)).mails.map(({ recipient }) => recipient)).toEqual([
      ...["p2@diario.example", "p1@diario.example", "p0@diario.example"],
    ]);
    expect(await mails.list({ ...all, page: 2 })).toMatchObject({ mails: [], total: 3 });
    expect((await mails.list({ ...all, search: "%" })).total).toBe(0);
  });

  test("a test mail goes to whoever asks, and the server's answer is told", async () => {
    const { jefa, mails } = await startWithSmtp();
    const told = await mails.test(jefa);
    expect(told).toMatchObject({ recipient: JEFA, isDelivered: true, failure: null, transport: "smtp" });
    expect(told.answer).toMatch(/^250 /);
  });

  test("a refused test mail says what the server said", async () => {
    const { jefa, mails } = await startWithSmtp();
    verdict.current = () => refusal(550, "5.7.1 relaying denied");
    expect(await mails.test(jefa)).toMatchObject({
      isDelivered: false,
      failure: "refused",
      answer: expect.stringContaining("5.7.1 relaying denied"),
    });
  });

  test("a mail server that is away is told as such, and its credentials are not", async () => {
    const { jefa, mails, service } = await start("smtp://someone:very-secret@127.0.0.1:1");
    const told = await mails.test(jefa);
    expect(told).toMatchObject({ isDelivered: false, failure: "unreachable" });
    const { mail } = await service.identity.operations.state.read();
    expect(mail).toMatchObject({ transport: "smtp", address: "127.0.0.1:1", isReachable: false });
    expect(JSON.stringify([told, mail])).not.toMatch(/someone|very-secret/);
  });

  test("without SMTP the test mail is a file in the outbox", async () => {
    const { service, jefa, mails } = await start();
    expect(await mails.test(jefa)).toMatchObject({
      isDelivered: true,
      transport: "outbox",
      answer: expect.stringMatching(/\.eml$/),
    });
    expect((await service.mail(JEFA, "Correo de prueba")).text).toContain("site.example");
  });

  test("the eleventh test in a quarter of an hour waits", async () => {
    const { jefa, mails } = await start();
    for (let i = 0; i < 10; i += 1) await mails.test(jefa);
    await expect(mails.test(jefa)).rejects.toMatchObject({ code: "TOO_MANY_TRIES" });
  });
});
