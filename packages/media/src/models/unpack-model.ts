import { Logger, NodeIO } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import { GlbError, PACKINGS, requirePackedBounds } from "@nv/glb";
import { createDecoderModule } from "draco3dgltf";
import { MeshoptDecoder } from "meshoptimizer/decoder";

async function openReader(): Promise<NodeIO> {
  await MeshoptDecoder.ready;
  return new NodeIO()
    .setLogger(new Logger(Logger.Verbosity.SILENT))
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({
      "draco3d.decoder": await createDecoderModule(),
      "meshopt.decoder": MeshoptDecoder,
    });
}

/**
 * The same model without Draco nor meshopt, which what readers load does not unpack.
 *
 * @param bytes - A GLB whose triangles are packed.
 * @throws {GlbError} `broken` for one that is not what it says; `too-large` for one that would fill the memory; as `requirePackedBounds`.
 */
export async function unpackModel(bytes: Uint8Array): Promise<Uint8Array> {
  requirePackedBounds(bytes);
  const reader = await openReader();
  try {
    const document = await reader.readBinary(bytes);
    for (const extension of document.getRoot().listExtensionsUsed())
      if (PACKINGS.has(extension.extensionName)) extension.dispose();
    return await reader.writeBinary(document);
  } catch (cause) {
    // Whatever a decoder of others stumbles over, the file is what is wrong: it has said so much of itself.
    throw Object.assign(new GlbError("broken", "It cannot be unpacked."), { cause });
  }
}
