/** As much of Draco as is handed on: what reads it is `@gltf-transform/extensions`. */
declare module "draco3dgltf" {
  export function createDecoderModule(): Promise<object>;
  export function createEncoderModule(): Promise<object>;
}
