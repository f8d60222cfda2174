/** Formats of stories: `GET` their weights, `/:name/demo` the live example, below it what goes out beside it, `/:name/schema.json` what a block of it is made of. */
export const FORMATS_API_PATH = "/api/formats";
