import { netlifyIdentity } from "./index.ts";

// biome-ignore lint/style/noDefaultExport: `require` of the original gives the object itself, and so does the build of this.
export default netlifyIdentity;
