/** `npm run fakes`: doubles of every outside service with invented data, for a server without an account of any of them. */
import { startDoubles, startFakeDatawrapper } from "@nv/doubles";

/** The same at every start, so that what was registered with them stays good. */
const DATAWRAPPER_PORT = 3180;
const OTHERS_PORT = 3181;

const [datawrapper, others] = await Promise.all([startFakeDatawrapper(DATAWRAPPER_PORT), startDoubles(OTHERS_PORT)]);
const carto = { CARTOCIUDAD_MODE: "fake", CARTOCIUDAD_BASE: `${others.url}/cartociudad/normal` };
const quakes = {
  ...{ IGN_MODE: "fake", IGN_FEED: `${others.url}/ign/normal/ign/RssTools/sismologia.xml` },
  ...{ USGS_MODE: "fake", USGS_BASE: `${others.url}/usgs/normal` },
  ...{ EMSC_MODE: "fake", EMSC_BASE: `${others.url}/emsc/normal` },
};
const variables = Object.entries({ ...datawrapper.env, ...carto, ...quakes }).map(
const office = { INE_MODE: "fake", INE_BASE: `${others.url}/ine/normal` };
const variables = Object.entries({ ...datawrapper.env, ...carto, ...office }).map(
  ([name, value]) => `  ${name}=${value}`,
);
process.stdout.write(
  `\n  Los dobles de los servicios de fuera están en marcha, con datos inventados.\n\n` +
    `  Datawrapper, ${datawrapper.ids.length} gráficos (${datawrapper.ids[0]}…): ${datawrapper.apiBase}\n` +
    `  Los demás, para los scripts: ${others.url}/SERVICIO/normal\n\n` +
    `  Arranca el sitio con estas variables:\n\n${variables.join("\n")}\n\n`,
);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void Promise.all([datawrapper.stop(), others.stop()]));
