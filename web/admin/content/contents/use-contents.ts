import { useRef } from "react";
import {
  type NavigateFunction,
  useNavigate,
  useSearchParams,
} from "react-router";
import type { EditedSettings } from "#shared/contract/content/settings.ts";
import type { Draft } from "#shared/contract/content/drafts.ts";
import { followedTexts } from "#shared/rules/content/set-up.ts";
import { loadDrafts, withDraft } from "#web/admin/content/drafts/item-draft.ts";
import { useSaveContent } from "#web/admin/content/saving/use-save-content.ts";
import { isEqual } from "#web/admin/form/merge.ts";
import { type SaveMode, useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { call } from "#web/core/calls/call.ts";
import { showSite } from "#web/core/frame/site.ts";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/content/contents.words.ts";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import {
  changedTexts,
  toContentsDraft,
  contentsProblems,
} from "./contents-draft.ts";
import { tabNames, texts } from "./texts.ts";

/** All texts of the site with their drafts applied, and the drafts themselves, at most one per section. */
export type ContentsToEdit = {
  settings: EditedSettings;
  drafts: Draft[];
  latest: number;
};

/** Loads the texts with drafts applied; the mode `live` leaves the drafts out. */
export async function loadContents(
  mode: SaveMode = "draft",
): Promise<ContentsToEdit> {
  const { drafts: all, latest } = await loadDrafts();
  const settings = await call("GET /api/settings/edit", {});
  const drafts =
    mode === "live" ? [] : all.filter(({ list }) => list === "settings");
  const sections = Object.entries(settings).map(([id, section]) => [
    id,
    withDraft(
      section,
      drafts.find((draft) => draft.id === id),
    ),
  ]);
  return {
    settings: Object.fromEntries(sections) as EditedSettings,
    drafts,
    latest,
  };
}

export function useContents(contents: ContentsToEdit) {
  const words = useWords(contentsWords);
  const [, showTab] = useTab();
  const takenBack = useRef<(contents: ContentsToEdit) => void>(undefined);
  const { saveLive, saveDrafts } = useSaveContent(
    "settings",
    words.saved,
    async () => takenBack.current?.(await loadContents()),
  );

  async function saveSections(
    mode: SaveMode,
    changed: Record<string, Record<string, unknown>>,
    { settings, drafts, latest }: ContentsToEdit,
  ) {
    const sections = followedTexts(settings, changed);
    const ids = Object.keys(sections);
    // Also publish the drafts that the form shows and that were not edited now.
    if (mode === "publish") ids.push(...drafts.map(({ id }) => id));
    await saveDrafts(
      mode,
      [...new Set(ids)].map((id) => ({
        list: "settings",
        id,
        draft: drafts.find((draft) => draft.id === id),
        latest,
        fields: sections[id] ?? {},
      })),
    );
    return loadContents();
  }

  return useAdminForm({
    start: contents,
    modeOf: ({ drafts }) => (drafts.length > 0 ? "draft" : "live"),
    draftOf: ({ settings }) => toContentsDraft(settings),
    contentOf: (draft) => draft,
    problems: contentsProblems,
    async send(draft, since, mode) {
      const { before, ...sections } = changedTexts(since.settings, draft);
      if (mode !== "live") return saveSections(mode, sections, since);
      if (isEqual(sections, {})) {
        toasts.show({ text: words.saved, kind: "success" });
        return since;
      }
      const body = { ...sections, before };
      const settings = await saveLive(() =>
        call("PUT /api/settings", { body }),
      );
      // The number of the new version is the base of later drafts.
      return loadContents("live").catch(() => ({ ...since, settings }));
    },
    failure: { say: words.saveFailed, except: "edited_meanwhile" },
    revalidate: false,
    onSaved(saved, begin) {
      takenBack.current = (earlier) => {
        begin(earlier, saved);
        showSite(earlier.settings);
      };
      begin(saved);
      if (saved.drafts.length === 0) showSite(saved.settings);
    },
    onRefused(errors) {
      const [field = ""] = Object.keys(errors);
      showTab(field.split(".")[0] ?? "", field);
    },
    readTheirs: loadContents,
  });
}

export type ContentFields = ReturnType<typeof useContents>;

/**
 * The tab in the URL and a function to open another one. Back returns to the previous tab. The form focuses
 * the field in the URL's hash.
 */
export function useTab() {
  const [search] = useSearchParams();
  const navigate: NavigateFunction = useNavigate();
  const tab = tabNames.find((name) => name === search.get("tab")) ?? "main";
  function showTab(name: string, field = "") {
    if (name === tab) return document.getElementById(field)?.focus();
    const to = { search: `?tab=${name}`, hash: field };
    void navigate(to, { preventScrollReset: true });
  }
  return [tab, showTab] as const;
}

const pairs = Object.values(texts).flat();

/** Returns the label of a field by its name (`homePage.title1_en`). */
export function useContentLabel() {
  const { fields, parts } = useWords(contentsWords);
  const { english, spanish } = useWords(formWords);
  const labels: Record<string, string> = {
    ...fields,
    ...useWords(formWords).check.fields,
  };
  const inLanguage = (label: string, key: string) => {
    if (key.endsWith("_es")) return spanish(label);
    const isEnglish = key.endsWith("_en") || pairs.some(({ en }) => en === key);
    return isEnglish ? english(label) : label;
  };
  return (key: string): string => {
    const [section, name = "", place, part] = key.split(".");
    const plain = (part ?? name).replace(/_e[ns]$/, "");
    const icon = /^icon(\d)/.exec(name);
    const text = icon
      ? `${fields.icon} ${icon[1]}`
      : labels[plain === "name" ? "profileName" : plain];
    const label = inLanguage(text ?? "", key);
    if (section !== "aboutUs") return label;
    return `${parts.profile[0]} ${Number(place) + 1}: ${label}`;
  };
}
