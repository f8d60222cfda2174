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
import type { Between } from "../stage/between-steps.ts";
import { clipOf, type Point, uprightField, type View } from "./camera-path.ts";
import { lookOf, type PartLook, type PartRule } from "./part-looks.ts";

/** Size at which a model is drawn, and the steps between which it is. */
export interface DrawnAt {
  /** CSS pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Of the screen's own pixels in one of CSS. */
  readonly density: number;
  /** Between which steps: what they hide or paint is on its way. */
  readonly between: Between;
}

/** A model that can be drawn. */
export interface DrawnModel {
  /** Corners of the box around it. */
  readonly least: Point;
  readonly most: Point;
  /** Draws a view. */
  draw(view: View, at: DrawnAt): void;
  /** Waits until what was drawn is there: the graphics card does it later. */
  finish(): void;
  /** Gives back what it holds of the graphics card. */
  close(): void;
}

const SHARE = 0.5;

/** Returns the kind of what can be drawn at once: triangles that differ in their colour alone. */
const kindOf = ({ material, normals, uvs }: GlbPrimitive) => {
  const { image, isDoubleSided, isUnlit, alpha } = material;
  const opacity = alpha === "through" ? material.colour[3] : 1;
  return JSON.stringify([uvs === null ? null : image, isDoubleSided, isUnlit, alpha, opacity, normals === null]);
};

/** The colour of each corner: that of its material, by its own. */
function tint({ positions, colours, material: { colour } }: GlbPrimitive): Float32Array {
  return Float32Array.from(positions, (_, at) => (colour[at % 3] ?? 1) * (colours?.[at] ?? 1));
}

/** The same where the material is painted another colour from step to step. */
function ownTint({ positions, colours }: GlbPrimitive): Float32Array {
  return Float32Array.from(positions, (_, at) => colours?.[at] ?? 1);
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
function merged(primitives: readonly GlbPrimitive[], tintOf: typeof tint): BufferGeometry {
  const geometry = new BufferGeometry();
  const set = (name: string, lists: readonly Float32Array[], size: number) =>
    geometry.setAttribute(name, new BufferAttribute(joined(lists), size));
  set(
    "position",
    primitives.map(({ positions }) => positions),
    3,
  );
  set("color", primitives.map(tintOf), 3);
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

function materialOf(
  material: GlbMaterial,
  texture: Texture | null,
  hasNormals: boolean,
): MeshBasicMaterial | MeshLambertMaterial {
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

/** Primitives that are drawn together, and how each step sees them; `null` for those that no step hides or paints. */
interface Alike {
  readonly primitives: GlbPrimitive[];
  readonly looks: readonly PartLook[] | null;
}

/** Groups the primitives that can be drawn at once. @param steps - What each step says of parts. */
function alikes(primitives: readonly GlbPrimitive[], steps: readonly (readonly PartRule[])[]): Iterable<Alike> {
  const kinds = new Map<string, Alike>();
  for (const primitive of primitives) {
    const { node: name, value, material } = primitive;
    const looks = steps.map((rules) => lookOf({ name, value }, rules));
    const isPlain = looks.every(({ isHidden, colour }) => !isHidden && colour === "");
    // What is painted changes its colour as a whole, so that what has another is apart.
    const kind = kindOf(primitive) + (isPlain ? "" : JSON.stringify([looks, material.colour]));
    const alike = kinds.get(kind);
    if (alike === undefined) kinds.set(kind, { primitives: [primitive], looks: isPlain ? null : looks });
    else alike.primitives.push(primitive);
  }
  return kinds.values();
}

/** Moves a part between what two steps say of it: it sinks into the ground where it is hidden, and is painted little by little. */
function createMover(mesh: Mesh<BufferGeometry, MeshBasicMaterial | MeshLambertMaterial>, looks: readonly PartLook[]) {
  const own = mesh.material.color.clone();
  const colours = looks.map(({ colour }) => (colour === "" ? own : new Color(colour)));
  return ({ from, to, ratio }: Between, groundY: number): void => {
    const [before, after] = [looks[from]?.isHidden ? 0 : 1, looks[to]?.isHidden ? 0 : 1];
    const shown = before + (after - before) * ratio;
    mesh.visible = shown > 0;
    mesh.scale.y = shown;
    mesh.position.y = groundY * (1 - shown);
    mesh.material.color.copy(colours[from] ?? own).lerp(colours[to] ?? own, ratio);
  };
}

/** Light from the sky and from the ground, and a sun at the left: faces tell from each other whatever their colour. */
function lights(scene: Scene): void {
  const sun = new DirectionalLight("#fff6e8", 2);
  sun.position.set(-0.6, 1, 0.45);
  scene.add(new HemisphereLight("#ffffff", "#8d8a86", 1.6), sun);
}

/** Handle of what was added to a scene. */
interface Added {
  /** Puts every part where two steps have it. */
  readonly move: (between: Between, groundY: number) => void;
  /** Gives back what it holds of the graphics card. */
  readonly close: () => void;
}

/** Adds a model to a scene. @param steps - What each step says of parts. */
async function addModel(
  scene: Scene,
  { primitives, images }: GlbModel,
  steps: readonly (readonly PartRule[])[],
): Promise<Added> {
  const textures = await Promise.all(images.map(textureOf));
  const closers: (() => void)[] = textures.map((texture) => () => texture.dispose());
  const movers: Added["move"][] = [];
  for (const { primitives: alike, looks } of alikes(primitives, steps)) {
    const [first] = alike;
    if (first === undefined) continue;
    const geometry = merged(alike, looks === null ? tint : ownTint);
    const texture = first.uvs === null ? null : (textures[first.material.image ?? -1] ?? null);
    const material = materialOf(first.material, texture, first.normals !== null);
    const mesh = new Mesh(geometry, material);
    scene.add(mesh);
    if (looks !== null) {
      const [red = 1, green = 1, blue = 1] = first.material.colour;
      material.color.setRGB(red, green, blue);
      movers.push(createMover(mesh, looks));
    }
    closers.push(
      () => geometry.dispose(),
      () => material.dispose(),
    );
  }
  return {
    move(between, groundY) {
      for (const move of movers) move(between, groundY);
    },
    close() {
      for (const close of closers) close();
    },
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

/** Options of {@link openScene}. */
export interface SceneWish {
  readonly canvas: HTMLCanvasElement;
  /** Colour behind the model: `#rrggbb`. */
  readonly sky: string;
  /** Rules of each step for parts. */
  readonly steps: readonly (readonly PartRule[])[];
  /** Whether what was drawn can be read back as a picture. */
  readonly isKept?: boolean;
}

/**
 * Puts a model before a camera.
 *
 * @param bytes - A GLB.
 * @throws {GlbError} For a model that cannot be read; {@link Error} where nothing can be drawn.
 */
export async function openScene(
  bytes: Uint8Array,
  { canvas, sky, steps, isKept = false }: SceneWish,
): Promise<DrawnModel> {
  const model = readGlb(bytes);
  const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: isKept });
  const scene = new Scene();
  scene.background = new Color(sky);
  lights(scene);
  const added = await addModel(scene, model, steps);
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
    draw({ position, target, fieldOfView }, { widthPx, heightPx, density, between }) {
      fit(widthPx, heightPx, density);
      added.move(between, least.y);
      const distance = Math.hypot(position.x - middle.x, position.y - middle.y, position.z - middle.z);
      Object.assign(camera, clipOf(distance, radius));
      camera.aspect = widthPx / heightPx;
      camera.fov = uprightField(fieldOfView, camera.aspect);
      camera.position.set(position.x, position.y, position.z);
      camera.lookAt(target.x, target.y, target.z);
      camera.updateProjectionMatrix();
      renderer.render(scene, camera);
    },
    finish() {
      const gl = renderer.getContext();
      // To read a pixel everything before it must be drawn; `finish` of WebGL waits for nothing in some browsers.
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    },
    close() {
      added.close();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
