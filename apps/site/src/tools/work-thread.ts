/** Requested file, which a thread sends besides its own news. */
export interface WrittenFile {
  readonly kind: "file";
  readonly id: number;
  readonly content: Blob;
}

/** News of a thread about its work: that of a run is handled only while it is the last run; `failed` means that the thread does not go on. */
export interface ThreadNews {
  readonly kind: string;
  readonly run?: number;
}

/** As much of a worker as is used. */
export interface ThreadPort {
  postMessage(order: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Ends<News> {
  readonly port: ThreadPort;
  readonly hear: (news: News) => void;
  /** It could not begin. */
  readonly fail: () => void;
}

/** Work that goes on elsewhere, and the ways to order it. */
export interface WorkThread<Order> {
  readonly order: (order: Order) => void;
  /** Begins another run: what a former one still says is heard no more. @returns Its number. */
  readonly nextRun: () => number;
  /** Asks for a file. It rejects when the thread says that it does not go on. */
  readonly write: (orderOf: (id: number) => Order) => Promise<Blob>;
  readonly close: () => void;
}

interface Waiting {
  readonly take: (content: Blob) => void;
  readonly refuse: (cause: Error) => void;
}

/** Listens to a thread. */
export function openThread<Order, News extends ThreadNews>({ port, hear, fail }: Ends<News>): WorkThread<Order> {
  const waiting = new Map<number, Waiting>();
  let run = 0;
  let files = 0;
  function refuseAll() {
    for (const { refuse } of waiting.values()) refuse(new Error("The thread does not go on."));
    waiting.clear();
  }
  port.onmessage = ({ data }: MessageEvent<News | WrittenFile>) => {
    if ("content" in data) {
      waiting.get(data.id)?.take(data.content);
      waiting.delete(data.id);
      return;
    }
    if (data.kind === "failed") refuseAll();
    if (data.run === undefined || data.run === run) hear(data);
  };
  port.onerror = () => {
    refuseAll();
    fail();
  };
  return {
    order: (order) => port.postMessage(order),
    nextRun() {
      run += 1;
      return run;
    },
    write: (orderOf) =>
      new Promise((take, refuse) => {
        files += 1;
        waiting.set(files, { take, refuse });
        port.postMessage(orderOf(files));
      }),
    close() {
      refuseAll();
      port.terminate();
    },
  };
}
