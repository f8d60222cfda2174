import { useState } from "react";
import { Pager } from "./Pager.tsx";

/** A list of 120 samples, 50 at a time. */
export function PagerDemo() {
  const [page, setPage] = useState(1);
  return <Pager page={page} perPage={50} total={120} onPage={setPage} />;
}
