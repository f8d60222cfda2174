import type { FieldProblem, HouseStyle } from "@nv/contracts/schemas";
import { fieldsIn, toCallFailure } from "@nv/web";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useAdmin } from "../api/admin-context.ts";

import { houseStyleCalls } from "./house-style-calls.ts";

/** Rest after the last key before the server is asked, milliseconds. */
const REST_MS = 300;

/** A value as it was when somebody last paused. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** A field as the screen knows it: the body of a call has the style in a part of its own. */
const plain = ({ field, message }: FieldProblem): FieldProblem => ({ field: field.replace(/^style\./, ""), message });

/** Findings about a style that is being written. */
export interface LiveFindings {
  /** Problems that keep it from being saved. */
  readonly problems: readonly FieldProblem[];
  readonly doubts: readonly FieldProblem[];
  /** The last one that could be drawn. */
  readonly drawable: HouseStyle;
}

/** Asks the server what it finds in a style, a moment after the last key. */
export function useFindings(style: HouseStyle): LiveFindings {
  const { caller } = useAdmin();
  const rested = useRested(style);
  const [drawable, setDrawable] = useState(style);
  const answer = useQuery({
    queryKey: ["house-style-check", rested],
    queryFn: ({ signal }) => houseStyleCalls.check(caller, rested, signal),
    retry: false,
    placeholderData: keepPreviousData,
  });
  const isDrawable = answer.isSuccess && !answer.isPlaceholderData;
  useEffect(() => {
    if (isDrawable) setDrawable(rested);
  }, [isDrawable, rested]);
  const refused = answer.error === null ? [] : fieldsIn(toCallFailure(answer.error));
  const { problems = [], doubts = [] } = answer.data?.body ?? {};
  return { problems: [...refused, ...problems].map(plain), doubts, drawable };
}
