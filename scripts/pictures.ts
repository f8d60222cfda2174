/** `npm run pictures`: takes the pictures of the product that README and manuals show, of the product itself. */
import { takePictures } from "../bench/screens/take-pictures.ts";
import { reportFailure } from "./terminal/report-failure.ts";

try {
  await takePictures();
} catch (error) {
  reportFailure(error);
}
