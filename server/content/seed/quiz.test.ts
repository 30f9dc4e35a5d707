import { withChildName } from "#shared/rules/content/child-name.ts";
import { describe, expect, test } from "vitest";
import {
  agree,
  answers,
  fear,
  hard,
  worry,
  yesOrNo,
} from "#shared/rules/content/answer-scales.ts";
import { defaultQuestions, type SeedQuestion } from "./questions.ts";

const asked = defaultQuestions.filter(({ active }) => active);
const scored = asked.filter(({ concern }) => concern);

const lettersOf = (question: ReturnType<typeof answers>) => [
  [question.labelA, question.labelB, question.labelC],
  [question.labelA_es, question.labelB_es, question.labelC_es],
];

describe("answers A and B, which make a concern a main one", () => {
  test("are clear, and B is weaker than A", () => {
    expect([worry, agree, hard, yesOrNo, fear].map(lettersOf)).toEqual([
      [
        ["Very worried", "Worried", "A little worried"],
        ["Mucho", "Bastante", "Un poco"],
      ],
      [
        ["Strongly agree", "Agree", "Not sure"],
        ["Muy de acuerdo", "De acuerdo", "No sé"],
      ],
      [
        ["Very hard", "Hard", "Neither hard nor easy"],
        ["Muy difícil", "Difícil", "Más o menos"],
      ],
      [
        ["No, not at all", "Probably not", "Not sure"],
        ["No, para nada", "Creo que no", "No sé"],
      ],
      [
        ["Very afraid", "Afraid", "A little afraid"],
        ["Mucho", "Bastante", "Un poco"],
      ],
    ]);
  });

  test.each(defaultQuestions)(
    "$text: “$labelB” is not a superlative",
    (question) => {
      for (const second of [question.labelB, question.labelB_es])
        expect(second).not.toMatch(/^(?:very|extremely|strongly|muy) /i);
    },
  );
});

describe("a scored question is a question, not a claim", () => {
  test.each(scored)("$text", ({ text, text_es }) => {
    expect(text).toMatch(/^(?:How|Do) .*\?$/);
    expect(text_es).toMatch(/^¿.*\?$/);
  });

  test.each(scored)("$text: contains no denial", ({ text, text_es }) => {
    expect(text).not.toMatch(/\b(?:not|no|never|without|don’t|isn’t)\b/i);
    expect(text_es).not.toMatch(
      /(?<!\p{L})(?:no|nunca|sin|ningun\w+)(?!\p{L})/iu,
    );
  });

  test.each(scored)("$text: contains no leading example", (question) => {
    expect(question.text).not.toMatch(/such as|like a|for example/i);
    expect(question.text_es).not.toMatch(/, como|por ejemplo/i);
  });

  test("few questions are statements that invite agreement", () => {
    const statements = (questions: SeedQuestion[]) =>
      questions.filter(({ text }) => !text.endsWith("?"));
    expect(statements(asked)).toEqual([]);
    expect(statements(defaultQuestions).map(({ labelB }) => labelB)).toEqual([
      "Agree",
      "Agree",
    ]);
  });
});

test.each([
  ["information", /enough information/, /suficiente información/],
  ["side-effects", /side effects/, /efectos secundarios/],
  ["long-term", /years later/, /años después/],
  ["need", /your child needs/, /su hijo o hija necesita/],
  ["effectiveness", /protects over the years/, /con el paso de los años/],
  ["too-young", /old enough/, /tiene edad/],
  ["trust", /to trust/, /confiar/],
  ["values", /values or faith/, /los valores o la fe/],
  ["fertility", /have children someday/, /tener hijos algún día/],
  ["boys", /boys need/, /niños varones necesitan/],
  ["shots-and-visits", /for your child to get shots/, /le pongan vacunas/],
  ["cost", /to get this vaccine/, /conseguir esta vacuna/],
])(
  "the question about %s matches the title of its concern",
  (concern, english, spanish) => {
    const found = scored.find((one) => one.concern === concern);
    const question = withChildName(found ?? { text: "", text_es: "" });
    expect(question.text).toMatch(english);
    expect(question.text_es).toMatch(spanish);
  },
);

test("a parent whose child has had every dose can answer truthfully", () => {
  const last = asked.at(-1);
  expect(last?.labelE).toBe("Very likely, or already had all doses");
  expect(last?.labelE_es).toBe("Muy probable, o ya tiene todas las dosis");
});

test.each([
  ["long-term", /too new/],
  ["trust", /make money/],
  ["trust", /school may require/],
  ["values", /permission to have sex/],
  ["values", /someone in your family/],
  ["shots-and-visits", /several shots on the same day/],
  ["shots-and-visits", /afraid of needles/],
  ["cost", /time off work/],
  ["information", /recommended/],
])("an alternate for %s asks about %s", (concern, subject) => {
  const waiting = defaultQuestions.filter(({ active }) => !active);
  const found = waiting.filter(({ text }) => subject.test(text));
  expect(found.map((question) => question.concern)).toEqual([concern]);
});
