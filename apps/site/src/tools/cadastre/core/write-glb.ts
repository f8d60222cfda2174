import { type WrittenNode, writeGlb as write } from "@nv/glb";
import type { CityModel } from "./city-model.ts";

/** One mesh a volume. glTF has y upwards and north is minus z; faces keep their own corners, so that edges stay sharp. */
function nodes({ volumes }: CityModel): readonly WrittenNode[] {
  return volumes.map(({ id, floors, heightM, faces }) => {
    const positions: number[] = [];
    const indices: number[] = [];
    for (const { corners, triangles } of faces) {
      const base = positions.length / 3;
      for (const [x, y, z] of corners) positions.push(x, z, -y);
      for (const triangle of triangles) indices.push(...triangle.map((index) => base + index));
    }
    return { name: id, extras: { plantas: floors, alturaEstimada: heightM }, positions, indices, material: 0 };
  });
}

/** Writes a model as binary glTF 2.0: one node a volume, named after it, with its storeys in `extras`. Metres. */
export function writeGlb(model: CityModel): Uint8Array<ArrayBuffer> {
  return write({
    nodes: nodes(model),
    colours: [[0.86, 0.83, 0.76, 1]],
    extras: { nota: `Altura estimada: plantas × ${model.floorHeightM} m`, epsg: model.epsg, origen: model.origin },
  });
}
