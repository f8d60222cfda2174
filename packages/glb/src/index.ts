export { GlbError, type GlbFault } from "./glb-error.ts";
export { isPacked, PACKINGS, requirePackedBounds } from "./packed.ts";
export { RaiseError, type RaiseFault } from "./raise-error.ts";
export { metresEachFor, propertiesOf, type Raise, raiseGeometry } from "./raise-geometry.ts";
export { type GlbImage, type GlbMaterial, type GlbModel, type GlbPrimitive, readGlb } from "./read-glb.ts";
export { type WrittenNode, writeGlb } from "./write-glb.ts";
