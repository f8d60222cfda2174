import type { AiUse } from "@nv/contracts";
import type { ResolvedFile } from "../references/resolved.ts";

type ToldUse = Exclude<AiUse, "none">;
type Thing = "picture" | "video" | "audio" | "other";

/** Sentences for readers, by language; those of Spanish where a page is in another one. */
const SENTENCES: Readonly<Record<string, Readonly<Record<ToldUse, Readonly<Record<Thing, string>>>>>> = {
  es: {
    made: {
      picture: "Imagen generada con inteligencia artificial",
      video: "Vídeo generado con inteligencia artificial",
      audio: "Audio generado con inteligencia artificial",
      other: "Generado con inteligencia artificial",
    },
    composed: {
      picture: "Imagen con partes generadas con inteligencia artificial",
      video: "Vídeo con partes generadas con inteligencia artificial",
      audio: "Audio con partes generadas con inteligencia artificial",
      other: "Con partes generadas con inteligencia artificial",
    },
  },
  ca: {
    made: {
      picture: "Imatge generada amb intel·ligència artificial",
      video: "Vídeo generat amb intel·ligència artificial",
      audio: "Àudio generat amb intel·ligència artificial",
      other: "Generat amb intel·ligència artificial",
    },
    composed: {
      picture: "Imatge amb parts generades amb intel·ligència artificial",
      video: "Vídeo amb parts generades amb intel·ligència artificial",
      audio: "Àudio amb parts generades amb intel·ligència artificial",
      other: "Amb parts generades amb intel·ligència artificial",
    },
  },
  gl: {
    made: {
      picture: "Imaxe xerada con intelixencia artificial",
      video: "Vídeo xerado con intelixencia artificial",
      audio: "Audio xerado con intelixencia artificial",
      other: "Xerado con intelixencia artificial",
    },
    composed: {
      picture: "Imaxe con partes xeradas con intelixencia artificial",
      video: "Vídeo con partes xeradas con intelixencia artificial",
      audio: "Audio con partes xeradas con intelixencia artificial",
      other: "Con partes xeradas con intelixencia artificial",
    },
  },
  eu: {
    made: {
      picture: "Adimen artifizialez sortutako irudia",
      video: "Adimen artifizialez sortutako bideoa",
      audio: "Adimen artifizialez sortutako audioa",
      other: "Adimen artifizialez sortua",
    },
    composed: {
      picture: "Adimen artifizialez sortutako zatiak dituen irudia",
      video: "Adimen artifizialez sortutako zatiak dituen bideoa",
      audio: "Adimen artifizialez sortutako zatiak dituen audioa",
      other: "Adimen artifizialez sortutako zatiak ditu",
    },
  },
  en: {
    made: {
      picture: "Image generated with artificial intelligence",
      video: "Video generated with artificial intelligence",
      audio: "Audio generated with artificial intelligence",
      other: "Generated with artificial intelligence",
    },
    composed: {
      picture: "Image with parts generated with artificial intelligence",
      video: "Video with parts generated with artificial intelligence",
      audio: "Audio with parts generated with artificial intelligence",
      other: "With parts generated with artificial intelligence",
    },
  },
};

const SPANISH = "es";

function thingOf({ facts: { kind } }: Pick<ResolvedFile, "facts">): Thing {
  return kind === "picture" || kind === "video" || kind === "audio" ? kind : "other";
}

/**
 * Returns the sentences by which readers are told that something they see was made, or in part, by generative AI: each once.
 *
 * @param language - Of the page, `es`, `ca-ES`.
 * @see Regulation (EU) 2024/1689, article 50
 */
export function aiLabels(
  files: Iterable<Pick<ResolvedFile, "facts" | "aiUse">>,
  language = SPANISH,
): readonly string[] {
  const own = SENTENCES[language.split("-")[0] ?? SPANISH] ?? SENTENCES[SPANISH];
  const told = new Set<string>();
  for (const file of files) {
    const { aiUse = "none" } = file;
    const sentence = aiUse === "none" ? undefined : own?.[aiUse][thingOf(file)];
    if (sentence !== undefined) told.add(sentence);
  }
  return [...told];
}
