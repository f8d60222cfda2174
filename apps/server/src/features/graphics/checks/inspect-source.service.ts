import { PUBLISHED_PATH } from "@nv/contracts";
import type { Inspection } from "@nv/contracts/schemas";
import { type FramedSource, readSource, SourceError } from "@nv/graphic-types";
import { invalidFields, Problem } from "../../../http/problem.ts";
import { titleIn } from "../../../platform/outside/core/read-html.ts";
import { isForReaders } from "../core/is-for-readers.ts";
import { findBySource } from "../graphics.repository.ts";
import { findGraphicAt, type GraphicsContext } from "../graphics-context.ts";
import type { GraphicRow } from "../schema/tables.ts";
import { framingOf } from "./core/framing.ts";

/** The head of a page is all that is read of it, bytes. */
const READ_BYTES = 200_000;

type Described = Pick<Inspection, "title" | "altText" | "sourceLine" | "framing" | "notice">;

const UNREACHABLE = "Los lectores no llegan a esa dirección: es de una red privada o de este ordenador";

const notASource = (message: string) => invalidFields([{ field: "source", message }]);

const NOTHING: Described = { title: "", altText: "", sourceLine: "", framing: "unknown", notice: "" };

async function describeChart({ datawrapper }: GraphicsContext, id: string): Promise<Described> {
  try {
    const { title, altText, sourceName, publicVersion } = await datawrapper.chart(id);
    const notice = publicVersion === 0 ? `El gráfico ${id} no está publicado en Datawrapper` : "";
    return { title, altText, sourceLine: sourceName, framing: "allowed", notice };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === "SERVICE_NOT_FOUND") throw notASource(`Datawrapper no tiene ningún gráfico ${id}`);
    return { ...NOTHING, framing: "allowed", notice: error.message };
  }
}

async function describePage({ outsideFetch, publishing }: GraphicsContext, url: string): Promise<Described> {
  if (!isForReaders(url)) throw notASource(UNREACHABLE);
  try {
    const { status, headers, body } = await outsideFetch(url, { mostBytes: READ_BYTES });
    if (status >= 400) return { ...NOTHING, notice: `La dirección responde con el error ${status}` };
    const framing = framingOf(headers, url, new URL(publishing.publicBaseUrl).origin);
    const notice = framing === "blocked" ? "Este sitio no permite insertarse; usa captura o enlace" : "";
    return { ...NOTHING, title: titleIn(body.toString()), framing, notice };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // A port of its own is not asked from here, and readers may reach it; a name that leads into a private network they do not.
    if (error.code === "FETCH_REFUSED" && new URL(url).port === "") throw notASource(UNREACHABLE);
    return { ...NOTHING, notice: error.message };
  }
}

/** The graphic that an address of our own readers' side shows. */
async function ownGraphic(
  context: GraphicsContext,
  text: string,
): Promise<Pick<GraphicRow, "id" | "title"> | undefined> {
  const start = `${context.publishing.publicBaseUrl}${PUBLISHED_PATH}/`;
  const found = text.indexOf(start);
  const slug = found === -1 ? undefined : /^[a-z0-9-]+/.exec(text.slice(found + start.length))?.[0];
  return slug === undefined ? undefined : findGraphicAt(context, slug);
}

function recognize(text: string, cdnBase: string): FramedSource {
  try {
    const source = readSource(text, cdnBase);
    if (source.type === "tracker") throw notASource("Un seguimiento se elige dentro de un gráfico de una tabla");
    if (source.type === "series") throw notASource("Una serie se elige dentro de un gráfico de una tabla");
    if (source.type === "election")
      throw notASource("Un recuento se elige dentro de un gráfico de una tabla, una tabla o una tarjeta");
    if (source.type === "graphic") throw notASource("Un gráfico se cita dentro de una tarjeta para redes");
    if (source.type === "example") throw notASource("Esta página es de los ejemplos, que ya la enmarcan");
    if (source.type !== "file") return source;
  } catch (error) {
    if (error instanceof SourceError) throw notASource(error.message);
    throw error;
  }
  throw notASource("Un archivo se elige dentro de una imagen, un vídeo o un ai2html");
}

/**
 * Tells what an id, an address or an embed code is: whose, whether it is registered, whether it can be framed, and what
 * its service says about it.
 *
 * @throws {Problem} `FIELDS_INVALID` when it is no graphic, readers cannot reach it, or its service does not have it.
 */
export async function inspectSource(context: GraphicsContext, text: string): Promise<Inspection> {
  const own = await ownGraphic(context, text);
  if (own !== undefined) {
    const { id, title } = own;
    return {
      ...NOTHING,
      type: "external",
      source: text,
      frameUrl: text,
      title,
      framing: "allowed",
      existing: { id, title },
    };
  }
  const { type, source, frameUrl } = recognize(text, context.datawrapper.settings.cdnBase);
  const [row, described] = await Promise.all([
    findBySource(context.db, source),
    type === "datawrapper" ? describeChart(context, source) : describePage(context, frameUrl),
  ]);
  return {
    ...described,
    type,
    source,
    frameUrl,
    existing: row === undefined ? null : { id: row.id, title: row.title },
  };
}
