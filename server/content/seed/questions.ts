import type { QuestionContent } from "#shared/contract/content/questions.ts";
import {
  agree,
  answers,
  fear,
  hard,
  howWell,
  recalled,
  worry,
  yesOrNo,
} from "#shared/rules/content/answer-scales.ts";

/** `concern` is the key of a default concern; only a few questions have a purpose. */
export type SeedQuestion = Omit<QuestionContent, "concern" | "purpose"> & {
  concern: string | null;
  purpose?: QuestionContent["purpose"];
  active: boolean;
};

const nothing = { description: "", description_es: "" };

// Makes clear that the statement is a question and not a claim of the site.
const doYouAgree = {
  description: "<p>How much do you agree?</p>",
  description_es: "<p>¿Qué tan de acuerdo está usted?</p>",
};

const activeQuestions: Omit<SeedQuestion, "active">[] = [
  {
    concern: null,
    purpose: "age",
    text: "How old is the child you are thinking about?",
    text_es: "¿Cuántos años tiene el niño o la niña en quien está pensando?",
    description:
      "<p>If you have more than one, choose one and keep that child in mind.</p>",
    description_es:
      "<p>Si tiene más de uno, escoja uno y conteste pensando en él o en ella.</p>",
    ...answers(
      ["Under 9", "9 or 10", "11 or 12", "13 or 14", "15 or older"],
      [
        "Menos de 9 años",
        "9 o 10 años",
        "11 o 12 años",
        "13 o 14 años",
        "15 años o más",
      ],
    ),
  },
  {
    concern: null,
    purpose: "doses",
    text: "How many HPV shots has {child} had so far?",
    text_es:
      "¿Cuántas dosis de la vacuna contra el VPH le han puesto hasta ahora a {child}?",
    description:
      "<p>HPV stands for human papillomavirus. It is not the same as HIV.</p>",
    description_es:
      "<p>VPH quiere decir virus del papiloma humano. No es lo mismo que el VIH.</p>",
    ...answers(
      [
        "None yet",
        "One",
        "Two or more",
        "Some, but I’m not sure how many",
        "I don’t know",
      ],
      [
        "Ninguna todavía",
        "Una",
        "Dos o más",
        "Algunas, pero no sé cuántas",
        "No sé",
      ],
    ),
  },
  {
    concern: "information",
    text: "Do you have enough information to decide about the HPV vaccine?",
    text_es:
      "¿Tiene usted suficiente información para decidir sobre la vacuna contra el VPH?",
    ...nothing,
    ...yesOrNo,
  },
  {
    concern: "side-effects",
    text: "How worried are you about side effects in the days after the shot?",
    text_es:
      "¿Cuánto le preocupan los efectos secundarios en los días después de la vacuna?",
    ...nothing,
    ...worry,
  },
  {
    concern: "long-term",
    text: "How worried are you about health problems from the vaccine years later?",
    text_es:
      "¿Cuánto le preocupa que la vacuna cause problemas de salud años después?",
    ...nothing,
    ...worry,
  },
  {
    concern: "need",
    text: "Do you think {child} needs the HPV vaccine?",
    text_es: "¿Cree usted que {child} necesita la vacuna contra el VPH?",
    ...nothing,
    ...yesOrNo,
  },
  {
    concern: "effectiveness",
    text: "How well do you think the HPV vaccine protects over the years?",
    text_es:
      "¿Qué tan bien cree usted que protege la vacuna contra el VPH con el paso de los años?",
    ...nothing,
    ...howWell,
  },
  {
    concern: "too-young",
    text: "Do you think {child} is old enough for the HPV vaccine?",
    text_es:
      "¿Cree usted que {child} ya tiene edad para la vacuna contra el VPH?",
    ...nothing,
    ...yesOrNo,
  },
  {
    concern: "trust",
    text: "How hard is it for you to trust what you are told about the HPV vaccine?",
    text_es:
      "¿Qué tan difícil es para usted confiar en lo que le dicen de la vacuna contra el VPH?",
    ...nothing,
    ...hard,
  },
  {
    concern: "values",
    text: "How worried are you that the vaccine goes against your family’s values or faith?",
    text_es:
      "¿Cuánto le preocupa que la vacuna vaya en contra de los valores o la fe de su familia?",
    ...nothing,
    ...worry,
  },
  {
    concern: "fertility",
    text: "How worried are you that the vaccine may make it hard for {child} to have children someday?",
    text_es:
      "¿Cuánto le preocupa que, por la vacuna, a {child} le cueste tener hijos algún día?",
    ...nothing,
    ...worry,
  },
  {
    concern: "boys",
    text: "Do you think boys need the HPV vaccine?",
    text_es:
      "¿Cree usted que los niños varones necesitan la vacuna contra el VPH?",
    description: "<p>Please answer even if you only have girls.</p>",
    description_es: "<p>Conteste aunque solo tenga hijas.</p>",
    ...yesOrNo,
  },
  {
    concern: "shots-and-visits",
    text: "How hard is it for {child} to get shots?",
    text_es: "¿Qué tan difícil es para {child} que le pongan vacunas?",
    description:
      "<p>Think of the needle, the pain and having to come back.</p>",
    description_es:
      "<p>Piense en la aguja, el dolor y tener que volver otro día.</p>",
    ...hard,
  },
  {
    concern: "cost",
    text: "How hard would it be to get this vaccine for {child}?",
    text_es: "¿Qué tan difícil sería conseguir esta vacuna para {child}?",
    description: "<p>Think of the cost, the trip and the clinic’s hours.</p>",
    description_es:
      "<p>Piense en el costo, el viaje y el horario de la clínica.</p>",
    ...hard,
  },
  {
    concern: null,
    text: "How hard or easy is it to talk about this with a doctor or nurse?",
    text_es:
      "¿Qué tan difícil o fácil es para usted hablar de esto con un doctor o una enfermera?",
    ...nothing,
    ...hard,
  },
  {
    concern: null,
    purpose: "intention",
    text: "How likely is {child} to get an HPV shot in the next 12 months?",
    text_es:
      "¿Qué tan probable es que {child} reciba esta vacuna en los próximos 12 meses?",
    ...nothing,
    ...answers(
      [
        "Very unlikely",
        "Unlikely",
        "Not sure",
        "Likely",
        "Very likely, or already had all doses",
      ],
      [
        "Muy poco probable",
        "Poco probable",
        "No sé",
        "Probable",
        "Muy probable, o ya tiene todas las dosis",
      ],
    ),
  },
];

// Alternates. Staff can activate one in place of the question about the same concern; each concern should have one
// scored question.
const alternates: Omit<SeedQuestion, "active">[] = [
  {
    concern: "long-term",
    text: "How worried are you that this vaccine is too new?",
    text_es: "¿Cuánto le preocupa que esta vacuna sea demasiado nueva?",
    ...nothing,
    ...worry,
  },
  {
    concern: "information",
    text: "Has a doctor or nurse recommended the HPV vaccine for {child}?",
    text_es:
      "¿Le ha recomendado un doctor o una enfermera la vacuna contra el VPH para {child}?",
    ...nothing,
    ...recalled,
  },
  {
    concern: "trust",
    text: "How worried are you that a school may require this vaccine?",
    text_es: "¿Cuánto le preocupa que una escuela exija esta vacuna?",
    ...nothing,
    ...worry,
  },
  {
    concern: "trust",
    text: "Companies push this vaccine mostly to make money.",
    text_es:
      "Las compañías promueven esta vacuna sobre todo para ganar dinero.",
    ...doYouAgree,
    ...agree,
  },
  {
    concern: "need",
    text: "It is better for children to build defenses by getting sick than by getting shots.",
    text_es:
      "Es mejor que los niños creen defensas al enfermarse que con una vacuna.",
    ...doYouAgree,
    ...agree,
  },
  {
    concern: "effectiveness",
    text: "How worried are you that the protection may fade before {child} grows up?",
    text_es:
      "¿Cuánto le preocupa que la protección se acabe antes de que {child} sea una persona adulta?",
    ...nothing,
    ...worry,
  },
  {
    concern: "values",
    text: "How worried are you that {child} may see the vaccine as permission to have sex?",
    text_es:
      "¿Cuánto le preocupa que {child} vea la vacuna como un permiso para tener relaciones sexuales?",
    ...nothing,
    ...worry,
  },
  {
    concern: "values",
    text: "How worried are you that someone in your family may be against this vaccine?",
    text_es:
      "¿Cuánto le preocupa que alguien de su familia esté en contra de esta vacuna?",
    ...nothing,
    ...worry,
  },
  {
    concern: "shots-and-visits",
    text: "How afraid of needles is {child}?",
    text_es: "¿Cuánto miedo les tiene {child} a las agujas?",
    ...nothing,
    ...fear,
  },
  {
    concern: "shots-and-visits",
    text: "How worried are you about {child} getting several shots on the same day?",
    text_es:
      "¿Cuánto le preocupa que a {child} le pongan varias vacunas el mismo día?",
    ...nothing,
    ...worry,
  },
  {
    concern: "cost",
    text: "How hard would it be to get this vaccine at a price you can pay?",
    text_es:
      "¿Qué tan difícil sería conseguir esta vacuna a un precio que usted pueda pagar?",
    ...nothing,
    ...hard,
  },
  {
    concern: "cost",
    text: "How hard would it be to take time off work for the visit?",
    text_es:
      "¿Qué tan difícil sería faltar al trabajo para llevar a {child} a la cita?",
    ...nothing,
    ...hard,
  },
  {
    concern: "cost",
    text: "How hard would it be for your family to make extra trips for shots?",
    text_es:
      "¿Qué tan difícil sería para su familia ir a más citas para las vacunas?",
    ...nothing,
    ...hard,
  },
];

export const defaultQuestions: SeedQuestion[] = [
  ...activeQuestions.map((question) => ({ ...question, active: true })),
  ...alternates.map((question) => ({ ...question, active: false })),
];
