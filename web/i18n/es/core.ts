import type { CoreWords } from "#web/i18n/en/core.ts";

export const core: CoreWords = {
  skipToContent: "Ir al contenido",
  loading: "Cargando…",
  menu: "Menú",
  home: "Inicio",
  quiz: "Cuestionario",
  aboutUs: "Quiénes somos",
  feedback: "Opinión",
  contactUs: "Contáctenos",
  allConcerns: "Todas las preocupaciones",
  dashboard: "Panel",
  logOut: "Cerrar sesión",
  languages: "Idioma",
  whatThisIs:
    "Un cuestionario de cinco minutos para padres sobre la vacuna contra el VPH: ponga en orden sus inquietudes, lea lo que se sabe de ellas y lleve sus preguntas al doctor.",
  siteNameUnknown: "Cuestionario sobre la vacuna contra el VPH",
  reviewedOn: (date) => `Revisado el ${date}.`,
  notices: "Avisos",
  close: "Cerrar",
  oneMoment: "Un momento…",
  reload: "Intentar de nuevo",
  crashTitle: "Algo salió mal",
  crashText: "No es culpa suya. Por favor, intente de nuevo en un momento.",
  cannotLoadQuestion:
    "No podemos cargar la pregunta. Por favor, intente más tarde.",
  cannotLoadPage: "No podemos cargar la página. Por favor, intente más tarde.",
  notFoundTitle: "Página no encontrada",
  notFoundText: "Lo sentimos, esta página no existe.",
  backHome: "Volver a la página de inicio",
};
