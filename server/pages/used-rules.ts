/** A piece of a stylesheet: for each of its selectors, the classes without which it matches nothing. */
type Rule = { text: string; needs: string[][] };
type Group = { head: string; rules: Rules };
export type Rules = (Rule | Group)[];

/** The rules of a stylesheet as the build writes it, without comments and nesting. */
export function rulesOf(css: string): Rules {
  return pieces(css).map((text) => {
    const opens = text.indexOf("{");
    const head = text.slice(0, opens);
    if (/^@(media|supports)/.test(head))
      return { head, rules: rulesOf(text.slice(opens + 1, -1)) };
    return { text, needs: head.startsWith("@") ? [[]] : neededBy(head) };
  });
}

/** Cut behind what closes a block, and behind a statement that has none. */
function pieces(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (depth > 0 || sign === "{") continue;
    found.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return found;
}

/** What stands in brackets, as in `:not(.a)`, need not be there. */
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

/** As much of it as can match something in a page with these classes. */
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
