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

/** Written at build by `plugins/first-examples`. */
declare module "@generated/nv-first-examples/default/mandate.json" {
  const first: import("./features/trackers/core/example-work").FirstExample;
  // biome-ignore lint/style/noDefaultExport: a JSON module has only a default
  export default first;
}

/** Written at build by `plugins/first-examples`. */
declare module "@generated/nv-first-examples/default/average.json" {
  const first: import("./features/trackers/core/example-work").FirstExample;
  // biome-ignore lint/style/noDefaultExport: a JSON module has only a default
  export default first;
}

/** A sample file as text; see `plugins/snippet-files`. */
declare module "*.gml" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: a file as a module has only a default
  export default text;
}
