import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.ts";

const DEBIAN_CLUSTERS = "/usr/lib/postgresql";

function hasPostgres(): boolean {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const versions = existsSync(DEBIAN_CLUSTERS) ? readdirSync(DEBIAN_CLUSTERS) : [];
  folders.push(...versions.map((version) => join(DEBIAN_CLUSTERS, version, "bin")));
  return folders.some((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

/** Makes sure that a PostgreSQL server can be started for the tests, installing Debian's when there is none. */
export async function providePostgres(): Promise<void> {
  if (!hasPostgres()) await installFromDebian("postgresql", "segunda base de datos de las pruebas");
}
