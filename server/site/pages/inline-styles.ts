import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "#server/platform/http/page-policy.ts";

const stylesheet = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/** A page and the hashes of its inlined styles. */
export type StyledPage = { html: string; styles: string[] };

/**
 * Inlines a built page's styles, so that it renders after one round trip. The links stay, because scripts look for
 * them, but are disabled so that the browser does not fetch them. If a page uses less than half of a stylesheet,
 * inlines only the used rules. Such a file is fetched together with the scripts (web/core/first-page/defer-scripts.ts),
 * which apply it before they hydrate the page (web/core/runtime/route-modules.ts).
 */
export function inlineStyles(folder: string): (html: string) => StyledPage {
  const stylesheets = stylesIn(folder);
  return (html) => {
    const styles: string[] = [];
    const classes = classesIn(html);
    const styled = html.replace(stylesheet, (link, address: string) => {
      const style = stylesheets.get(address);
      if (style === undefined) return link;
      const used = usedOf(style.rules, classes);
      const isWhole = used.length >= style.text.length / 2;
      const text = isWhole ? style.text : used;
      if (text) styles.push(hashOf(text));
      const kept = isWhole
        ? link.replace("/>", ' media="not all" disabled=""/>')
        : link.replace("stylesheet", 'later" as="style');
      return (text && `<style>${text}</style>`) + kept;
    });
    return { html: styled, styles };
  };
}

function classesIn(html: string): Set<string> {
  const lists = html.matchAll(/ class="([^"]*)"/g);
  return new Set([...lists].flatMap(([, list = ""]) => list.split(" ")));
}

function stylesIn(folder: string) {
  const names = readdirSync(join(folder, "assets"));
  return new Map(
    names
      .filter((name) => name.endsWith(".css"))
      .map((name) => {
        const file = join(folder, "assets", name);
        const text = readFileSync(file, "utf8").trim();
        return [`/assets/${name}`, { text, rules: rulesOf(text) }];
      }),
  );
}

/** A CSS rule. For each of its selectors, `needs` lists the classes without which the selector cannot match. */
type Rule = { text: string; needs: string[][] };
type Group = { head: string; rules: Rules };
type Rules = (Rule | Group)[];

/** Parses the minified stylesheets of the build, which contain no comments or nesting. */
export function rulesOf(css: string): Rules {
  return pieces(css).map((text) => {
    const opens = text.indexOf("{");
    const head = text.slice(0, opens);
    if (/^@(media|supports)/.test(head))
      return { head, rules: rulesOf(text.slice(opens + 1, -1)) };
    return { text, needs: head.startsWith("@") ? [[]] : neededBy(head) };
  });
}

/** Splits after each block and each statement without a block. */
function pieces(css: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (depth > 0 || sign === "{") continue;
    parts.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return parts;
}

/** The classes that each selector needs. Ignores parentheses, because `:not(.a)` does not need its class. */
function neededBy(selectors: string): string[][] {
  let bare = selectors;
  while (bare.includes("(")) {
    const less = bare.replace(/\([^()]*\)/g, "");
    if (less === bare) return [[]];
    bare = less;
  }
  return bare.split(",").map(classesOf);
}

function classesOf(selector: string): string[] {
  const names = selector.matchAll(/\.([a-z_][\w-]*)/gi);
  return [...names].map(([, name = ""]) => name);
}

/** The rules that can match in a page with these classes. */
export function usedOf(rules: Rules, classes: ReadonlySet<string>): string {
  const used = rules.map((rule) => {
    if ("rules" in rule) {
      const inside = usedOf(rule.rules, classes);
      return inside && `${rule.head}{${inside}}`;
    }
    const isUsed = rule.needs.some((names) =>
      names.every((name) => classes.has(name)),
    );
    return isUsed ? rule.text : "";
  });
  return used.join("");
}
