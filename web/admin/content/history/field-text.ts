import { isFormatted } from "#shared/rules/content/formatted-fields.ts";
import { isEmpty } from "#shared/rules/content/text.ts";
import { useWords } from "#web/core/language.tsx";
import { historyWords } from "#web/i18n/admin/content/history.words.ts";
import { questionsWords } from "#web/i18n/admin/content/questions.words.ts";

/** Returns a field's value as plain text. `titles` are the names of concerns and questions by id. */
export function useFieldText(titles: ReadonlyMap<string, string>) {
  const words = useWords(historyWords);
  const purposes: Record<string, string> =
    useWords(questionsWords).purpose.purposes;
  const titleOf = (id: unknown) =>
    titles.get(plainText(id)) ?? words.noneChosen;
  return (field: string, value: unknown): string => {
    if (field === "concern") return titleOf(value);
    if (field === "purpose") return purposes[plainText(value)] ?? "";
    if (field === "order" && Array.isArray(value))
      return value.map(titleOf).join("\n");
    if (field === "signedtext") return isEmpty(value) ? "" : words.signed;
    if (field === "clinicreads" || field === "askagain")
      return value === "on" ? words.on : words.off;
    if (value === true) return words.on;
    if (value === false) return words.off;
    if (isFormatted(field)) return textOfHtml(plainText(value));
    return plainText(value);
  };
}

/** Lists have a line per entry; entries with several fields join them. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join("\n");
  if (typeof value === "object" && value !== null)
    return Object.values(value)
      .map(plainText)
      .filter((text) => text !== "")
      .join(": ");
  return typeof value === "string" ? value : "";
}

/** Text of formatted content: a line per block, with the addresses of links and pictures. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const link of body.querySelectorAll("a"))
    link.append(` (${link.getAttribute("href") ?? ""})`);
  for (const picture of body.querySelectorAll("img"))
    picture.replaceWith(
      `[${picture.alt} ${picture.getAttribute("src") ?? ""}]`,
    );
  for (const item of body.querySelectorAll("li"))
    if (item.hasChildNodes()) item.prepend("• ");
  for (const block of body.querySelectorAll("p, li, h2, h3, h4, br"))
    block.append("\n");
  for (const line of body.querySelectorAll("br")) line.replaceWith("\n");
  return (body.textContent ?? "").replaceAll(/\n\s*\n+/g, "\n").trim();
}
