import { stat } from "node:fs/promises";
import { FILE_KINDS, FILE_LIMITS, FILE_MOST_BYTES, type FileKind } from "@nv/contracts";
import { AudioFacts, type FileFacts, type FileWords, type VideoFacts } from "@nv/contracts/schemas";
import { MediaError, SoundAloneError } from "../maker.ts";
import { runGeoPackageFacts } from "../maps/run-map-process.ts";
import { archiveFacts, warcFacts } from "./archive-facts.ts";
import { detectForm } from "./detect-form.ts";
import { fontFacts } from "./font-facts.ts";
import { FORMS, type Form } from "./forms.ts";
import { gpxFacts, kmlFacts, readJson } from "./geometry-facts.ts";
import { osmFacts } from "./osm-facts.ts";
import { pictureFacts } from "./picture-facts.ts";
import { pictureWords } from "./picture-words.ts";
import { plainFacts } from "./plain-facts.ts";
import { readOrigin } from "./read-origin.ts";
import { csvFacts, xlsxFacts } from "./table-facts.ts";

/** Facts of a file, and what it says of itself. */
export interface ReadFacts {
  readonly facts: FileFacts;
  readonly mediaType: string;
  /** As it is called, and what it tells in its own notes. */
  readonly words: Partial<FileWords>;
}

/** Readers of what is not read here. */
export interface FactReaders {
  /** @throws {SoundAloneError} For a container of videos that has no image. */
  video(path: string, signal: AbortSignal): Promise<VideoFacts>;
  audio(path: string, format: AudioFacts["format"], signal: AbortSignal): Promise<AudioFacts>;
}

interface Brought {
  readonly path: string;
  readonly sizeBytes: number;
  readonly signal: AbortSignal;
}

function checkBytes(kind: FileKind, sizeBytes: number): void {
  const most = FILE_MOST_BYTES[kind];
  if (sizeBytes > most)
    throw new MediaError(
      `El archivo (${FILE_KINDS[kind].toLowerCase()}) ocupa ${Math.ceil(sizeBytes / 1e6).toLocaleString("es")} MB: de esa clase, como mucho, ${most / 1e6}.`,
    );
}

/** The name as a person would call it: without its folders and its end. */
function titleOf(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const stem = last.replace(/\.[^.]{1,10}$/, "") || last;
  return stem
    .normalize("NFC")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, FILE_LIMITS.name)
    .trim();
}

/** A JSON is known when it is read: geometry, a model, or a document. */
async function jsonFacts({ path, sizeBytes, signal }: Brought): Promise<{ form: Form; facts: FileFacts }> {
  const { form: name, features, bounds } = await readJson(path, signal);
  const form = FORMS[name];
  if (form === undefined) throw new TypeError(`No form ${name}.`);
  checkBytes(form.kind, sizeBytes);
  if (name === "geojson" || name === "topojson")
    return { form, facts: { kind: "geometry", format: name, features, bounds } };
  return { form, facts: { kind: name === "gltf" ? "model" : "document", format: name } };
}

function geometryFacts(format: string, { path, sizeBytes, signal }: Brought): Promise<FileFacts> {
  if (format === "osm") return osmFacts(path, sizeBytes, signal);
  if (format === "gpkg") return runGeoPackageFacts(path, signal);
  return format === "gpx" ? gpxFacts(path, signal) : kmlFacts(path, signal);
}

async function factsOf({ kind, format }: Form, brought: Brought, readers: FactReaders): Promise<FileFacts> {
  const { path, sizeBytes, signal } = brought;
  if (kind === "picture") return pictureFacts(path, signal);
  if (kind === "video") return readers.video(path, signal);
  if (kind === "audio") return readers.audio(path, AudioFormat.parse(format), signal);
  if (kind === "table") return format === "xlsx" ? xlsxFacts(path, signal) : csvFacts(path, signal);
  if (kind === "geometry") return geometryFacts(format, brought);
  if (kind === "font") return fontFacts(path, format);
  if (kind === "archive") return format === "warc" ? warcFacts(path, signal) : archiveFacts(path);
  return plainFacts({ kind, format, path, sizeBytes });
}

/** Names of the formats of sounds, of which {@link FORMS} has no others. */
const AudioFormat = AudioFacts.shape.format;

/** Recorders of phones write sound into containers of videos. @returns It as a sound; fails as before where it is none. */
async function soundAlone(error: unknown, { path, sizeBytes, signal }: Brought, readers: FactReaders) {
  const form = FORMS.m4a;
  if (!(error instanceof SoundAloneError) || form === undefined) throw error;
  checkBytes(form.kind, sizeBytes);
  return { form, facts: await readers.audio(path, "m4a", signal) };
}

async function read(form: Form, brought: Brought, readers: FactReaders): Promise<{ form: Form; facts: FileFacts }> {
  if (form.format === "json") return jsonFacts(brought);
  checkBytes(form.kind, brought.sizeBytes);
  if (form.kind === "video")
    return factsOf(form, brought, readers).then(
      (facts) => ({ form, facts }),
      (error: unknown) => soundAlone(error, brought, readers),
    );
  return { form, facts: await factsOf(form, brought, readers) };
}

/**
 * Makes the reader of what a file is. It goes by its bytes: the name that it was brought with only names it, and tells in a
 * refusal that it is something else.
 */
export function createReadFacts(readers: FactReaders) {
  /**
   * @param path - Absolute path.
   * @param name - As it was brought.
   * @throws {MediaError} For what may not be brought, and what is broken.
   */
  return async (path: string, name: string, signal: AbortSignal): Promise<ReadFacts> => {
    const { size: sizeBytes } = await stat(path);
    if (sizeBytes === 0) throw new MediaError("El archivo está vacío.");
    signal.throwIfAborted();
    const brought = { path, sizeBytes, signal };
    const { form, facts } = await read(await detectForm(path, name, sizeBytes), brought, readers);
    signal.throwIfAborted();
    const told = facts.kind === "picture" ? await pictureWords(path) : {};
    const hasOrigin = facts.kind === "picture" || facts.kind === "video" || facts.kind === "audio";
    const origin = hasOrigin ? await readOrigin(path) : null;
    const title = titleOf(name);
    return {
      facts: hasOrigin && origin !== null ? { ...facts, origin } : facts,
      mediaType: form.mediaType,
      words: title === "" ? told : { name: title, ...told },
    };
  };
}
