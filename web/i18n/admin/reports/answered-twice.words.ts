import { adminCatalog } from "#web/i18n/admin/common.words.ts";
import { digits } from "#web/i18n/admin/amounts.ts";

type Difference = { difference: number; low: number; high: number };

const points = (share: number, locale: string) =>
  (share * 100).toLocaleString(locale, {
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });

/** Stays on one line. */
const probability = (p: number, locale: string) =>
  p < 0.001
    ? `p\u00a0<\u00a0${(0.001).toLocaleString(locale)}`
    : `p\u00a0=\u00a0${p.toLocaleString(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 })}`;

const en = {
  title: "Before and after reading",
  text: (least: number) =>
    `How likely families thought a shot was, in the quiz and again after reading their results. Counts all families who answered both times. The filters above do not apply. Groups of fewer than ${least} families in total are not shown.`,
  leftOut: (families: number) =>
    `${digits.en(families)} families are left out because their child already had two or more doses.`,
  fewLeftOut: (least: number) =>
    `A few families (fewer than ${least}) are left out because their child already had two or more doses.`,
  limits:
    "Families choose whether to answer again, so this shows a change in those who did. It does not show that reading caused it.",
  groups: { total: "Both languages", en: "English", es: "Spanish" },
  group: "Group",
  families: "Families",
  up: "More likely",
  same: "The same",
  down: "Less likely",
  likelyBefore: "Likely before",
  likelyAfter: "Likely after",
  notLikelyBefore: "Not likely before",
  notLikelyAfter: "Not likely after",
  before: "Before",
  likely: "“Likely” counts the two most likely of the five answers (D and E).",
  chance: "The difference in “likely” answers could be chance.",
  more: "More families find a shot likely after reading. This is unlikely to be chance.",
  fewer:
    "Fewer families find a shot likely after reading. This is unlikely to be chance.",
  difference: ({ difference, low, high }: Difference) =>
    `Likely after minus likely before: ${points(difference, "en-US")} percentage points (95% interval: ${points(low, "en-US")} to ${points(high, "en-US")}).`,
  test: (p: number) => `McNemar’s exact test: ${probability(p, "en-US")}.`,
  interval: "The intervals are Newcombe’s for paired answers.",
  details: "Paired tables and test",
  testColumn: "p (McNemar, exact)",
  differenceColumns: ["Difference", "95% low", "95% high"],
};

const es: typeof en = {
  title: "Antes y después de leer",
  text: (least) =>
    `Qué tan probable les parecía la vacuna a las familias, en el cuestionario y otra vez después de leer sus resultados. Cuenta todas las familias que contestaron las dos veces. Los filtros de arriba no se aplican. No se muestran grupos de menos de ${least} familias en total.`,
  leftOut: (families) =>
    `No se incluyen ${digits.es(families)} familias porque su hijo o hija ya tenía dos dosis o más.`,
  fewLeftOut: (least) =>
    `Se excluyeron algunas familias (menos de ${least}) porque su hijo o hija ya tenía dos dosis o más.`,
  limits:
    "Cada familia decide si contesta otra vez: esto muestra un cambio en las que contestaron. No muestra que la lectura lo causó.",
  groups: { total: "Los dos idiomas", en: "Inglés", es: "Español" },
  group: "Grupo",
  families: "Familias",
  up: "Más probable",
  same: "Igual",
  down: "Menos probable",
  likelyBefore: "Probable antes",
  likelyAfter: "Probable después",
  notLikelyBefore: "No probable antes",
  notLikelyAfter: "No probable después",
  before: "Antes",
  likely:
    "“Probable” cuenta las dos respuestas más probables de las cinco (D y E).",
  chance: "La diferencia en las respuestas “probable” puede deberse al azar.",
  more: "Después de leer, a más familias les parece probable la vacuna. Es poco probable que se deba al azar.",
  fewer:
    "Después de leer, a menos familias les parece probable la vacuna. Es poco probable que se deba al azar.",
  difference: ({ difference, low, high }) =>
    `Probable después menos probable antes: ${points(difference, "es-US")} puntos porcentuales (intervalo del 95 %: de ${points(low, "es-US")} a ${points(high, "es-US")}).`,
  test: (p) => `Prueba exacta de McNemar: ${probability(p, "es-US")}.`,
  interval: "Los intervalos son los de Newcombe para respuestas pareadas.",
  details: "Tablas pareadas y prueba",
  testColumn: "p (McNemar, exacta)",
  differenceColumns: ["Diferencia", "95 % inferior", "95 % superior"],
};

export const answeredTwiceWords = adminCatalog(en, es);
