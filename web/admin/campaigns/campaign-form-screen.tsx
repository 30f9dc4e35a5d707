import { useLoaderData, useLocation } from "react-router";
import { load, type Loading, orMissing } from "#web/core/calls/load.ts";
import type { Route } from "./+types/campaign-form-screen.ts";
import { CampaignForm, TextsForm } from "./campaign-form.tsx";

type Params = Route.ClientLoaderArgs["params"];

/** Without its default text a campaign can still be written. */
const nothingWritten = { message_en: "", message_es: "" };

/** Without an id it is a new one. */
const page = load(async ({ call, params: { id } }: Loading<Params>) => {
  const [campaign, invitation, views, tags] = await Promise.all([
    id === undefined
      ? undefined
      : call("GET /api/campaigns/:id", { params: { id } }).catch(orMissing),
    call("GET /api/settings/edit", {}).then(
      (settings) => settings.invitation,
      () => nothingWritten,
    ),
    call("GET /api/contacts/views", {}).catch(() => []),
    call("GET /api/contacts/tags", {}).catch(() => []),
  ]);
  return { campaign, invitation, choices: { views, tags } };
});
export const clientLoader = page.browser;

/** The contacts that were selected on their list, if one comes from there. */
function selectedIn(state: unknown): string[] {
  const { contacts } = (state ?? {}) as { contacts?: unknown };
  return Array.isArray(contacts)
    ? contacts.filter((id) => typeof id === "string")
    : [];
}

export default function CampaignFormScreen() {
  const { campaign, invitation, choices } =
    useLoaderData<typeof clientLoader>();
  const { state } = useLocation();
  if (campaign && campaign.state !== "draft")
    return <TextsForm key={campaign._id} campaign={campaign} />;
  const start = {
    campaign,
    contacts: campaign ? [] : selectedIn(state),
    invitation,
  };
  return (
    <CampaignForm
      key={campaign?._id ?? "new"}
      start={start}
      choices={choices}
    />
  );
}
