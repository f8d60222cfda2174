import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { hash } from "@node-rs/bcrypt";
import { DIALECTS, type TestDatabase } from "@nv/test-kit";
import { generate } from "otplib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type IdentityOptions, runIdentityCommand } from "../src/index.ts";
import { insertPasskey } from "../src/passkeys/passkeys.repository.ts";
import { insertIdentity } from "../src/providers/identities.repository.ts";
import type { IdentityTables } from "../src/schema/tables.ts";
import { PASSWORD, SITE, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";
const ANA_ID = "3f6c0d0e-9a54-4a9d-8a53-5c1f1d1c7e11";

/** Runs a command of the service on a test database, as the terminal would. */
async function run(store: TestDatabase, folder: string, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  const env = { SITE_URL: SITE, DATA_DIR: folder, ...(store.address.url ? { DATABASE_URL: store.address.url } : {}) };
  await runIdentityCommand(args, { env, cwd: folder, say: (line) => lines.push(line) });
  return lines.join("\n");
}

const enter = (service: TestIdentity, email: string, password: string) =>
  service.call("POST", "/token", { form: { grant_type: "password", username: email, password } });

async function storedHash(service: TestIdentity, email: string): Promise<string | null | undefined> {
  const db = service.database.kysely.$extendTables<IdentityTables>();
  const row = await db
    .selectFrom("identity_users")
    .select("password_hash")
    .where("email", "=", email)
    .executeTakeFirst();
  return row?.password_hash;
}

/** Whole services are made, filled, copied and started again, with real hashes of other services: seconds on a busy machine. */
const TIMEOUT_MS = 30_000;

describe.each(DIALECTS)("moving in and out on $name", { timeout: TIMEOUT_MS }, (dialect) => {
  let folder: string;
  /** A database where the commands look for it: on SQLite that is in the data folder. */
  let store: TestDatabase;
  const start = (options: Partial<IdentityOptions> = {}) => startTestIdentity(dialect, options, store);
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "nv-transfer-"));
    const made = await dialect.create("identity");
    if (dialect.name === "postgres") store = made;
    else {
      await made.drop();
      const file = join(folder, "narrativas.sqlite");
      const { openDatabase } = await import("@nv/database");
      store = { address: { file }, open: () => openDatabase({ file }), drop: async () => undefined };
    }
  });
  afterEach(async () => {
    await store.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);

  test("a GoTrue export: people keep id, password, metadata and role; the hash is renewed at the first sign-in", async () => {
    const users = [
      {
        id: ANA_ID,
        aud: "api.netlify.com",
        role: "admin",
        email: "Ana@diario.example",
        encrypted_password: await hash("clave de antes", 10),
        confirmed_at: "2020-05-01T10:00:00Z",
        app_metadata: { provider: "email", roles: ["a"] },
        user_metadata: { full_name: "Ana" },
        created_at: "2019-01-01T00:00:00Z",
        last_sign_in_at: "0001-01-01T00:00:00Z",
      },
      { email: "sin@diario.example", encrypted_password: await hash("clave de antes", 4) },
      {
        email: "cara@diario.example",
        encrypted_password: `$2a$31$${"a".repeat(53)}`,
        confirmed_at: "2020-05-01T10:00:00Z",
      },
      { email: "no es un correo" },
      { email: "ANA@diario.example" },
      17,
      { email: "\uff41na@diario.example", confirmed_at: "2020-05-01T10:00:00Z" },
    ];
    write("export.json", JSON.stringify({ aud: "api.netlify.com", users }));
    expect(await run(store, folder, "import", "export.json")).toBe(
      [
        "3 personas importadas, 2 de ellas sin su contraseña.",
        "  4. no es un correo: email_invalid",
        "  5. ANA@diario.example: exists",
        "  6. : unreadable",
        "  7. \uff41na@diario.example: email_invalid",
      ].join("\n"),
    );
    expect(await run(store, folder, "import", "export.json")).toContain("0 personas importadas");

    const service = await start();
    expect(await service.identity.hasAdministrator()).toBe(true);
    expect((await enter(service, ANA, "otra clave larga")).statusCode).toBe(400);
    const { access_token } = (await enter(service, ANA, "clave de antes")).json<Tokens>();
    expect((await service.call("GET", "/user", { bearer: access_token })).json()).toMatchObject({
      id: ANA_ID,
      aud: SITE,
      role: "admin",
      confirmed_at: "2020-05-01T10:00:00.000Z",
      app_metadata: { provider: "email", roles: ["a"] },
      user_metadata: { full_name: "Ana" },
    });
    expect(await storedHash(service, "Ana@diario.example")).toMatch(/^\$argon2id\$/);
    await service.signIn(ANA, "clave de antes");
    for (const email of ["sin@diario.example", "cara@diario.example"]) {
      expect(await storedHash(service, email)).toBeNull();
      expect((await enter(service, email, "clave de antes")).statusCode).toBe(400);
    }
    await service.close();
  });

  test("bcrypt looks at 72 bytes; a longer password that begins alike is wrong", async () => {
    const password = "a".repeat(72);
    const person = {
      email: ANA,
      encrypted_password: await hash(password, 4),
      confirmed_at: "2020-05-01T10:00:00Z",
    };
    write("export.json", JSON.stringify([person]));
    await run(store, folder, "import", "export.json");
    const service = await start();
    expect((await enter(service, ANA, `${password}b`)).statusCode).toBe(400);
    expect((await enter(service, ANA, password)).statusCode).toBe(200);
    await service.close();
  });

  test("while bcrypt hashes are left, an unknown person costs as much as an imported one", async () => {
    const encrypted_password = await hash("clave de antes", 10);
    write("export.json", JSON.stringify([{ email: ANA, encrypted_password, confirmed_at: "2020-05-01T10:00:00Z" }]));
    await run(store, folder, "import", "export.json");
    const service = await start();
    await enter(service, ANA, "equivocada 1");
    const cost = async (email: string) => {
      const begin = process.cpuUsage();
      for (let i = 0; i < 4; i += 1) await enter(service, email, "equivocada 2");
      const { user, system } = process.cpuUsage(begin);
      return user + system;
    };
    const ratio = (await cost("nadie@diario.example")) / (await cost(ANA));
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
    await service.close();
  });

  test("CSV in and out: names with commas, roles, and no formula in a spreadsheet", async () => {
    write(
      "gente.csv",
      'Email;Full_name;Role;Confirmed\nana@diario.example;"Ruiz, Ana";editor;sí\nbea@diario.example;=1+1;;\n',
    );
    expect(await run(store, folder, "import", "gente.csv")).toBe(
      "2 personas importadas, 0 de ellas sin su contraseña.",
    );
    await run(store, folder, "export", "salida.csv", "--csv");
    const csv = readFileSync(join(folder, "salida.csv"), "utf8");
    expect(csv).toContain('ana@diario.example,"Ruiz, Ana",editor,true,');
    expect(csv).toContain("bea@diario.example,'=1+1,,false,");
    const service = await start();
    await service.call("POST", "/recover", { json: { email: ANA } });
    const { token } = await service.mail(ANA, "Elige una contraseña nueva");
    const json = { type: "recovery", token, password: PASSWORD };
    expect((await service.call("POST", "/verify", { json })).statusCode).toBe(200);
    await service.close();
  });

  test("what is exported can be imported elsewhere, passwords included, and is not for everybody to read", async () => {
    const service = await start();
    await service.person(ANA);
    await service.close();
    await run(store, folder, "export", "todo.json");
    expect(statSync(join(folder, "todo.json")).mode & 0o077).toBe(0);
    const other = await dialect.create();
    const otherFolder = mkdtempSync(join(tmpdir(), "nv-transfer-"));
    const elsewhere = other.address.url
      ? other
      : {
          ...other,
          address: { file: "" },
          open: async () =>
            (await import("@nv/database")).openDatabase({ file: join(otherFolder, "narrativas.sqlite") }),
        };
    await run(elsewhere, otherFolder, "import", join(folder, "todo.json"));
    const moved = await startTestIdentity(dialect, {}, elsewhere);
    await moved.signIn(ANA);
    await moved.close();
    await other.drop();
    rmSync(otherFolder, { recursive: true, force: true });
  });

  test("a rehearsal: a copy of a service in use is restored, and people, sessions and keys are as they were", async () => {
    const service = await start();
    const tokens = await service.person(ANA);
    // People sign up while the copy is made.
    const busy = Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        service.call("POST", "/signup", { json: { email: `p${i}@diario.example`, password: PASSWORD } }),
      ),
    );
    const said = await run(store, folder, "backup", "copia.bak");
    expect(statSync(join(folder, "copia.bak")).mode & 0o077, "whoever else may read the copy").toBe(0);
    expect(said.includes("solo las tablas de las cuentas")).toBe(dialect.name === "postgres");
    expect((await busy).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await service.identity.operations.state.read()).lastBackup).toMatchObject({
      file: "copia.bak",
      sizeBytes: expect.any(Number),
      atMs: expect.any(Number),
    });
    const bearer = await service.administrator();
    const { id } = (await service.call("GET", "/user", { bearer: tokens.access_token })).json<{ id: string }>();
    await service.call("DELETE", `/admin/users/${id}`, { bearer });
    await service.close();

    let target = store;
    let targetFolder = folder;
    if (dialect.name === "postgres") {
      await expect(run(store, folder, "restore", "copia.bak")).rejects.toThrow("ya tiene personas");
      target = await dialect.create();
      targetFolder = mkdtempSync(join(tmpdir(), "nv-transfer-"));
    }
    expect(await run(target, targetFolder, "restore", join(folder, "copia.bak"))).toContain("Copia restaurada");
    if (dialect.name === "sqlite") {
      const present = basename(store.address.file);
      const kept = readdirSync(dirname(store.address.file)).filter((name) => name.startsWith(present));
      expect(kept.length, "the restored file and the former one").toBeGreaterThan(1);
      const open = kept.filter((name) => (statSync(join(dirname(store.address.file), name)).mode & 0o077) !== 0);
      expect(open).toEqual([]);
    }
    const restored = await startTestIdentity(dialect, {}, target);
    expect((await restored.call("GET", "/user", { bearer: tokens.access_token })).json()).toMatchObject({ email: ANA });
    const form = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
    expect((await restored.call("POST", "/token", { form })).statusCode).toBe(200);
    await restored.signIn(ANA);
    await restored.close();
    if (target !== store) {
      await target.drop();
      rmSync(targetFolder, { recursive: true, force: true });
    }
  });

  test("a copy carries second factors, recovery codes, passkeys and linked services; an export says nothing of them", async () => {
    const factors = { factors: { totp: true, passkeys: true } };
    const service = await start(factors);
    const { access_token: bearer } = await service.person(ANA);
    const { id } = (await service.call("GET", "/user", { bearer })).json<{ id: string }>();
    const { secret } = (await service.call("POST", "/factors/totp", { bearer })).json<{ secret: string }>();
    const codeOf = ({ clock }: TestIdentity) => generate({ secret, epoch: Math.floor(clock.now() / 1000) });
    const activated = await service.call("POST", "/factors/totp/verify", {
      json: { code: await codeOf(service) },
      bearer,
    });
    const { recovery_codes } = activated.json<{ recovery_codes: string[] }>();
    const db = service.database.kysely.$extendTables<IdentityTables>();
    const nowMs = service.clock.now();
    await insertPasskey(db, {
      id: "llave",
      user_id: id,
      name: "Portátil",
      public_key: "clave-publica",
      counter: 3,
      transports: "[]",
      is_synced: 0,
      created_at_ms: nowMs,
      last_used_at_ms: null,
      host: null,
    });
    await insertIdentity(db, {
      aud: SITE,
      provider: "github",
      issuer: "https://github.example",
      subject: "77",
      user_id: id,
      proves_email: 1,
      created_at_ms: nowMs,
      last_sign_in_at_ms: nowMs,
      directory_groups: null,
    });
    await run(store, folder, "backup", "copia.bak");
    await run(store, folder, "export", "todo.json");
    await service.close();
    const exported = readFileSync(join(folder, "todo.json"), "utf8");
    for (const word of [secret, "clave-publica", "totp"]) expect(exported).not.toContain(word);

    const target = dialect.name === "postgres" ? await dialect.create() : store;
    await run(target, folder, "restore", "copia.bak");
    const restored = await startTestIdentity(dialect, factors, target);
    restored.clock.advance(60_000);
    const ask = async () => (await enter(restored, ANA, PASSWORD)).json<{ mfa_token: string }>().mfa_token;
    for (const code of [await codeOf(restored), recovery_codes[0] ?? ""]) {
      const form = { grant_type: "mfa", mfa_token: await ask(), code };
      const entered = await restored.call("POST", "/token", { form });
      expect(entered.statusCode, entered.body).toBe(200);
    }
    const { passkeys } = (await restored.call("GET", "/passkeys", { bearer })).json<{ passkeys: { id: string }[] }>();
    expect(passkeys.map((passkey) => passkey.id)).toEqual(["llave"]);
    const identities = restored.database.kysely.$extendTables<IdentityTables>().selectFrom("identity_identities");
    expect(await identities.select(["provider", "subject", "user_id"]).execute()).toEqual([
      { provider: "github", subject: "77", user_id: id },
    ]);
    await restored.close();
    if (target !== store) await target.drop();
  });

  test("a damaged copy changes nothing", async () => {
    const service = await start();
    await service.person(ANA);
    await service.close();
    write("rota.bak", "esto no es una copia".repeat(500));
    await expect(run(store, folder, "restore", "rota.bak")).rejects.toThrow();
    const after = await start();
    await after.signIn(ANA);
    await after.close();
  });

  test.each([
    { args: ["nada"], message: "No hay orden «nada»" },
    { args: ["__proto__"], message: "No hay orden «__proto__»" },
    { args: ["import"], message: "Falta el nombre del archivo" },
  ])("$args is refused with a sentence", async ({ args, message }) => {
    await expect(run(store, folder, ...args)).rejects.toThrow(message);
  });
});

test("a variable that cannot be used is named, and a secret is not repeated", async () => {
  const context = { cwd: tmpdir(), say: () => undefined };
  const env = { SIGNUP: "quizá", IDENTITY_SHARED_SECRET: "corto", SITE_URL: "no" };
  const failure = runIdentityCommand(["serve"], { ...context, env });
  await expect(failure).rejects.toThrow("SIGNUP debe ser invite u open (ahora vale «quizá»).");
  await expect(failure).rejects.not.toThrow("corto");
});
