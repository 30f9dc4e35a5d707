import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  title: "Listen",
  text: (least: number) =>
    `Devices with a voice for the page’s language show Listen on questions and topics. Counts visits to the site: a family that comes back counts again. The filters above do not apply. Groups of fewer than ${least} visits are not shown.`,
  few: (least: number) =>
    `Listen was shown on fewer than ${least} visits so far.`,
  offered: "Listen was shown",
  used: "It was tapped",
};

const es: typeof en = {
  title: "Escuchar",
  text: (least) =>
    `Los dispositivos con una voz para el idioma de la página muestran Escuchar en las preguntas y los temas. Se cuentan las visitas al sitio: una familia que vuelve cuenta otra vez. Los filtros de arriba no se aplican. No se muestran grupos de menos de ${least} visitas.`,
  few: (least) => `Hasta ahora Escuchar apareció en menos de ${least} visitas.`,
  offered: "Apareció Escuchar",
  used: "Lo tocaron",
};

export const listeningWords = adminCatalog(en, es);
