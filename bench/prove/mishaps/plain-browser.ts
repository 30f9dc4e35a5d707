import { type Cut, type Reply, send } from "./wire.ts";

export type Fields = Record<string, string>;

/** A page as it stands there: where, and what its form brings along. */
export type Screen = { path: string; html: string };

export type PlainBrowser = ReturnType<typeof createPlainBrowser>;

const sealed = /name="visit" value="([\w-]+)"/;

/** A browser without scripts, which may keep cookies or not: pages, forms, redirects. */
export function createPlainBrowser(url: string, keepsCookies: boolean) {
  const jar = new Map<string, string>();

  function takeCookies({ cookies }: Reply) {
    for (const cookie of cookies) {
      const [pair = ""] = cookie.split(";");
      const [name = "", value = ""] = pair.split("=");
      if (/max-age=0(;|$)/i.test(cookie)) jar.delete(name);
      else if (keepsCookies) jar.set(name, value);
    }
  }

  const cookie = () => [...jar].map((pair) => pair.join("=")).join("; ");

  async function open(path: string): Promise<Screen> {
    const headers = { cookie: cookie() };
    const reply = await send(url, { method: "GET", path, headers });
    if (!reply) throw new Error(`${path}: no answer`);
    takeCookies(reply);
    return arrive(path, reply);
  }

  async function arrive(path: string, reply: Reply): Promise<Screen> {
    if (reply.status === 303 || reply.status === 302)
      return open(reply.location.replace(url, ""));
    if (reply.status >= 500) throw new Error(`${path}: ${reply.status}`);
    // Without cookies the next screen stands at the address of the last form.
    const isCarried = sealed.test(reply.body);
    const action =
      /<form[^>]* action="(\/(?:quiz|question|rank|results)[^"]*)"/;
    const shown = isCarried ? action.exec(reply.body)?.[1] : undefined;
    return { path: shown ?? path.replace(/[?#].*/, ""), html: reply.body };
  }

  /** The next screen; undefined where the connection broke. */
  async function submit(
    { path, html }: Screen,
    fields: Fields,
    cut?: Cut,
  ): Promise<Screen | undefined> {
    const visit = sealed.exec(html)?.[1];
    const body = new URLSearchParams({ ...fields, ...(visit && { visit }) });
    const reply = await send(url, {
      method: "POST",
      path,
      cut,
      body: body.toString(),
      headers: {
        cookie: cookie(),
        "content-type": "application/x-www-form-urlencoded",
      },
    });
    if (!reply) return undefined;
    takeCookies(reply);
    return arrive(path, reply);
  }

  return {
    open,
    submit,
    keepsCookies,
    wipe: () => jar.clear(),
  };
}
