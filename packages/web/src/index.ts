export { type FormProblems, NO_PROBLEMS, problemsByField } from "./form-problems.ts";
