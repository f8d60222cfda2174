/** Kind of the job that looks whether a graphic works, and takes its thumbnail. */
export const CHECK_JOB = "graphics.check";
