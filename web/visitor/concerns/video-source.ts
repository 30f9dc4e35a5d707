import { isWebAddress } from "#shared/rules/web-address.ts";

export type VideoSource = {
  /** The name of the video's host: YouTube, Vimeo, or the site's address. */
  host: string;
  /** The address to embed. Undefined for sites to which the page only links. */
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

/** Builds the address to embed from the video's id in the pasted address. Never embeds the pasted address itself. */
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
