export { cutFace } from "@nv/ui/cut-face";
