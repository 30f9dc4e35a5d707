import type { QuestionContent } from "#shared/contract/questions.ts";
import {
  agree,
  answers,
  fear,
  hard,
  howWell,
  need,
  recalled,
  worry,
} from "./answers.ts";

/** A question as it ships; `concern` is the key of a default concern. */
export type SeedQuestion = Omit<QuestionContent, "concern"> & {
  concern: string | null;
  active: boolean;
};

const nothing = { description: "", description_es: "" };

// Makes clear that the parent is asked, and that the site does not claim it.
const doYouAgree = {
  description: "<p>How much do you agree?</p>",
  description_es: "<p>¿Qué tan de acuerdo está usted?</p>",
};

const asked: Omit<SeedQuestion, "active">[] = [
  {
    concern: null,
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
    text: "How many HPV shots has your child had so far?",
    text_es:
      "¿Cuántas dosis de la vacuna contra el VPH le han puesto a su hijo o hija?",
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
    text: "I need to know more about the HPV vaccine before I decide.",
    text_es:
      "Necesito saber más sobre la vacuna contra el VPH antes de decidir.",
    ...doYouAgree,
    ...agree,
  },
  {
    concern: "side-effects",
    text: "How worried are you about side effects, such as a sore arm or a fever?",
    text_es:
      "¿Cuánto le preocupan los efectos secundarios, como dolor en el brazo o fiebre?",
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
    text: "How much do you think your child needs protection from HPV?",
    text_es:
      "¿Qué tanto cree usted que su hijo o hija necesita protección contra el VPH?",
    ...nothing,
    ...need,
  },
  {
    concern: "effectiveness",
    text: "How well do you think the HPV vaccine works?",
    text_es: "¿Qué tan bien cree usted que funciona la vacuna contra el VPH?",
    ...nothing,
    ...howWell,
  },
  {
    concern: "too-young",
    text: "My child is still too young for the HPV vaccine.",
    text_es:
      "Mi hijo o hija todavía es muy joven para la vacuna contra el VPH.",
    ...doYouAgree,
    ...agree,
  },
  {
    concern: "trust",
    text: "I find it hard to trust what we are told about the HPV vaccine.",
    text_es:
      "Me cuesta confiar en lo que nos dicen de la vacuna contra el VPH.",
    ...doYouAgree,
    ...agree,
  },
  {
    concern: "values",
    text: "How worried are you that the vaccine may seem like permission to have sex?",
    text_es:
      "¿Cuánto le preocupa que la vacuna parezca un permiso para tener relaciones sexuales?",
    ...nothing,
    ...worry,
  },
  {
    concern: "fertility",
    text: "How worried are you that the vaccine may make it harder to have children someday?",
    text_es:
      "¿Cuánto le preocupa que la vacuna haga más difícil tener hijos en el futuro?",
    ...nothing,
    ...worry,
  },
  {
    concern: "boys",
    text: "Boys are fine without the HPV vaccine.",
    text_es: "Los niños varones están bien sin la vacuna contra el VPH.",
    description:
      "<p>How much do you agree? Please answer even if you only have girls.</p>",
    description_es:
      "<p>¿Qué tan de acuerdo está usted? Conteste aunque solo tenga hijas.</p>",
    ...agree,
  },
  {
    concern: "shots-and-visits",
    text: "How hard would it be for your family to make extra trips for shots?",
    text_es:
      "¿Qué tan difícil sería para su familia ir a más citas por las vacunas?",
    ...nothing,
    ...hard,
  },
  {
    concern: "cost",
    text: "How hard would it be to get this vaccine at a price you can pay?",
    text_es:
      "¿Qué tan difícil sería conseguir esta vacuna a un costo que usted pueda pagar?",
    ...nothing,
    ...hard,
  },
  {
    concern: null,
    text: "How hard or easy is it to talk about this with a doctor or nurse?",
    text_es:
      "¿Qué tan difícil o fácil es para usted hablar de esto con un doctor o enfermera?",
    ...nothing,
    ...hard,
  },
  {
    concern: null,
    text: "How likely is your child to get an HPV shot in the next 12 months?",
    text_es:
      "¿Qué tan probable es que su hijo o hija reciba esta vacuna en los próximos 12 meses?",
    description:
      "<p>If your child has had all the doses, choose “Very likely”.</p>",
    description_es:
      "<p>Si ya tiene todas las dosis, escoja “Muy probable”.</p>",
    ...answers(
      ["Very unlikely", "Unlikely", "Not sure", "Likely", "Very likely"],
      [
        "Muy poco probable",
        "Poco probable",
        "No sé",
        "Probable",
        "Muy probable",
      ],
    ),
  },
];

// Each can take the place of the question of the same concern: one scored question for each.
const alternates: Omit<SeedQuestion, "active">[] = [
  {
    concern: "trust",
    text: "Schools should leave the choice about this vaccine to parents.",
    text_es:
      "Las escuelas deben dejar que los padres decidan sobre esta vacuna.",
    ...doYouAgree,
    ...agree,
  },
  {
    concern: "information",
    text: "Has a doctor or nurse recommended the HPV vaccine for your child?",
    text_es:
      "¿Le ha recomendado un doctor o una enfermera la vacuna contra el VPH para su hijo o hija?",
    ...nothing,
    ...recalled,
  },
  {
    concern: "values",
    text: "How worried are you that the vaccine goes against what your family believes?",
    text_es:
      "¿Cuánto le preocupa que la vacuna vaya en contra de las creencias de su familia?",
    ...nothing,
    ...worry,
  },
  {
    concern: "shots-and-visits",
    text: "How afraid of needles is your child?",
    text_es: "¿Cuánto miedo les tiene su hijo o hija a las agujas?",
    ...nothing,
    ...fear,
  },
  {
    concern: "effectiveness",
    text: "How worried are you that the protection may fade before your child grows up?",
    text_es:
      "¿Cuánto le preocupa que la protección se acabe antes de que su hijo o hija crezca?",
    ...nothing,
    ...worry,
  },
  {
    concern: "need",
    text: "It is better for children to build defenses by getting sick than by getting shots.",
    text_es:
      "Es mejor que los niños formen defensas con la enfermedad que con una vacuna.",
    ...doYouAgree,
    ...agree,
  },
];

export const defaultQuestions: SeedQuestion[] = [
  ...asked.map((question) => ({ ...question, active: true })),
  ...alternates.map((question) => ({ ...question, active: false })),
];
