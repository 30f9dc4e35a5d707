import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "#web/core/language.tsx";
import { BackupLine } from "./dashboard-screen.tsx";

const newest = "2026-11-20T18:00:00.000Z";

test.each([
  ["en", "none", null, false, /No backup yet/],
  ["en", "fine", newest, false, /Last backup: Nov \d+, 2026/],
  ["en", "late", newest, true, /The next one is late/],
  ["en", "failing", newest, true, /The backup failed\. The last good one: Nov/],
  ["en", "failing", null, true, /The backup failed\. Please tell/],
  ["es", "none", null, false, /Todavía no hay ninguna copia/],
  ["es", "fine", newest, false, /Última copia de seguridad: \d+ nov/],
  ["es", "late", newest, true, /La siguiente está atrasada/],
  ["es", "failing", newest, true, /La última que salió bien: \d+ nov/],
  ["es", "failing", null, true, /copia de seguridad\. Avise a/],
] as const)(
  "in %s, a backup state of %s (%s) sets urgent to %s",
  (language, state, newestBackup, isUrgent, text) => {
    const html = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <BackupLine backup={{ state, newest: newestBackup }} />
      </LanguageProvider>,
    );
    expect(html).toMatch(text);
    expect(html).toContain(`data-urgent="${isUrgent}"`);
  },
);

test("shows no line when backups are disabled", () => {
  expect(renderToStaticMarkup(<BackupLine backup={null} />)).toBe("");
});
