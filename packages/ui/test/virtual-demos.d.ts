declare module "virtual:demos" {
  /** Every demo of the packages, by the name of its file without `.demo.tsx`. */
  export const demos: Readonly<Record<string, import("react").ComponentType>>;
}
