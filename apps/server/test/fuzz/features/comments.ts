import type { FindSamples } from "../samples.ts";

/** Right calls of the comments. */
export const samples: FindSamples = ({ ids }) => {
  const ofGraphic = { params: { id: ids.graphic } };
  const ofThread = { params: { id: ids.graphic, threadId: ids.draft, commentId: ids.draft } };
  return {
    "GET /api/comments/:id": () => ofGraphic,
    "POST /api/comments/:id": () => ({
      ...ofGraphic,
      body: { text: "¿De cuándo es la cifra?", anchor: "b1", words: "El río", named: [] },
    }),
    "POST /api/comments/:id/:threadId/answers": () => ({ ...ofThread, body: { text: "De ayer", named: [] } }),
    "POST /api/comments/:id/:threadId/resolve": () => ({ ...ofThread, body: { isResolved: true } }),
    "DELETE /api/comments/:id/:commentId": () => ofThread,
  };
};
