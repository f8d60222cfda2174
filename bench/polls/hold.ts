/** Prints a figure, and fails the run when it is over its bound. */
export function hold(text: string, isOver: boolean): void {
  console.log(`${text}${isOver ? " — OVER" : ""}`);
  if (isOver) process.exitCode = 1;
}
