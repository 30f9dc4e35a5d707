import { type ComponentType, useEffect, useState } from "react";
import { readText } from "#web/core/storage/storage.ts";

/** Notices for visitors who open the site again. Their code is loaded only if this phone has stored something. */
export function OpeningNotice() {
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    if (readText("user") !== undefined)
      void import("./opening-notices.tsx").then(
        (file) => setNotices(() => file.OpeningNotices),
        () => undefined,
      );
  }, []);
  return Notices && <Notices />;
}
