/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/plugin-content-docs" />
/// <reference types="@docusaurus/plugin-content-blog" />
/// <reference types="@docusaurus/plugin-content-pages" />

/** Written at build by `plugins/site-index`. */
declare module "@generated/nv-site-index/default/home.json" {
  const home: import("./reading/home/home-index").HomeIndex;
  // biome-ignore lint/style/noDefaultExport: a JSON module has only a default
  export default home;
}

/** Written at build by `plugins/site-index`. */
declare module "@generated/nv-site-index/default/reviews.json" {
  const reviews: readonly import("./reading/review/core/reviews").DueReview[];
  // biome-ignore lint/style/noDefaultExport: a JSON module has only a default
  export default reviews;
}

/** A sample file as text; see `plugins/snippet-files`. */
declare module "*.gml" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: a file as a module has only a default
  export default text;
}
