/** `npm run pictures`: takes the pictures of the product that the README shows, of the product itself. */
import { takeReadmePictures } from "../bench/readme/take-pictures.ts";
import { reportFailure } from "./terminal/report-failure.ts";

try {
  await takeReadmePictures();
} catch (error) {
  reportFailure(error);
}
