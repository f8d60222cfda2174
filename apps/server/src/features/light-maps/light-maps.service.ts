import { writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { DATAWRAPPER_MOST_BYTES } from "@nv/contracts";
import {
  MadeMap,
  type MapAnswer,
  type MapEncoding,
  type MapRequest,
  type Recipe,
  type SendMap,
  type SentMap,
  type TakenUpload,
} from "@nv/contracts/schemas";
import { inventedDistricts } from "@nv/media";
import { zipSync } from "fflate";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { DerivedFile } from "../../platform/files/files.ts";
import type { Platform } from "../../platform/platform.ts";

/** A file of the library, and who asks for a map of it. */
export interface MapAsker {
  readonly fileId: string;
  readonly actor: Actor;
}

/** Light maps of files of the library. Failures are `Problem`s. */
export type LightMaps = ReturnType<typeof createLightMaps>;

/** The example: too heavy for Datawrapper as it is. */
const EXAMPLE = { columns: 12, rows: 9, bends: 10, repeatsACode: true };
const EXAMPLE_NAME = "Distritos inventados (ejemplo)";

/** The same day in every archive, so that the example is one file however often it is asked for. */
const DAY = new Date(2026, 0, 1, 12);

/** Kinds of charts that stand on a map, as Datawrapper names them; the first is what a new one is. */
const MAP_TYPES = ["d3-maps-choropleth", "d3-maps-symbols"] as const;

/** Address at which a chart is edited, without the id of the chart. */
const EDIT_URL = "https://app.datawrapper.de/edit/";

/** Work that nobody waits for in parts. */
const NEVER = new AbortController().signal;

/** Opens the work with light maps. */
export function createLightMaps({ files, datawrapper }: Pick<Platform, "files" | "datawrapper">) {
  const derive = ({ fileId, actor }: MapAsker, recipe: Recipe) => files.derive({ id: fileId, recipe, actor });

  async function answer(asker: MapAsker, recipe: Recipe): Promise<MapAnswer> {
    const derived = await derive(asker, recipe);
    if (derived.state === "pending") return derived;
    const parts = derived.files.map(({ name, url, sizeBytes }) => ({ name, url, sizeBytes }));
    return { state: "made", files: parts, data: derived.data };
  }

  async function required(asker: MapAsker, order: MapRequest): Promise<DerivedFile> {
    const derived = await derive(asker, { recipe: "map", ...order });
    if (derived.state === "pending") throw new Problem("RENDITION_PENDING", { jobId: derived.jobId });
    const made = MadeMap.parse(derived.data).name;
    const file = derived.files.find(({ name }) => name === made);
    if (file === undefined) throw new TypeError(`No file ${made} in the rendition.`);
    return file;
  }

  async function bytesOf({ hash }: DerivedFile): Promise<Buffer> {
    const found = await files.open(hash);
    if (found === null) throw new Problem("STORE_UNAVAILABLE");
    return buffer(found.body);
  }

  async function targetOf({ chart, title }: SendMap): Promise<{ readonly id: string; readonly title: string }> {
    if (chart === "") return datawrapper.create(title === "" ? "Mapa sin título" : title, MAP_TYPES[0]);
    const found = await datawrapper.chart(chart);
    if (!MAP_TYPES.some((type) => type === found.type))
      throw invalidFields([
        {
          field: "chart",
          message: `El gráfico ${chart} no es un mapa de coropletas ni de símbolos: no puede llevar este mapa`,
        },
      ]);
    return found;
  }

  return {
    /** Brings the invented example into the library. */
    async example(actor: Actor): Promise<TakenUpload> {
      // As it is: to pack it would keep everybody else waiting.
      const zip = zipSync({ ...inventedDistricts(EXAMPLE) }, { mtime: DAY, level: 0 });
      const { id, isKnown } = await files.bring({
        words: { name: EXAMPLE_NAME, source: "Inventado para probar: esta provincia no existe" },
        write: (path) => writeFile(path, zip),
        ...{ actor, signal: NEVER },
      });
      return { fileId: id, isKnown };
    },
    /** Lists the layers of a file. */
    layers: (asker: MapAsker, encoding: MapEncoding): Promise<MapAnswer> =>
      answer(asker, { recipe: "layers", encoding }),
    make: (asker: MapAsker, order: MapRequest): Promise<MapAnswer> => answer(asker, { recipe: "map", ...order }),
    /** Adds a map that was made to the library. @throws {Problem} `RENDITION_PENDING` when it has not been made. */
    async keep(asker: MapAsker, order: MapRequest): Promise<TakenUpload> {
      const file = await required(asker, order);
      const source = await files.find(asker.fileId);
      const bytes = await bytesOf(file);
      const { id, isKnown } = await files.bring({
        words: {
          ...(source === null
            ? {}
            : { credit: source.words.credit, licence: source.words.licence, source: source.words.source }),
          name: `${(source?.words.name ?? "Mapa").slice(0, 150)} (${file.name})`,
        },
        write: (path) => writeFile(path, bytes),
        ...{ actor: asker.actor, signal: NEVER },
      });
      return { fileId: id, isKnown };
    },
    /** Puts a map that was made under a map of Datawrapper. @throws {Problem} As `keep`, and those of the service. */
    async send(asker: MapAsker, asked: SendMap): Promise<SentMap> {
      const { order, chart } = asked;
      if (order.target !== "datawrapper")
        throw invalidFields([
          { field: "order.target", message: "Ese mapa no se hizo para Datawrapper: elige ese destino" },
        ]);
      const file = await required(asker, order);
      if (file.sizeBytes > DATAWRAPPER_MOST_BYTES)
        throw invalidFields([
          { field: "order.mostBytes", message: "Datawrapper no admite mapas de más de 2 MiB: baja el límite" },
        ]);
      const bytes = new Uint8Array(await bytesOf(file));
      const { id, title } = await targetOf(asked);
      await datawrapper.putMap(id, bytes, order.dissolve === "" ? order.key : order.dissolve);
      return { id, title, url: `${EDIT_URL}${id}`, isNew: chart === "" };
    },
  };
}
