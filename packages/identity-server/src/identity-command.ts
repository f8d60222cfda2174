import { readFile, stat, writeFile } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { lockDataFolder, migrate } from "@nv/database";
import { movedSentences } from "./audiences/audience-sentences.ts";
import { countAudiences } from "./audiences/audiences.repository.ts";
import { moveAudience } from "./audiences/move-people.service.ts";
import { CHANGED_CHANNEL, KEYS_TOPIC } from "./context.ts";
import { exceptFromDirectory } from "./directory/except-by-command.ts";
import { lockKeys } from "./keys/keys.repository.ts";
import { rotateKeys } from "./keys/keys.service.ts";
import { openToOthersSentence } from "./open-to-others.ts";
import { BACKUP_MARK, setMark } from "./operations/marks.repository.ts";
import type { BackupDetails } from "./operations/service-state.service.ts";
import { IDENTITY_MIGRATIONS } from "./schema/migrations.ts";
import type { IdentityDb, IdentityTables } from "./schema/tables.ts";
import { readServiceEnvironment, type ServiceEnvironment } from "./service-environment.ts";
import { openServiceDatabase, startStandalone } from "./standalone.ts";
import { resetFactorsOf } from "./totp/reset-by-command.ts";
import { backUp, restorePostgres, restoreSqlite } from "./transfer/backup.service.ts";
import { exportPeopleAsCsv, exportPeopleAsJson } from "./transfer/export-people.service.ts";
import { importPeople } from "./transfer/import-people.service.ts";
import { readPeopleFile } from "./transfer/people-file.ts";

/** A command was asked for wrongly. The message is for the person at the terminal. */
export class CommandUseError extends Error {
  override readonly name = "CommandUseError";
}

/** Environment in which a command runs. */
export interface CommandContext {
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  /** Writes a line for the person at the terminal. */
  readonly say: (line: string) => void;
}

interface Task {
  readonly env: ServiceEnvironment;
  readonly args: readonly string[];
  readonly context: CommandContext;
}

async function withDatabase<Result>(
  env: ServiceEnvironment,
  work: (db: IdentityDb, database: Awaited<ReturnType<typeof openServiceDatabase>>) => Promise<Result>,
): Promise<Result> {
  const database = await openServiceDatabase(env);
  try {
    await migrate(database, "identity", IDENTITY_MIGRATIONS);
    return await work(database.kysely.$extendTables<IdentityTables>(), database);
  } finally {
    await database.close();
  }
}

function fileOf({ args, context }: Task): string {
  const file = args.find((arg) => !arg.startsWith("--"));
  if (file === undefined) throw new CommandUseError("Falta el nombre del archivo.");
  return resolve(context.cwd, file);
}

const audienceOf = (env: ServiceEnvironment) => new URL(env.SITE_URL).origin;

async function serve({ env, context }: Task): Promise<void> {
  const service = await startStandalone(env);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void service.close().then(() => process.exit(0)));
  }
  context.say(`El servicio de identidad escucha en ${service.url}, para ${env.SITE_URL}.`);
  for (const sentence of service.identity.news) context.say(sentence);
  if (service.openToOthers.length > 0) context.say(openToOthersSentence(service.openToOthers));
  if (await service.identity.hasAdministrator()) return;
  const { url } = await service.identity.createFirstAdministratorInvite();
  context.say(`Aún no hay quien administre. Este enlace, de un solo uso, invita a la primera persona:\n${url}`);
}

async function rotate({ env, args, context }: Task): Promise<void> {
  const isRevoking = args.includes("--revoke");
  const { algorithm } = env.settings.keys;
  const { id, signsFromMs } = await withDatabase(env, (db, database) =>
    database.transaction(db, async (transaction) => {
      await lockKeys(transaction, database.dialect);
      const rotation = await rotateKeys(transaction, Date.now(), { algorithm, isRevoking });
      await database.announce(transaction, CHANGED_CHANNEL, KEYS_TOPIC);
      return rotation;
    }),
  );
  context.say(`Clave nueva ${id} (${algorithm}); firma desde ${new Date(signsFromMs).toISOString()}.`);
  if (isRevoking) context.say("Las anteriores ya no valen, tampoco en los procesos que están en marcha.");
}

async function importFile(task: Task): Promise<void> {
  const { env, context } = task;
  const people = readPeopleFile(await readFile(fileOf(task), "utf8"));
  const target = { aud: audienceOf(env), nowMs: Date.now() };
  const report = await withDatabase(env, (db, database) => importPeople(database, db, people, target));
  context.say(`${report.imported} personas importadas, ${report.withoutPassword} de ellas sin su contraseña.`);
  for (const { place, email, reason } of report.skipped) context.say(`  ${place}. ${email}: ${reason}`);
}

async function exportFile(task: Task): Promise<void> {
  const { env, args, context } = task;
  const file = fileOf(task);
  const isCsv = args.includes("--csv");
  const write = isCsv ? exportPeopleAsCsv : exportPeopleAsJson;
  const text = await withDatabase(env, (db) => write(db, audienceOf(env)));
  await writeFile(file, text, { mode: 0o600, flag: "wx" });
  context.say(`Exportado a ${file}.${isCsv ? "" : " Contiene hashes de contraseñas: guárdalo como la base de datos."}`);
}

async function backup(task: Task): Promise<void> {
  const { env, context } = task;
  const file = fileOf(task);
  await withDatabase(env, async (db, database) => {
    await backUp(database, file, Date.now());
    const details = { file: basename(file), sizeBytes: (await stat(file)).size } satisfies BackupDetails;
    await setMark(db, { name: BACKUP_MARK, at_ms: Date.now(), details: JSON.stringify(details) });
  });
  context.say(`Copia guardada en ${file}. Contiene hashes y claves: guárdala como la base de datos.`);
  if (env.DATABASE_URL !== undefined)
    context.say("Lleva solo las tablas de las cuentas: «npm run backup» copia todo el sitio.");
}

async function restore(task: Task): Promise<void> {
  const { env, context } = task;
  const file = fileOf(task);
  if (env.DATABASE_URL !== undefined) {
    const database = await openServiceDatabase(env);
    try {
      context.say(`Copia restaurada: ${await restorePostgres(database, file)} filas.`);
    } finally {
      await database.close();
    }
    return;
  }
  const lock = lockDataFolder(dirname(env.databaseFile));
  try {
    const former = await restoreSqlite(file, env.databaseFile, Date.now());
    context.say(`Copia restaurada en ${env.databaseFile}.${former === null ? "" : ` Lo que había está en ${former}.`}`);
  } finally {
    lock.release();
  }
}

async function join({ env, args, context }: Task): Promise<void> {
  if (args.length === 0)
    throw new CommandUseError("Di de qué direcciones: npm run identity -- join https://antigua.example");
  const to = audienceOf(env);
  await withDatabase(env, async (db, database) => {
    for (const from of args.filter((aud) => aud !== to)) {
      const moved = await moveAudience(database, db, { from, to }, { by: "npm run identity", nowMs: Date.now() });
      for (const line of moved.people > 0 ? movedSentences(moved) : [`No hay cuentas de ${from} que traer.`])
        context.say(line);
    }
    const left = (await countAudiences(db)).filter(({ aud }) => args.includes(aud) && aud !== to);
    for (const { aud, people } of left)
      context.say(`Se quedan en ${aud}, porque su correo ya tiene cuenta en ${to}: ${people}.`);
  });
}

async function resetFactors({ env, args, context }: Task): Promise<void> {
  const [email] = args;
  if (email === undefined) throw new CommandUseError("Di de quién: npm run identity -- reset-factors CORREO");
  const person = { aud: audienceOf(env), email };
  const isKnown = await withDatabase(env, (db, database) => resetFactorsOf(database, db, person, Date.now()));
  if (!isKnown) throw new CommandUseError(`No hay cuenta de ${email} en ${person.aud}.`);
  context.say(`${email} entra ahora con su contraseña; sin segundo paso, llaves de acceso ni sesiones abiertas.`);
}

async function breakGlass({ env, args, context }: Task): Promise<void> {
  const [email] = args;
  if (email === undefined) throw new CommandUseError("Di de quién: npm run identity -- break-glass CORREO");
  const person = { aud: audienceOf(env), email };
  const isKnown = await withDatabase(env, (db, database) => exceptFromDirectory(database, db, person, Date.now()));
  if (!isKnown) throw new CommandUseError(`No hay cuenta de ${email} en ${person.aud}.`);
  context.say(`${email} entra ahora sin el directorio, con su contraseña o su llave de acceso. Queda en la auditoría.`);
}

const COMMANDS: Readonly<Record<string, (task: Task) => Promise<void>>> = {
  serve,
  "rotate-keys": rotate,
  import: importFile,
  export: exportFile,
  join,
  "reset-factors": resetFactors,
  "break-glass": breakGlass,
  backup,
  restore,
};

/**
 * Runs a command of the service: `serve` (when none is named), `rotate-keys [--revoke]`, `import FILE`,
 * `export FILE [--csv]`, `join ADDRESS…`, `reset-factors EMAIL`, `break-glass EMAIL`, `backup FILE`, `restore FILE`.
 *
 * @throws {CommandUseError | EnvironmentError | BackupError} With a sentence for the person at the terminal.
 */
export async function runIdentityCommand(args: readonly string[], context: CommandContext): Promise<void> {
  const [name = "serve", ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    throw new CommandUseError(`No hay orden «${name}». Las que hay: ${Object.keys(COMMANDS).join(", ")}.`);
  }
  await command({ env: readServiceEnvironment(context.env, context.cwd), args: rest, context });
}
