import { register } from "../stage/motion.ts";

interface Size {
  readonly src: string;
  readonly upToPx: number | null;
}

/** Plays the video over the picture while it is in sight, unless the reader stops it or asks for less movement or data. */
register("Apertura", ({ block, own }) => {
  const { sizes }: { sizes: readonly Size[] } = JSON.parse(JSON.stringify(own)); // Written by html.ts of this folder.
  const video = block.querySelector("video");
  const button = block.querySelector("button");
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const saves = "connection" in navigator && Object(navigator.connection).saveData === true;
  const size = sizes.find(({ upToPx }) => upToPx === null || innerWidth <= upToPx);
  if (!video || !button || !size || still || saves) return { draw() {} };
  let isStopped = false;
  const play = () =>
    video.play().then(
      () => {
        video.dataset.plays = "";
        button.hidden = false;
      },
      // A browser that does not let it play shows the picture.
      () => {},
    );
  button.addEventListener("click", () => {
    isStopped = !isStopped;
    button.textContent = isStopped ? "Seguir" : "Parar";
    if (isStopped) video.pause();
    else void play();
  });
  new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting !== true) return video.pause();
    if (video.src === "") video.src = size.src;
    if (!isStopped) void play();
  }).observe(video);
  return { draw() {} };
});
