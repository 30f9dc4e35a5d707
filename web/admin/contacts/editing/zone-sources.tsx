import { spokenZones, type Whereabouts } from "#shared/rules/texting/zones.ts";
import { useWords } from "#web/core/language.tsx";
import { textingWords } from "#web/i18n/admin/messages/texting.ts";

/** By whose clocks texts go to this family, and how that is known. */
export function ZoneSources(family: Whereabouts) {
  const words = useWords(textingWords);
  const sources = spokenZones(family).map(({ source, zones }) => {
    const places = zones.map((zone) =>
      zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " "),
    );
    return `${places.join(", ")} (${words.sources[source]})`;
  });
  if (sources.length === 0) return <>{words.noZone}</>;
  return <>{words.zones(sources.join("; "))}</>;
}
