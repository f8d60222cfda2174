import { proveText } from "./core/prove-text";
import type { ProofNews, ProofRequest } from "./proof-messages";

const tell = (news: ProofNews) => self.postMessage(news);

self.onmessage = ({ data: { run, wish } }: MessageEvent<ProofRequest>) => {
  try {
    tell({ kind: "proof", run, proof: proveText(wish) });
  } catch (error) {
    // Whatever it is, the page has to say that there is no proof.
    tell({ kind: "failed", run, what: error instanceof Error ? error.message : String(error) });
  }
};
