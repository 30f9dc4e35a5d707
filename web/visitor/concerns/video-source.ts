import { isWebAddress } from "#shared/rules/web-address.ts";

export type VideoSource = {
  /** Whose video it is, as people know it: YouTube, Vimeo, or the address of the site. */
  host: string;
  /** What may be shown inside the page; undefined for sites that are only linked. */
  frame: string | undefined;
};

const youTubeHosts = /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/;
const vimeoHosts = /^(?:www\.|player\.)?vimeo\.com$/;

function youTubeId({ hostname, pathname, searchParams }: URL) {
  const found =
    hostname === "youtu.be"
      ? pathname.slice(1)
      : (searchParams.get("v") ??
        /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1]);
  return found && /^[\w-]{11}$/.test(found) ? found : undefined;
}

function vimeoFrame({ pathname, searchParams }: URL) {
  const [, id, hash = searchParams.get("h")] =
    /^\/(?:video\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const secret = hash && /^\w+$/.test(hash) ? `&h=${hash}` : "";
  return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${secret}`;
}

/** Rebuilds the address that may be framed from the one staff pasted; nothing of it is taken as it is. */
export function videoSource(
  link: string,
  language: string,
): VideoSource | undefined {
  if (!isWebAddress(link)) return undefined;
  const address = new URL(link);
  const host = address.hostname;
  if (youTubeHosts.test(host)) {
    const id = youTubeId(address);
    const frame = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=${language}&cc_load_policy=1&cc_lang_pref=${language}`;
    return { host: "YouTube", frame: id && frame };
  }
  if (vimeoHosts.test(host))
    return { host: "Vimeo", frame: vimeoFrame(address) };
  return { host: host.replace(/^www\./, ""), frame: undefined };
}
