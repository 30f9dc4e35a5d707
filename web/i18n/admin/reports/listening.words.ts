import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  title: "Listen",
  text: (least: number) =>
    `On devices with a voice for the page’s language, questions and topics have a “Listen” button. Each figure counts once when the site is loaded, so a family that comes back counts again. The filters above do not apply. Groups of fewer than ${least} page loads are not shown.`,
  few: (least: number) =>
    `So far, fewer than ${least} page loads had a “Listen” button.`,
  offered: "Had the button",
  listened: "Tapped it",
};

const es: typeof en = {
  title: "Escuchar",
  text: (least) =>
    `En los dispositivos con una voz para el idioma de la página, las preguntas y los temas tienen el botón “Escuchar”. Cada cifra cuenta una vez al cargar el sitio: una familia que vuelve cuenta otra vez. Los filtros de arriba no se aplican. No se muestran grupos de menos de ${least} veces.`,
  few: (least) =>
    `Hasta ahora, el sitio se cargó con el botón “Escuchar” menos de ${least} veces.`,
  offered: "Tenían el botón",
  listened: "Lo tocaron",
};

export const listeningWords = adminCatalog(en, es);
