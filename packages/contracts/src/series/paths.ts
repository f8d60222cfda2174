/** Series of dated observations. `GET` lists, `POST` adds. */
export const SERIES_API_PATH = "/api/series";

/** First part of the address of every published series: `/data/{slug}/latest.json`, `/data/{slug}/latest.csv`. */
export const SERIES_PATH = "/data";

/** Frequencies of observations. */
export const SERIES_PERIODS = {
  day: "Diaria",
  week: "Semanal",
  month: "Mensual",
  quarter: "Trimestral",
  year: "Anual",
} as const;
export type SeriesPeriodName = keyof typeof SERIES_PERIODS;

/** Kinds of value in a column of a series. */
export const SERIES_COLUMN_KINDS = { number: "Cifra", text: "Texto", date: "Fecha" } as const;

/** Origins of the observations of a series. */
export const SERIES_ORIGINS = {
  manual: "Lo que se pega o se sube",
  address: "Una dirección con una tabla",
  ine: "Una serie del INE",
  ecb: "Una serie del Banco Central Europeo",
  datawrapper: "Los datos de un gráfico de Datawrapper",
} as const;

/** Modes of handling new observations that keep to the rules. One that breaks a rule always waits for a person. */
export const SERIES_MODES = {
  review: "Esperan a que alguien las apruebe",
  accept: "Se aprueban solas",
  publish: "Se aprueban y se publican solas",
} as const;

/** States of a run. */
export const SERIES_RUN_STATES = {
  waiting: "Espera a que alguien la apruebe",
  accepted: "Aprobada por cumplir las reglas",
  approved: "Aprobada",
  rejected: "Rechazada",
  superseded: "Sustituida por otra más nueva",
  unchanged: "Sin novedades",
  failed: "No se pudo leer",
} as const;

/** Kinds of rule, by what each one checks. */
export const SERIES_RULE_KINDS = {
  range: "Entre dos valores",
  jump: "Sin saltos",
  monotony: "Siempre en un sentido",
  totals: "Las partes suman",
  missing: "Sin huecos",
  fresh: "Al día",
  past: "Sin fechas futuras",
  revised: "Correcciones pequeñas",
} as const;

/** Exchanges whose closing days are known, year by year. */
export const MARKET_EXCHANGES = ["europe", "nyse", "lse", "xetra"] as const;
export type MarketExchange = (typeof MARKET_EXCHANGES)[number];

/** Days on which a daily series should have an observation: each, those from Monday to Friday, or those on which an exchange opens. */
export const SERIES_DAYS = ["all", "workdays", ...MARKET_EXCHANGES] as const;

/** Kinds of transform by which a column is computed, instead of being imported. */
export const SERIES_TRANSFORM_KINDS = {
  change: "Variación en %",
  points: "Diferencia en puntos",
  deflate: "A precios de una fecha",
} as const;

/** Names that a file of observations has for what every observation has. No column may take them. */
export const OBSERVATION_COLUMNS = ["date", "source", "source_url", "provisional", "note"] as const;

/** Bounds of a series. */
export const SERIES_LIMITS = {
  title: 120,
  note: 2000,
  name: 200,
  text: 500,
  address: 1000,
  columns: 40,
  rules: 60,
  /** Decimals that a worked out figure may keep. */
  decimals: 6,
  /** Further looks of a calendar that found nothing new, ten minutes apart: two hours. */
  retries: 12,
  observations: 20_000,
  /** Days that a rule leaves out: ten years of holidays. */
  exceptions: 400,
  /** Most that may be pasted at once, characters. */
  pasted: 2_000_000,
} as const;
