import { type ComponentType, useEffect, useState } from "react";
import { readText } from "#web/core/storage/storage.ts";

/** What this phone has to say when it is opened again: most have kept nothing, and fetch neither the words nor what looks after it. */
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
