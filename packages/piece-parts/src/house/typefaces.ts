export { cutFace, faceLetters, type PreparedFace, prepareFace } from "@nv/ui/typefaces";
