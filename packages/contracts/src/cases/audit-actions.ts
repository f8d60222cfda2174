/** Actions of this feature that the audit tells of. */
export const CASES_AUDIT_ACTIONS = {
  case_written: { logType: "content", es: "Escribió en un caso" },
  case_moved: { logType: "content", es: "Cambió el estado de un caso" },
  case_retired: { logType: "content", es: "Retiró un caso" },
  case_personal_read: { logType: "content", es: "Leyó los datos personales de un caso" },
  case_personal_written: { logType: "content", es: "Escribió datos personales de un caso" },
  cases_imported: { logType: "content", es: "Importó casos" },
  cases_published: { logType: "content", es: "Publicó los casos" },
  cases_note_written: { logType: "content", es: "Escribió una nota de los casos, que otra persona ha de leer" },
  cases_note_explained: {
    logType: "content",
    es: "Dio a los lectores una nota de los casos y explicó por qué no nombra a nadie",
  },
  cases_note_corrected: { logType: "content", es: "Corrigió una nota publicada de los casos" },
  cases_rolled_back: { logType: "content", es: "Devolvió los casos a una versión anterior" },
  cases_examples_changed: { logType: "content", es: "Trajo o quitó casos de ejemplo" },
} as const;
