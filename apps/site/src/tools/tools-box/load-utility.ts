import type { UtilityId } from "./core/catalogue/utilities";
import type { Utility } from "./core/utility/utility";

/** Each comes when it is asked for: who writes a slug fetches nothing of coordinates. */
const LOADERS: Readonly<Record<UtilityId, () => Promise<Utility>>> = {
  slug: async () => (await import("./core/slug/slug")).slugUtility,
  caracteres: async () => (await import("./core/characters/characters")).charactersUtility,
  numeros: async () => (await import("./core/numbers/numbers")).numbersUtility,
  porcentajes: async () => (await import("./core/percentages/percentages")).percentagesUtility,
  variacion: async () => (await import("./core/change/change")).changeUtility,
  ipc: async () => (await import("./core/deflator/deflator")).deflatorUtility,
  tasa: async () => (await import("./core/per-capita/per-capita")).perCapitaUtility,
  fechas: async () => (await import("./core/dates/dates")).datesUtility,
  edad: async () => (await import("./core/age/age")).ageUtility,
  tablas: async () => (await import("./core/table-forms/table-forms")).tableFormsUtility,
  excel: async () => (await import("./core/excel-paste/excel-paste")).excelPasteUtility,
  cruce: async () => (await import("./core/join-preview/join-preview")).joinPreviewUtility,
  diferencias: async () => (await import("./core/table-diff/table-diff")).tableDiffUtility,
  coordenadas: async () => (await import("./core/coordinates/coordinates")).coordinatesUtility,
  utm: async () => (await import("./core/utm/utm")).utmUtility,
  ine: async () => (await import("./core/ine-codes/ine-codes")).ineCodesUtility,
  contraste: async () => (await import("./core/contrast/contrast")).contrastUtility,
  medidas: async () => (await import("./core/lengths/lengths")).lengthsUtility,
  codificar: async () => (await import("./core/encoding/encoding")).encodingUtility,
  marco: async () => (await import("./core/embed-test/embed-test")).embedTestUtility,
  qr: async () => (await import("./core/qr/qr")).qrUtility,
  campana: async () => (await import("./core/campaign-link/campaign-link")).campaignLinkUtility,
};

/** Fetches a utility. @throws {Error} Without connection, the first time. */
export const loadUtility = (id: UtilityId): Promise<Utility> => LOADERS[id]();
