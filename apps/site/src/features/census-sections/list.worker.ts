import { encodingNotice, readDelimited, readTable, type Table, tableProblemText } from "@nv/tables";
import { areExchanged, askedBy, type List, readList } from "./core/read-list";
import type { ListNews, ListRequest, UnderstoodList } from "./list-messages";

const NONE: UnderstoodList = { list: null, asked: [], isExchanged: false, notice: "", fault: "" };

/** List that was read last, to which corrections apply. */
let read: Pick<UnderstoodList, "list" | "notice"> = NONE;

const tell = (news: ListNews) => self.postMessage(news);

function understood(list: List, notice: string): UnderstoodList {
  const asked = askedBy(list);
  return { ...NONE, list, asked, notice, isExchanged: list.kind === "points" && areExchanged(asked) };
}

function take({ rows, problems }: Table, notice: string): UnderstoodList {
  const [problem] = problems;
  const list = problem === undefined ? readList(rows) : tableProblemText(problem);
  if (typeof list === "string") return { ...NONE, fault: list };
  return understood(list, notice);
}

const ofText = (text: string) => (text.trim() === "" ? NONE : take(readDelimited(text), ""));

async function ofFile(bytes: Uint8Array): Promise<UnderstoodList> {
  const table = await readTable(bytes);
  const { encoding } = table.source;
  return take(table, encoding === null ? "" : encodingNotice(encoding));
}

async function obey(order: ListRequest): Promise<UnderstoodList> {
  if (order.kind === "correct")
    return read.list === null ? NONE : understood({ ...read.list, ...order.corrections }, read.notice);
  const found = order.kind === "text" ? ofText(order.text) : await ofFile(order.bytes);
  read = found;
  return found;
}

self.onmessage = ({ data }: MessageEvent<ListRequest>) => {
  obey(data).then(
    (found) => tell({ kind: "understood", run: data.run, understood: found }),
    (error: unknown) => tell({ kind: "failed", what: error instanceof Error ? error.message : String(error) }),
  );
};
