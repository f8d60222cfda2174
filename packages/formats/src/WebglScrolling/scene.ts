import { type GlbImage, type GlbMaterial, type GlbModel, type GlbPrimitive, readGlb } from "@nv/glb";
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  DoubleSide,
  FrontSide,
  HemisphereLight,
  LinearMipmapLinearFilter,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PerspectiveCamera,
  RepeatWrapping,
  Scene,
  SRGBColorSpace,
  Texture,
  WebGLRenderer,
} from "three";
import { clipOf, type Point, uprightField, type View } from "./camera-path.ts";

/** A model that can be drawn. */
export interface DrawnModel {
  /** Corners of the box around it. */
  readonly least: Point;
  readonly most: Point;
  /** Draws a view. Sizes in CSS pixels. */
  draw(view: View, widthPx: number, heightPx: number, density: number): void;
  /** Gives back what it holds of the graphics card. */
  close(): void;
}

const SHARE = 0.5;

/** What can be drawn at once: triangles that differ in their colour alone. */
const lookOf = ({ material, normals, uvs }: GlbPrimitive) => {
  const { image, isDoubleSided, isUnlit, alpha } = material;
  const opacity = alpha === "through" ? material.colour[3] : 1;
  return JSON.stringify([uvs === null ? null : image, isDoubleSided, isUnlit, alpha, opacity, normals === null]);
};

/** The colour of each corner: that of its material, by its own. */
function tint({ positions, colours, material: { colour } }: GlbPrimitive): Float32Array {
  return Float32Array.from(positions, (_, at) => (colour[at % 3] ?? 1) * (colours?.[at] ?? 1));
}

/** Puts lists of figures into one. */
function joined(lists: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const one of lists) {
    all.set(one, at);
    at += one.length;
  }
  return all;
}

/** One geometry of all triangles of one look: a city is drawn in one go. */
function merged(primitives: readonly GlbPrimitive[]): BufferGeometry {
  const geometry = new BufferGeometry();
  const set = (name: string, lists: readonly Float32Array[], size: number) =>
    geometry.setAttribute(name, new BufferAttribute(joined(lists), size));
  set(
    "position",
    primitives.map(({ positions }) => positions),
    3,
  );
  set("color", primitives.map(tint), 3);
  const [first] = primitives;
  if (first !== undefined && first.normals !== null)
    set(
      "normal",
      primitives.flatMap(({ normals }) => normals ?? []),
      3,
    );
  if (first !== undefined && first.uvs !== null)
    set(
      "uv",
      primitives.flatMap(({ uvs }) => uvs ?? []),
      2,
    );
  let base = 0;
  const indices = primitives.map(({ indices: own, positions }) => {
    const moved = own.map((corner) => corner + base);
    base += positions.length / 3;
    return moved;
  });
  const all = new Uint32Array(indices.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const own of indices) {
    all.set(own, at);
    at += own.length;
  }
  geometry.setIndex(new BufferAttribute(all, 1));
  return geometry;
}

/** A picture of the model on the graphics card. It is decoded from its bytes: nothing is fetched. */
async function textureOf({ bytes, mediaType }: GlbImage): Promise<Texture> {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: mediaType }), {
    colorSpaceConversion: "none",
  });
  const texture = new Texture(picture);
  texture.flipY = false;
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.needsUpdate = true;
  return texture;
}

function materialOf(material: GlbMaterial, texture: Texture | null, hasNormals: boolean): Material {
  const common = {
    vertexColors: true,
    map: texture,
    side: material.isDoubleSided ? DoubleSide : FrontSide,
    transparent: material.alpha === "through",
    opacity: material.alpha === "through" ? (material.colour[3] ?? 1) : 1,
    alphaTest: material.alpha === "holes" ? SHARE : 0,
  };
  return material.isUnlit
    ? new MeshBasicMaterial(common)
    : new MeshLambertMaterial({ ...common, flatShading: !hasNormals });
}

/** What can be drawn at once, together. */
function alikes(primitives: readonly GlbPrimitive[]): Iterable<GlbPrimitive[]> {
  const looks = new Map<string, GlbPrimitive[]>();
  for (const primitive of primitives) {
    const look = lookOf(primitive);
    const alike = looks.get(look);
    if (alike === undefined) looks.set(look, [primitive]);
    else alike.push(primitive);
  }
  return looks.values();
}

/** Light from the sky and from the ground, and a sun at the left: faces tell from each other whatever their colour. */
function lights(scene: Scene): void {
  const sun = new DirectionalLight("#fff6e8", 2);
  sun.position.set(-0.6, 1, 0.45);
  scene.add(new HemisphereLight("#ffffff", "#8d8a86", 1.6), sun);
}

/** Adds a model to a scene. @returns What must be given back. */
async function addModel(scene: Scene, { primitives, images }: GlbModel): Promise<() => void> {
  const textures = await Promise.all(images.map(textureOf));
  const closers: (() => void)[] = textures.map((texture) => () => texture.dispose());
  for (const alike of alikes(primitives)) {
    const [first] = alike;
    if (first === undefined) continue;
    const geometry = merged(alike);
    const texture = first.uvs === null ? null : (textures[first.material.image ?? -1] ?? null);
    const material = materialOf(first.material, texture, first.normals !== null);
    scene.add(new Mesh(geometry, material));
    closers.push(
      () => geometry.dispose(),
      () => material.dispose(),
    );
  }
  return () => {
    for (const close of closers) close();
  };
}

function boxOf(scene: Scene) {
  const least = { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY, z: Number.POSITIVE_INFINITY };
  const most = { x: Number.NEGATIVE_INFINITY, y: Number.NEGATIVE_INFINITY, z: Number.NEGATIVE_INFINITY };
  for (const child of scene.children) {
    if (!(child instanceof Mesh)) continue;
    child.geometry.computeBoundingBox();
    const box = child.geometry.boundingBox;
    for (const axis of ["x", "y", "z"] as const) {
      least[axis] = Math.min(least[axis], box.min[axis]);
      most[axis] = Math.max(most[axis], box.max[axis]);
    }
  }
  return { least, most };
}

/** How something is drawn. */
export interface SceneWish {
  readonly canvas: HTMLCanvasElement;
  /** What is behind the model: `#rrggbb`. */
  readonly sky: string;
  /** Whether what was drawn can be read back as a picture. */
  readonly isKept?: boolean;
}

/**
 * Puts a model before a camera.
 *
 * @param bytes - A GLB.
 * @throws {GlbError} For a model that cannot be read; {@link Error} where nothing can be drawn.
 */
export async function openScene(bytes: Uint8Array, { canvas, sky, isKept = false }: SceneWish): Promise<DrawnModel> {
  const model = readGlb(bytes);
  const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: isKept });
  const scene = new Scene();
  scene.background = new Color(sky);
  lights(scene);
  const closeModel = await addModel(scene, model);
  const { least, most } = boxOf(scene);
  const middle = { x: (least.x + most.x) / 2, y: (least.y + most.y) / 2, z: (least.z + most.z) / 2 };
  const radius = Math.hypot(most.x - least.x, most.y - least.y, most.z - least.z) / 2;
  const camera = new PerspectiveCamera();
  let drawnSize = "";

  function fit(widthPx: number, heightPx: number, density: number): void {
    const size = [widthPx, heightPx, density].join();
    if (size === drawnSize) return;
    drawnSize = size;
    renderer.setPixelRatio(density);
    renderer.setSize(widthPx, heightPx, false);
  }
  return {
    least,
    most,
    draw({ position, target, fieldOfView }, widthPx, heightPx, density) {
      fit(widthPx, heightPx, density);
      const distance = Math.hypot(position.x - middle.x, position.y - middle.y, position.z - middle.z);
      Object.assign(camera, clipOf(distance, radius));
      camera.aspect = widthPx / heightPx;
      camera.fov = uprightField(fieldOfView, camera.aspect);
      camera.position.set(position.x, position.y, position.z);
      camera.lookAt(target.x, target.y, target.z);
      camera.updateProjectionMatrix();
      renderer.render(scene, camera);
    },
    close() {
      closeModel();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
