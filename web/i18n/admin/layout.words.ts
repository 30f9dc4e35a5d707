import { durationInWords } from "#shared/rules/sentences/duration.ts";
import { freshMinutes } from "#shared/rules/staff/sessions.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  sections: "Sections of the dashboard",
  dashboard: "Dashboard",
  setup: "Setup",
  contents: "Page contents",
  questions: "Questions",
  concerns: "Concerns",
  history: "History",
  links: "Send Links",
  campaigns: "Campaigns",
  messages: "Messages",
  results: "Results",
  insights: "Insights",
  feedbacks: "Feedbacks",
  users: "Admin users",
  activity: "Activity log",
  account: "My account",

  troubleTitle: "This could not be loaded",
  goneTitle: "Not found",
  goneText: "Someone may have deleted it.",
  refusedTitle: "This is not part of your role",
  refusedText: "An admin can change what you may do here.",
  toDashboard: "Back to the dashboard",

  sessionTitle: "Please sign in again",
  sessionText:
    "Your session has ended. Sign in again to continue. Everything on this page is still here.",
  confirmTitle: "Please confirm that it is you",
  confirmText: `You signed in more than ${durationInWords(freshMinutes, "minute", "en")} ago. Sign in again to continue. Everything on this page is still here.`,
  notNow: "Not now",

  saveTitle: "Save your changes?",
  unsavedTitle: "Leave without saving?",
  unsavedText: "Your changes on this page are not saved yet.",
  saveAndLeave: "Save and leave",
  leave: "Leave without saving",
  stay: "Stay here",

  conflictTitle: "Someone else changed this",
  conflictText:
    "While you were editing, someone else changed some of the same fields. Choose a version for each field. All other changes, yours and theirs, are kept.",
  mine: "Yours",
  theirs: "Theirs, already saved",
  nothing: "(empty)",
  saveChosen: "Save the chosen versions",
  keepEditing: "Keep editing",

  english: "English",
  spanish: "Español",
};

const es: typeof en = {
  sections: "Secciones del panel",
  dashboard: "Panel",
  setup: "Preparación",
  contents: "Contenido de las páginas",
  questions: "Preguntas",
  concerns: "Preocupaciones",
  history: "Historial",
  links: "Enviar enlaces",
  campaigns: "Campañas",
  messages: "Mensajes",
  results: "Resultados",
  insights: "Estadísticas",
  feedbacks: "Opiniones",
  users: "Usuarios",
  activity: "Registro de actividad",
  account: "Mi cuenta",

  troubleTitle: "No se pudo cargar esta página",
  goneTitle: "No se encontró",
  goneText: "Es posible que otra persona lo haya eliminado.",
  refusedTitle: "Esto no es parte de su rol",
  refusedText: "Un administrador puede cambiar lo que usted puede hacer aquí.",
  toDashboard: "Volver al panel",

  sessionTitle: "Inicie sesión de nuevo",
  sessionText:
    "Su sesión terminó. Iníciela otra vez para continuar. Todo lo que hay en esta página sigue aquí.",
  confirmTitle: "Confirme que es usted",
  confirmText: `Usted inició sesión hace más de ${durationInWords(freshMinutes, "minute", "es")}. Iníciela otra vez para continuar. Todo lo que hay en esta página sigue aquí.`,
  notNow: "Ahora no",

  saveTitle: "¿Guardar los cambios?",
  unsavedTitle: "¿Salir sin guardar?",
  unsavedText: "Los cambios de esta página todavía no están guardados.",
  saveAndLeave: "Guardar y salir",
  leave: "Salir sin guardar",
  stay: "Quedarme aquí",

  conflictTitle: "Otra persona cambió esto",
  conflictText:
    "Mientras usted editaba, otra persona guardó otros textos en los mismos lugares. Elija qué versión conservar de cada uno. Todos los demás cambios, los suyos y los de la otra persona, se conservan.",
  mine: "Mi versión",
  theirs: "La versión de la otra persona, ya guardada",
  nothing: "(vacío)",
  saveChosen: "Guardar las versiones elegidas",
  keepEditing: "Seguir editando",

  english: "English",
  spanish: "Español",
};

export const layoutWords = adminCatalog(en, es);
