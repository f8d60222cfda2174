import type { StateView } from "@nv/contracts/schemas";
import { formatBytes, formatDistance, formatMoment, formatNumber } from "@nv/spanish";
import { type Fact, FactList } from "@nv/ui";

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  return (
    <section className="state-part">
      <h2>{title}</h2>
      <FactList facts={facts} />
    </section>
  );
}

/** Milliseconds below which a figure would be a zero. */
const LATENCY_SHOWN_MS = 0.1;

function latencyInWords(latencyMs: number): string {
  if (latencyMs < LATENCY_SHOWN_MS) return `menos de ${formatNumber(LATENCY_SHOWN_MS)} ms`;
  return `${formatNumber(latencyMs)} ms`;
}

/** Whether mails can leave, by where they leave to. */
const MAIL_WORDS = {
  smtp: { good: "Responde", wrong: "No responde" },
  outbox: { good: "Se puede escribir", wrong: "No se puede escribir" },
} as const;

const DATABASES = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;

function databaseFacts({
  kind,
  version,
  sizeBytes,
  latencyMs,
  migrations,
  lastMigration,
}: StateView["database"]): Fact[] {
  return [
    { name: "Tipo", value: `${DATABASES[kind]} ${version}` },
    { name: "Tamaño", value: formatBytes(sizeBytes) },
    { name: "Respuesta", value: latencyInWords(latencyMs) },
    { name: "Tablas al día", value: `${migrations} pasos; el último, ${lastMigration}` },
  ];
}

function storageFacts({ folder, freeBytes, totalBytes }: StateView["storage"]): Fact[] {
  return [
    { name: "Carpeta", value: <code>{folder}</code> },
    { name: "Libre", value: `${formatBytes(freeBytes)} de ${formatBytes(totalBytes)}` },
  ];
}

function storeFacts({ kind, address, answer }: StateView["store"]): Fact[] {
  const isGood = answer === "";
  return [
    { name: kind === "s3" ? "Cubo" : "Carpeta", value: <code>{address}</code> },
    {
      name: "Estado",
      value: (
        <>
          <span className="condition" data-state={isGood ? "good" : "wrong"}>
            {isGood ? "Responde" : "No responde"}
          </span>
          {!isGood && <q className="nv-beneath">{answer}</q>}
        </>
      ),
    },
  ];
}

function processFacts({ others, apart }: StateView["processes"]): Fact[] {
  return [
    { name: "Además de este", value: formatNumber(others) },
    ...(apart === 0 ? [] : [{ name: "Con otros archivos", value: formatNumber(apart) }]),
  ];
}

function mailFacts(
  { transport, address, isReachable, answer, waiting, failed, oldestWaitingAtMs }: StateView["mail"],
  nowMs: number,
): Fact[] {
  const mark = isReachable ? "good" : "wrong";
  return [
    { name: transport === "smtp" ? "Servidor" : "Bandeja de salida", value: <code>{address}</code> },
    {
      name: "Estado",
      value: (
        <>
          <span className="condition" data-state={mark}>
            {MAIL_WORDS[transport][mark]}
          </span>
          {answer !== "" && <q className="nv-beneath">{answer}</q>}
        </>
      ),
    },
    {
      name: "En espera",
      value:
        oldestWaitingAtMs === null ? "0" : `${waiting}; el más antiguo, ${formatDistance(oldestWaitingAtMs, nowMs)}`,
    },
    { name: "Fallidos", value: String(failed) },
  ];
}

function backupFacts(lastBackup: StateView["lastBackup"], nowMs: number): Fact[] {
  if (lastBackup === null) return [{ name: "Última", value: "Ninguna" }];
  const { atMs, file, sizeBytes } = lastBackup;
  return [
    { name: "Última", value: `${formatMoment(atMs)} (${formatDistance(atMs, nowMs)})` },
    { name: "Archivo", value: <code>{file}</code> },
    { name: "Tamaño", value: formatBytes(sizeBytes) },
  ];
}

function storeLookFacts(storeLook: StateView["storeLook"], nowMs: number): Fact[] {
  if (storeLook === null) return [{ name: "Archivos", value: "Sin mirar todavía" }];
  const { lookedAtMs, named, missing, orphans, examples } = storeLook;
  return [
    {
      name: "Archivos",
      value: `${formatNumber(named)} nombrados; ${missing === 0 ? "no falta ninguno" : `faltan ${formatNumber(missing)}`}`,
    },
    { name: "Piezas huérfanas", value: formatNumber(orphans) },
    { name: "Mirado", value: formatDistance(lookedAtMs, nowMs) },
    ...(examples.length > 0 ? [{ name: "Por ejemplo", value: examples.join("; ") }] : []),
  ];
}

const DATAWRAPPER_MODES = {
  live: "Cuenta del equipo",
  local: "De prueba, en esta máquina",
  off: "Sin cuenta (DATAWRAPPER_TOKEN)",
};

function datawrapperFacts({ mode, address, answer }: StateView["datawrapper"]): Fact[] {
  const facts: Fact[] = [{ name: "Cuenta", value: DATAWRAPPER_MODES[mode] }];
  if (mode === "off") return facts;
  const isGood = answer === "";
  const state = (
    <>
      <span className="condition" data-state={isGood ? "good" : "wrong"}>
        {isGood ? "Responde" : "No deja entrar"}
      </span>
      {!isGood && <q className="nv-beneath">{answer}</q>}
    </>
  );
  return [...facts, { name: "Dirección", value: <code>{address}</code> }, { name: "Estado", value: state }];
}

function jobFacts({ queued, running, failed, oldestDueAtMs }: StateView["jobs"], nowMs: number): Fact[] {
  const since = oldestDueAtMs === null ? "" : `; el más antiguo, ${formatDistance(oldestDueAtMs, nowMs)}`;
  return [
    { name: "En espera", value: formatNumber(queued) + since },
    { name: "En marcha", value: formatNumber(running) },
    { name: "Fallidos hoy", value: formatNumber(failed) },
  ];
}

function browserFacts({ program, lastFailure }: StateView["browser"], nowMs: number): Fact[] {
  if (program === null)
    return [{ name: "Programa", value: "Ninguno: se publica sin medidas ni imagen (CHROMIUM_PATH)" }];
  const state =
    lastFailure === null ? (
      "Sin fallos"
    ) : (
      <>
        <span className="condition" data-state="wrong">
          Falló {formatDistance(lastFailure.atMs, nowMs)}
        </span>
        <q className="nv-beneath">{lastFailure.reason}</q>
      </>
    );
  return [
    { name: "Programa", value: <code>{program}</code> },
    { name: "Última vez", value: state },
  ];
}

function ffmpegFacts(ffmpeg: StateView["ffmpeg"]): Fact[] {
  if (ffmpeg === null) return [{ name: "Programa", value: "Ninguno: no se puede trabajar con vídeo (FFMPEG_PATH)" }];
  return [
    { name: "Programa", value: <code>{ffmpeg.program}</code> },
    { name: "Versión", value: ffmpeg.version },
  ];
}

function proxyFacts(untrusted: StateView["untrustedProxy"], nowMs: number): Fact[] {
  if (untrusted === null) return [{ name: "Sin confianza", value: "Ninguno desde que está en marcha" }];
  const { count, lastAtMs, peer } = untrusted;
  return [
    { name: "Sin confianza", value: <code>{peer}</code> },
    { name: "Peticiones", value: `${formatNumber(count)}; la última, ${formatDistance(lastAtMs, nowMs)}` },
  ];
}

/** Everything that is known about the server, part by part. */
export function StateFacts({ state }: { readonly state: StateView }) {
  const { nowMs, database, storage, mail, lastBackup, people, versions, metricsAddress, untrustedProxy } = state;
  const { datawrapper, jobs, browser, ffmpeg, store, processes } = state;
  return (
    <div className="state-facts nv-stack-6">
      <Facts title="Base de datos" facts={databaseFacts(database)} />
      <Facts title="Disco" facts={storageFacts(storage)} />
      <Facts title="Almacén" facts={storeFacts(store)} />
      <Facts title="Procesos" facts={processFacts(processes)} />
      <Facts title="Correo" facts={mailFacts(mail, nowMs)} />
      <Facts title="Datawrapper" facts={datawrapperFacts(datawrapper)} />
      <Facts title="Trabajos" facts={jobFacts(jobs, nowMs)} />
      <Facts title="Navegador" facts={browserFacts(browser, nowMs)} />
      <Facts title="Vídeo (ffmpeg)" facts={ffmpegFacts(ffmpeg)} />
      <Facts title="Copias" facts={backupFacts(lastBackup, nowMs)} />
      <Facts title="Lo guardado" facts={storeLookFacts(state.storeLook, nowMs)} />
      <Facts
        title="Gente"
        facts={[
          { name: "Personas", value: formatNumber(people.total) },
          { name: "Administran", value: formatNumber(people.administrators) },
          { name: "Sesiones abiertas", value: formatNumber(people.liveSessions) },
        ]}
      />
      <Facts title="Proxies" facts={proxyFacts(untrustedProxy, nowMs)} />
      <Facts
        title="Versiones"
        facts={[
          { name: "Producto", value: versions.product },
          { name: "Node", value: versions.node },
          { name: "En marcha desde", value: formatMoment(versions.startedAtMs) },
          {
            name: "Métricas",
            value: metricsAddress === null ? "Apagadas (METRICS_PORT)" : <code>{metricsAddress}</code>,
          },
        ]}
      />
    </div>
  );
}
