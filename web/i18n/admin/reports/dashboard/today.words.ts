import type {
  FamilyNeeds,
  RunningCampaign,
} from "#shared/contract/reports/dashboard.ts";
import { invitationDays } from "#shared/rules/outreach/contacts/invitation.ts";
import { durationInWords } from "#shared/rules/sentences/duration.ts";
import { digits, plural } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

type Unsent = FamilyNeeds["unsent"];
type CampaignAmounts = Pick<
  RunningCampaign,
  "contacts" | "texted" | "completed"
>;

const en = {
  trends: {
    title: "Last 7 days",
    counted:
      "Every number except the first also counts families who came without an invitation.",
    names: {
      invited: "Invited by text",
      opened: "Opened the site",
      finished: "Finished the quiz",
      shared: "Shared or printed",
    },
    /** The share of the figure before it. */
    rates: {
      opened: (share: string) => `${share} of the number invited`,
      finished: (share: string) => `${share} of those who opened`,
      shared: (share: string) => `${share} of those who finished`,
    },
    change: (amount: number) =>
      amount === 0
        ? "Same as the week before"
        : `${digits.en(Math.abs(amount))} ${amount > 0 ? "more" : "fewer"} than the week before`,
    weeks: (amounts: number[]) =>
      `The last ${amounts.length} weeks, the oldest first: ${amounts.map(digits.en).join(", ")}.`,
    notCounted: "Counted once the site is public",
  },

  needs: {
    title: "To do",
    nothing: "Nothing to do today.",
    failed: "The list of things to do could not be loaded.",
  },
  families: {
    undecided: (amount: number) =>
      plural.en(
        amount,
        "family may not want more texts",
        "families may not want more texts",
      ),
    undecidedText: "Read the reply and decide.",
    unread: (amount: number) => plural.en(amount, "new reply", "new replies"),
    unreadText: "Since you last opened Messages.",
    unsent: (amount: number) =>
      plural.en(
        amount,
        "family has not been texted yet",
        "families have not been texted yet",
      ),
    reasons: ({ ready, planned, stopped, unreachable }: Unsent) =>
      [
        ready > 0 && `${digits.en(ready)} can be texted now`,
        planned > 0 && `${digits.en(planned)} will get one from a campaign`,
        stopped > 0 && `${digits.en(stopped)} wrote STOP`,
        unreachable > 0 &&
          plural.en(
            unreachable,
            "phone cannot get texts",
            "phones cannot get texts",
          ),
      ]
        .filter(Boolean)
        .join(" · "),
    failed: (amount: number) =>
      plural.en(
        amount,
        "family did not get its text",
        "families did not get their text",
      ),
    failedText: "The last text could not be delivered. See why under Messages.",
    unreachable: (amount: number) =>
      plural.en(amount, "family to call", "families to call"),
    unreachableText: "Texts do not reach their phone.",
    expired: (amount: number) =>
      plural.en(amount, "link has expired", "links have expired"),
    expiredText: `Not finished ${durationInWords(invitationDays, "day", "en")} after the text. Send a new one.`,
    leftOut: (amount: number) =>
      plural.en(
        amount,
        "row was left out of the last import",
        "rows were left out of the last import",
      ),
    leftOutText: (file: string, day: string) => `${file}, ${day}`,
    stopped: (amount: number) =>
      plural.en(
        amount,
        "family wrote STOP this week",
        "families wrote STOP this week",
      ),
    stoppedText: "They get no more texts.",
    held: (amount: number) =>
      plural.en(amount, "text is scheduled", "texts are scheduled"),
    heldText: (when: string) =>
      `Texts go out during the day where the family lives. First: ${when} (your time).`,
  },
  running: {
    title: "Running campaigns",
    all: "All campaigns",
    none: "No campaign is running.",
    progress: ({ contacts: all, texted, completed }: CampaignAmounts) =>
      `${digits.en(texted)} of ${digits.en(all)} texted · ${digits.en(completed)} finished`,
    next: (when: string) => `Next text: ${when}`,
    paused: "Paused",
  },
  replies: {
    title: "Last replies",
    all: "All messages",
    none: "No replies yet.",
    noWords: "No text. It may have been a picture.",
  },
  texts: {
    placeholders: (amount: number) =>
      plural.en(
        amount,
        "text is still a placeholder",
        "texts are still placeholders",
      ),
    setup: (done: number, total: number) => `Setup: ${done} of ${total} done`,
    onPage: (page: string, amount: number) => `${page} (${digits.en(amount)})`,
    drafts: (amount: number) =>
      plural.en(
        amount,
        "draft is not on the site yet",
        "drafts are not on the site yet",
      ),
    languages: (amount: number) =>
      plural.en(
        amount,
        "text may have a mistake in one language",
        "texts may have a mistake in one language",
      ),
    due: (amount: number) =>
      plural.en(amount, "text is due for a check", "texts are due for a check"),
    doses: "The text about doses",
    question: (text: string) => `Question “${text}”`,
    ofPlace: (place: string, text: string) => `${place}: ${text}`,
    checkBy: (date: string) => `Check by ${date}`,
    overdue: (date: string) => `Overdue since ${date}`,
    more: (amount: number) => `and ${digits.en(amount)} more`,
  },
};

const es: typeof en = {
  trends: {
    title: "Últimos 7 días",
    counted:
      "Todas las cifras menos la primera cuentan también a las familias que vinieron sin invitación.",
    names: {
      invited: "Invitaciones por mensaje",
      opened: "Abrieron el sitio",
      finished: "Terminaron el cuestionario",
      shared: "Compartieron o imprimieron",
    },
    rates: {
      opened: (share) => `${share} del número de invitaciones`,
      finished: (share) => `${share} de quienes abrieron`,
      shared: (share) => `${share} de quienes terminaron`,
    },
    change: (amount) =>
      amount === 0
        ? "Igual que la semana anterior"
        : `${digits.es(Math.abs(amount))} ${amount > 0 ? "más" : "menos"} que la semana anterior`,
    weeks: (amounts) =>
      `Las últimas ${amounts.length} semanas, primero la más antigua: ${amounts.map(digits.es).join(", ")}.`,
    notCounted: "Se cuenta cuando el sitio sea público",
  },

  needs: {
    title: "Por hacer",
    nothing: "Hoy no hay nada por hacer.",
    failed: "No se pudo cargar lo que hay por hacer hoy.",
  },
  families: {
    undecided: (amount) =>
      plural.es(
        amount,
        "familia quizás no quiere más mensajes",
        "familias quizás no quieren más mensajes",
      ),
    undecidedText: "Lea la respuesta y decida.",
    unread: (amount) =>
      plural.es(amount, "respuesta nueva", "respuestas nuevas"),
    unreadText: "Desde la última vez que usted abrió Mensajes.",
    unsent: (amount) =>
      plural.es(
        amount,
        "familia todavía no ha recibido un mensaje",
        "familias todavía no han recibido un mensaje",
      ),
    reasons: ({ ready, planned, stopped, unreachable }) =>
      [
        ready > 0 &&
          `${plural.es(ready, "puede recibirlo", "pueden recibirlo")} ahora`,
        planned > 0 &&
          `${plural.es(planned, "lo recibirá", "lo recibirán")} de una campaña`,
        stopped > 0 && `${plural.es(stopped, "escribió", "escribieron")} ALTO`,
        unreachable > 0 &&
          plural.es(
            unreachable,
            "teléfono no recibe mensajes",
            "teléfonos no reciben mensajes",
          ),
      ]
        .filter(Boolean)
        .join(" · "),
    failed: (amount) =>
      plural.es(
        amount,
        "familia no recibió su mensaje",
        "familias no recibieron su mensaje",
      ),
    failedText:
      "El último mensaje no se pudo entregar. Vea el motivo en Mensajes.",
    unreachable: (amount) =>
      plural.es(amount, "familia por llamar", "familias por llamar"),
    unreachableText: "Los mensajes no llegan a su teléfono.",
    expired: (amount) =>
      plural.es(amount, "enlace venció", "enlaces vencieron"),
    expiredText: `Sin terminar ${durationInWords(invitationDays, "day", "es")} después del mensaje. Envíe uno nuevo.`,
    leftOut: (amount) =>
      plural.es(
        amount,
        "fila quedó fuera de la última importación",
        "filas quedaron fuera de la última importación",
      ),
    leftOutText: (file, day) => `${file}, ${day}`,
    stopped: (amount) =>
      plural.es(
        amount,
        "familia escribió ALTO esta semana",
        "familias escribieron ALTO esta semana",
      ),
    stoppedText: "No reciben más mensajes.",
    held: (amount) =>
      plural.es(amount, "mensaje programado", "mensajes programados"),
    heldText: (when) =>
      `Los mensajes salen de día, donde vive la familia. El primero: ${when} (su hora).`,
  },
  running: {
    title: "Campañas en marcha",
    all: "Todas las campañas",
    none: "No hay ninguna campaña en marcha.",
    progress: ({ contacts: all, texted, completed }) =>
      `${digits.es(texted)} de ${digits.es(all)} con mensaje · ${plural.es(completed, "terminó", "terminaron")}`,
    next: (when) => `Próximo mensaje: ${when}`,
    paused: "En pausa",
  },
  replies: {
    title: "Últimas respuestas",
    all: "Todos los mensajes",
    none: "Todavía no hay respuestas.",
    noWords: "Sin texto. Quizás era una foto.",
  },
  texts: {
    placeholders: (amount) =>
      plural.es(
        amount,
        "texto está por completar",
        "textos están por completar",
      ),
    setup: (done, total) => `Preparación: ${done} de ${total} pasos listos`,
    onPage: (page, amount) => `${page} (${digits.es(amount)})`,
    drafts: (amount) =>
      plural.es(
        amount,
        "borrador todavía no está en el sitio",
        "borradores todavía no están en el sitio",
      ),
    languages: (amount) =>
      plural.es(
        amount,
        "texto puede tener un error en un idioma",
        "textos pueden tener un error en un idioma",
      ),
    due: (amount) =>
      plural.es(amount, "texto está por revisar", "textos están por revisar"),
    doses: "El texto sobre las dosis",
    question: (text) => `Pregunta “${text}”`,
    ofPlace: (place, text) => `${place}: ${text}`,
    checkBy: (date) => `Revisar antes del ${date}`,
    overdue: (date) => `Atrasado desde el ${date}`,
    more: (amount) => `y ${digits.es(amount)} más`,
  },
};

export const todayWords = adminCatalog(en, es);
