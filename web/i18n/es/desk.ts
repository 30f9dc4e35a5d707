import type { DeskWords } from "#web/i18n/en/desk.ts";

export const desk: DeskWords = {
  sections: "Secciones del panel",
  dashboard: "Panel",
  contents: "Contenidos",
  questions: "Preguntas",
  concerns: "Preocupaciones",
  links: "Enviar enlaces",
  messages: "Mensajes",
  results: "Resultados",
  insights: "Uso y preocupaciones",
  feedbacks: "Opiniones",
  users: "Usuarios",

  loading: "Cargando…",
  troubleTitle: "No se pudo cargar esta página",
  tryAgain: "Intentar de nuevo",
  goneTitle: "Esto ya no está aquí",
  goneText: "Es posible que otra persona lo haya eliminado.",
  toDashboard: "Volver al panel",

  save: "Guardar",
  saving: "Guardando…",
  cancel: "Cancelar",
  close: "Cerrar",

  sessionTitle: "Inicie sesión de nuevo",
  sessionText:
    "Su sesión terminó. Escriba su contraseña y siga donde estaba: todo lo que hay en esta página sigue aquí.",
  confirmTitle: "Escriba su contraseña",
  confirmText:
    "Esto cambia quién puede iniciar sesión, y usted inició sesión hace más de diez minutos. Cuando escriba su contraseña, se hará el cambio.",
  notNow: "Ahora no",

  unsavedTitle: "¿Salir sin guardar?",
  unsavedText: "Los cambios de esta página todavía no están guardados.",
  leave: "Salir sin guardar",
  stay: "Quedarme aquí",

  conflictTitle: "Otra persona también cambió esto",
  conflictText:
    "Mientras usted editaba, otra persona guardó otros textos en los mismos lugares. No se pierde nada: elija qué versión se queda.",
  mine: "La suya",
  theirs: "La de la otra persona, ya guardada",
  nothing: "(vacío)",
  keepMine: "Conservar la mía",
  takeTheirs: "Usar la otra",
  keepEditing: "Seguir editando",

  english: "English",
  spanish: "Español",
};
