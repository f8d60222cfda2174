/** `npm run datawrapper`: a double of Datawrapper with invented charts, for a server without an account. */
import { startFakeDatawrapper } from "@nv/test-kit";

/** The same at every start, so that what was registered with it stays good. */
const PORT = 3180;

const fake = await startFakeDatawrapper(PORT);
const variables = Object.entries(fake.env).map(([name, value]) => `  ${name}=${value}`);
process.stdout.write(
  `\n  El doble de Datawrapper está en ${fake.apiBase}, con ${fake.ids.length} gráficos de ejemplo (${fake.ids[0]}…).\n` +
    `  Arranca el sitio con estas variables:\n\n${variables.join("\n")}\n\n`,
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void fake.stop());
