import { createReadFacts } from "./kinds/read-facts.ts";
import { readVideoFacts } from "./video/video-facts.ts";

/** What a file is, and what it says of itself. @throws {MediaError} For what may not be brought, and what is broken. */
export const readFacts = createReadFacts({ video: readVideoFacts });
