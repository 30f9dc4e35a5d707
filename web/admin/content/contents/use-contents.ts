import { useRef } from "react";
import {
  type NavigateFunction,
  useNavigate,
  useSearchParams,
} from "react-router";
import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { useTakeBack } from "#web/admin/content/history/use-take-back.ts";
import { isSame } from "#web/admin/form/merge.ts";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { call } from "#web/core/calls/call.ts";
import { showSite } from "#web/core/frame/site.ts";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/content/contents.words.ts";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { changesOf, draftOf, problemsOf } from "./contents-draft.ts";
import { tabNames, texts } from "./texts.ts";

/** The form of all texts of the site. */
export function useContents(settings: EditedSettings) {
  const words = useWords(contentsWords);
  const [, showTab] = useTab();
  const takenBack = useRef<(settings: EditedSettings) => void>(undefined);
  const saveWithTakeBack = useTakeBack("settings", words.saved, async () =>
    takenBack.current?.(await call("GET /api/settings/edit", {})),
  );
  return useAdminForm({
    start: settings,
    draftOf,
    contentOf: (draft) => draft,
    problems: problemsOf,
    async send(draft, since) {
      const body = changesOf(since, draft);
      if (isSame(body, { before: {} })) {
        toasts.show({ text: words.saved, kind: "success" });
        return since;
      }
      return saveWithTakeBack(() => call("PUT /api/settings", { body }));
    },
    failure: { say: words.saveFailed, except: "edited_meanwhile" },
    revalidate: false,
    onSaved(saved, begin) {
      takenBack.current = (earlier) => {
        begin(earlier, saved);
        showSite(earlier);
      };
      begin(saved);
      showSite(saved);
    },
    onRefused(errors) {
      const [field = ""] = Object.keys(errors);
      showTab(field.split(".")[0] ?? "", field);
    },
    conflict: {
      readTheirs: () => call("GET /api/settings/edit", {}),
      takeTheirs: "merge",
    },
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
