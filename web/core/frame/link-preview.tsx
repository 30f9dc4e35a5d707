import { useWords } from "#web/core/language.tsx";
import { usePublicUrl } from "#web/core/public-url.ts";
import { linkPreviewWords } from "#web/i18n/core/link-preview.words.ts";
import { useSite, useSiteName } from "./site.ts";

/** The preview of a link in messaging apps, with the clinic's name first. Rendered on the server only. */
export const LinkPreview = import.meta.env.SSR ? Tags : () => null;

function Tags() {
  const { description } = useWords(linkPreviewWords);
  const publicUrl = usePublicUrl();
  const { clinicname = "", logo = "" } = useSite()?.clinic ?? {};
  const title = [clinicname, useSiteName()].filter(Boolean).join(" · ");
  const picture = new URL(logo || "/images/icon-512.png", publicUrl).href;
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
    </>
  );
}
