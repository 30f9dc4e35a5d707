import {
  answerQuiz,
  insertInvitedContact,
  createQuizApp,
  finishQuiz,
  handIn,
} from "./visitor/quiz.ts";
import { createAdmin, staffPassword } from "./test-app.ts";

/** An app that has one item of each kind, and an admin. */
export async function createStudy() {
  const app = await createQuizApp({ HUMAN_CHECK: "off" });
  const { _id, token, email } = await createAdmin(app);
  const other = await createAdmin(app);
  const contact = await insertInvitedContact(app);
  const quiz = await answerQuiz(app);
  const draft = await handIn(app, quiz);
  const list = async (line: string) => (await app.ask(line, { token })).json();
  const concerns: { _id: string }[] = await list("GET /api/concerns/all");
  const questions: { _id: string }[] = await list("GET /api/questions/all");
  const idOf = (one: { _id: string } | undefined) => one?._id ?? "";
  return {
    ...app,
    _id,
    token,
    email,
    other,
    contact,
    quiz,
    draft,
    concerns,
    questions,
    concern: idOf(concerns[0]),
    question: idOf(questions[0]),
    finish: () => finishQuiz(app),
  };
}

type Study = Awaited<ReturnType<typeof createStudy>>;
type Made = { path?: string; body?: unknown };
type Make = (study: Study) => Made | Promise<Made>;

const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);

const website = {
  useful: true,
  findinformation: false,
  wouldrecommend: true,
  addorimprove: "Videos",
};
const aboutConcern = {
  meetexpectations: true,
  additionalinformation: "",
  howhelpful: 5,
};
const concernFields = {
  name: "A",
  name_es: "B",
  content: "<p>A</p>",
  content_es: "<p>B</p>",
  childrencontent: "",
  childrencontent_es: "",
  suggestedquestions: ["Why?"],
  suggestedquestions_es: [],
  externallinks: [{ name: "CDC", url: "https://www.cdc.gov/hpv" }],
  videolink: "",
};
const labels = Object.fromEntries(
  ["A", "B", "C", "D", "E"].flatMap((letter) => [
    [`label${letter}`, "Yes"],
    [`label${letter}_es`, "Sí"],
  ]),
);
const questionFields = {
  text: "A",
  text_es: "B",
  concern: "",
  description: "<p>A</p>",
  ...labels,
};

/** Every call that writes, with exactly the fields in the specification. */
export const plainCalls: Record<string, Make> = {
  "POST /api/auth": ({ email }) => ({
    body: { email, password: staffPassword },
  }),
  "POST /api/feedbacks, about the website": () => ({
    body: { feedback: { type: "website", ...website } },
  }),
  "POST /api/feedbacks, about a concern": ({ concern }) => ({
    body: { feedback: { type: "concern", concern, ...aboutConcern } },
  }),
  "POST /api/contacts": () => ({
    body: {
      name: "Luz",
      childname: "",
      phone: "+12025550144",
      redcapid: "",
    },
  }),
  "DELETE /api/contacts": ({ contact }) => ({ body: { conts: [contact._id] } }),
  "POST /api/results, by anybody": ({ quiz }) => ({ body: quiz }),
  "POST /api/results, by a contact": ({ quiz, contact }) => ({
    body: { ...quiz, contact: contact._id },
  }),
  "POST /api/results, ranked": ({ quiz, draft: { _id, proposed } }) => {
    const orderedConcerns = proposed.map((concern) => ({ ...concern }));
    return { body: { ...quiz, _id, orderedConcerns, contact: null } };
  },
  "DELETE /api/results/:id": ({ draft }) => ({ path: draft._id }),
  "POST /api/concerns, with names": () => ({
    body: { name: "A", name_es: "B" },
  }),
  "POST /api/concerns, with everything": () => ({ body: concernFields }),
  "PUT /api/concerns/:id": ({ concern }) => ({
    path: concern,
    body: concernFields,
  }),
  "POST /api/concerns/reorder": ({ concerns }) => ({
    body: ids(concerns.toReversed()),
  }),
  "PUT /api/concerns/toggle/:id": ({ concern }) => ({ path: concern }),
  "POST /api/questions, with texts": () => ({
    body: { text: "A", text_es: "B", concern: "" },
  }),
  "POST /api/questions, without a concern": () => ({ body: questionFields }),
  "POST /api/questions, with a concern": ({ concern }) => ({
    body: { ...questionFields, concern },
  }),
  "PUT /api/questions/:id": ({ question }) => ({
    path: question,
    body: questionFields,
  }),
  "POST /api/questions/reorder": ({ questions }) => ({
    body: ids(questions.toReversed()),
  }),
  "PUT /api/questions/toggle/:id": ({ question }) => ({ path: question }),
  "PUT /api/settings": async ({ ask }) => {
    const settings = (await ask("GET /api/settings")).json();
    const { main, homePage, quiz } = settings;
    const { sitename, copyright } = main;
    return { body: { main: { sitename, copyright }, homePage, quiz } };
  },
  "POST /api/sms/textResults": async ({ finish }) => ({
    body: {
      contacts: "+12025550144",
      message: `Look: http://localhost:3000/results/${await finish()}#share`,
    },
  }),
  "POST /api/sms/send": ({ contact: { _id: id, phone } }) => ({
    body: {
      contacts: [{ id, phone }],
      message: "Please take part:",
      url: "http://localhost:3000/quiz",
    },
  }),
  "POST /api/users": () => ({
    body: {
      name: "Luz",
      email: "luz@clinic.example",
      password: "nine calm yellow trains",
    },
  }),
  "PUT /api/users/:id": ({ other: { _id, name, email } }) => ({
    path: _id,
    body: { _id, name, email },
  }),
  "PUT /api/users/:id, with a password": ({ other: { _id, name, email } }) => ({
    path: _id,
    body: { _id, name, email, password: "nine calm yellow trains" },
  }),
  "DELETE /api/users/:id": ({ other }) => ({ path: other._id }),
  "POST /api/contact": () => ({
    body: { name: "Ana", email: "ana@family.example", message: "Hello" },
  }),
};
