import { COMMENT_PAGE, COMMENTS_API_PATH, GRAPHICS_API_PATH } from "@nv/contracts";
import type { CommentThreads, LinkedDraft } from "@nv/contracts/schemas";
import { idAt, NOON_MS, SIGNED_IN } from "../../test/answers";
import type { ScreenState } from "../../test/screen-states";

const ID = idAt(1);
const TOKEN = "a".repeat(40);
const LINKED = `${GRAPHICS_API_PATH}/linked/${TOKEN}`;

const DRAFT: LinkedDraft = {
  ...{ id: ID, title: "La riada, con_un_nombre_larguísimo_que_no_cabe", url: "/p/nada/", isFormer: true },
  places: [
    { anchor: "uno", label: "Bloque 1", words: "El río crece." },
    { anchor: "dos", label: "Bloque 2", words: "El puente cae." },
  ],
};

const one = {
  by: "Bruno Prueba",
  isMine: true,
  atMs: NOON_MS,
  named: ["Eva"],
  version: 1,
  answers: [],
  resolvedBy: "",
};
const TALK: CommentThreads = {
  threads: [
    { ...one, id: idAt(2), text: "Este sobra", anchor: "gone", words: "El alcalde habla." },
    { ...one, id: idAt(3), text: "¿Qué puente?", anchor: "dos", words: "El puente cae." },
  ],
};

export const STATES: readonly ScreenState[] = [
  {
    name: "a draft by its link, with its comments",
    address: `${COMMENT_PAGE}?enlace=${TOKEN}`,
    asks: LINKED,
    waits: "Cargando la vista previa…",
    answers: { ...SIGNED_IN, [LINKED]: { json: DRAFT }, [`${COMMENTS_API_PATH}/${ID}`]: { json: TALK } },
    sees: ["El borrador ha cambiado desde que se hizo este enlace.", "¿Qué puente?", "De una parte que ya no está"],
  },
  {
    name: "an address without a link",
    address: COMMENT_PAGE,
    answers: SIGNED_IN,
    sees: ["Falta el enlace de la vista previa"],
  },
];
