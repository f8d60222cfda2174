/** Registry of graphics. `GET` lists and searches, `POST` registers. */
export const GRAPHICS_API_PATH = "/api/graphics";

/** Published content for whoever cites it. */
export const CITED_API_PATH = `${GRAPHICS_API_PATH}/cited`;

/** The letters of the house's typefaces as shapes, for who draws with them. */
export const LETTERS_API_PATH = `${GRAPHICS_API_PATH}/letters`;

/** Address of the style that cards wear besides their letters: colours and mark. */
export const CARD_HOUSE_API_PATH = `${GRAPHICS_API_PATH}/card-style`;

/** Background work: `GET` lists, `/:id` one, `/:id/cancel` and `/:id/retry` command it. */
export const JOBS_API_PATH = "/api/jobs";

/** `GET`: what changes on the site while the page is open, as server-sent events. */
export const EVENTS_API_PATH = "/api/events";

/** `POST`: who has what open, told to the other open pages. */
export const PRESENCE_API_PATH = "/api/events/presence";

/** The team's Datawrapper account, through the server. */
export const DATAWRAPPER_API_PATH = "/api/datawrapper";

/** First part of the address of everything published as a graphic: `/g/{slug}/`. */
export const PUBLISHED_PATH = "/g";

/** First part of the addresses of drafts that anybody with the link may look at for some days: `/p/{token}/`. */
export const PREVIEW_LINKS_PATH = "/p";

/** Host script, which pages of others load. */
export const EMBED_HOST_PATH = "/e/v1/host.js";

/** Script that an article loads for the stories that stand in it without a frame. */
export const EMBED_STORY_PATH = "/e/v1/story.js";
/** Path where the host script reports sightings. */
export const EMBED_SEEN_PATH = "/e/v1/seen";

/** First part of the addresses of the pages that the examples frame: `/e/v1/ejemplo/{name}/`. */
export const EXAMPLE_PAGES_PATH = "/e/v1/ejemplo";

/** `GET ?url=`: oEmbed description of a published graphic. */
export const OEMBED_PATH = "/oembed.json";
