import type { APIRequestContext } from "@playwright/test";
import type { CampaignDraft } from "#shared/contract/outreach/campaign-draft.ts";
import type { RunningServer } from "#server/testing/running-server.ts";
import {
  replaceContacts,
  replaceFeedback,
} from "#e2e/support/staff/list-data.ts";
import { addConcern, type StaffApi } from "#e2e/support/staff/staff-test.ts";
import { expect } from "#e2e/support/test.ts";
import { rankedResult } from "#e2e/support/visitor/ranked-result.ts";

type Site = {
  request: APIRequestContext;
  server: RunningServer;
  staffApi: StaffApi;
};

const campaignDraft: Omit<CampaignDraft, "contacts" | "filter"> = {
  name: "Spring",
  text_en: "Please take the quiz. Reply STOP to stop.",
  text_es: "Por favor conteste. Responda ALTO para no recibir mensajes.",
  second_en: "",
  second_es: "",
  reminder_en: "There is still time for the quiz.",
  reminder_es: "Todavía hay tiempo.",
  reminders: 1,
  reminderdays: 3,
  wavesize: null,
  start: null,
};

/** Puts something into every list of the dashboard. Returns ids for the addresses of screens. */
export async function fillDesk({ request, server, staffApi }: Site) {
  const { call } = staffApi;
  const result = await rankedResult(request);
  for (let more = 0; more < 11; more += 1) await rankedResult(request);
  const contacts = await replaceContacts(server, [
    { name: "María de los Ángeles", childname: "Sofía", language: "es" },
    { name: "Beth", daysAgo: 1 },
    { name: "Wilhelmina Featherstonehaugh", daysAgo: 8 },
    { name: "Dora", daysAgo: 12 },
    { name: "Ana", daysAgo: 2, active: 0, result },
  ]);
  const [contact] = contacts;
  const feedback = { date: "2026-03-07T18:00:00Z", type: "website" as const };
  await replaceFeedback(server, [
    {
      ...feedback,
      score: 4,
      useful: true,
      findinformation: true,
      wouldrecommend: false,
      addorimprove: "Más videos, por favor",
    },
  ]);
  await addConcern(staffApi, { name_es: "Incomprensibilidades" });
  await call("PUT /api/drafts/settings/homePage", {
    fields: {
      maintitle_en: "Drafted title",
      maintitle_es: "Título en borrador",
    },
  });
  await call("POST /api/sms/send", {
    contacts: [{ id: contact?._id }],
    message: "Please take our quiz.",
  });
  await call("POST /api/sms/reply", {
    phone: contact?.phone,
    body: "Thank you!",
  });
  const campaign = await call<string>("POST /api/campaigns", {
    ...campaignDraft,
    contacts: contacts.slice(1).map(({ _id }) => _id),
  });
  await call(`PUT /api/campaigns/${campaign}/state`, { state: "running" });
  const sent = await request.post("/api/events", {
    data: {
      language: "en",
      events: [
        {
          name: "question_answered",
          place: "/question/{number}",
          number: 1,
          seconds: 9,
        },
      ],
    },
  });
  expect(sent.ok()).toBe(true);
  const { latest } = await call<{ latest: number }>("GET /api/publications");
  return { contact: contact?._id, campaign, result, version: latest };
}
