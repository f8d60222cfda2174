/** `npm run fakes`: doubles of every outside service with invented data, for a server without an account of any of them. */
import {
  AI_KEY,
  MAPBOX_TOKEN,
  startDoubles,
  startFakeAisstream,
  startFakeDatawrapper,
  startFakePhotoCenter,
  startMiniComposer,
} from "@nv/doubles";

/** The same at every start, so that what was registered with them stays good. */
const DATAWRAPPER_PORT = 3180;
const OTHERS_PORT = 3181;
const AISSTREAM_PORT = 3182;
const PHOTO_CENTER_PORT = 3183;
const COMPOSER_PORT = 3184;

/** Page of the panels where `npm start` serves. */
const POWERUP = "http://localhost:3000/arc/powerup";

/** A ship that anybody may record with the double: it goes round an island that is not there. */
const SHIP = "299000001";
const SHIP_EVERY_MS = 12_000;

const [datawrapper, others, aisstream, photoCenter, composer] = await Promise.all([
  startFakeDatawrapper(DATAWRAPPER_PORT),
  startDoubles(OTHERS_PORT),
  startFakeAisstream(AISSTREAM_PORT),
  startFakePhotoCenter(PHOTO_CENTER_PORT),
  startMiniComposer(COMPOSER_PORT),
]);
const sailing = setInterval(() => {
  const turn = Date.now() / 600_000;
  aisstream.say(SHIP, -7 + Math.cos(turn) * 0.4, 36 + Math.sin(turn) * 0.3, Date.now());
}, SHIP_EVERY_MS);

const at = (path: string) => `${others.url}/${path}`;
const settings = {
  ...datawrapper.env,
  ...aisstream.env,
  ...photoCenter.env,
  ...composer.env,
  ...{ AI_MODE: "fake", AI_BASE: at("ai/normal"), AI_KEY, AI_MODEL: "modelo-de-ejemplo" },
  ...{ CARTOCIUDAD_MODE: "fake", CARTOCIUDAD_BASE: at("cartociudad/normal") },
  DATAWRAPPER_CDN_MODE: "fake",
  ...{ ECB_MODE: "fake", ECB_BASE: at("ecb/normal") },
  ELECTIONS_DOUBLE_BASE: at("election-night/normal"),
  ...{ EMSC_MODE: "fake", EMSC_BASE: at("emsc/normal") },
  ...{ IGN_MODE: "fake", IGN_FEED: at("ign/normal/ign/RssTools/sismologia.xml") },
  ...{ INE_MODE: "fake", INE_BASE: at("ine/normal"), INE_API_BASE: at("ine/normal") },
  ...{ MAPBOX_MODE: "fake", MAPBOX_BASE: at("mapbox/normal"), MAPBOX_TOKEN_PUBLIC: MAPBOX_TOKEN },
  ...{ USGS_MODE: "fake", USGS_BASE: at("usgs/normal") },
};
const variables = Object.entries(settings).map(([name, value]) => `  ${name}=${value}`);
process.stdout.write(
  `\n  Los dobles de los servicios de fuera están en marcha, con datos inventados.\n\n` +
    `  Datawrapper, ${datawrapper.ids.length} gráficos (${datawrapper.ids[0]}…): ${datawrapper.apiBase}\n` +
    `  aisstream, un barco que navega (${SHIP}): ${aisstream.url}\n` +
    `  Photo Center de Arc, vacío: ${photoCenter.url}\n` +
    `  Composer de Arc, en pequeño: ${composer.composerUrl(POWERUP)}\n` +
    `  Mapbox, con un estilo, diario/claro; su clave, ${MAPBOX_TOKEN}\n` +
    `  Un museo, con una imagen para «De un museo»: ${at("iiif/normal/marina")}\n` +
    `  Una noche electoral de un país inventado, diez minutos desde que se pide: ${at("election-night/normal/02202705_TOTA.zip")}\n` +
    `  Los demás, para los scripts: ${others.url}/SERVICIO/normal\n\n` +
    `  Arranca el sitio con estas variables:\n\n${variables.join("\n")}\n\n`,
);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    clearInterval(sailing);
    void Promise.all([datawrapper, others, aisstream, photoCenter, composer].map((double) => double.stop()));
  });
