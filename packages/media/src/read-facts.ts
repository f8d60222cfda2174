import { createReadFacts } from "./kinds/read-facts.ts";
import { readAudioFacts } from "./sound/audio-facts.ts";
import { readVideoFacts } from "./video/video-facts.ts";

/** Reads what a file is, and what it says of itself. @throws {MediaError} For what may not be imported, and what is broken. */
export const readFacts = createReadFacts({ video: readVideoFacts, audio: readAudioFacts });
