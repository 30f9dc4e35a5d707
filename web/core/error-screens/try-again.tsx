import { useRevalidator } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";

/** Retries the loaders of a screen that failed; stays on the screen when offline. */
export function TryAgain({ label }: { label: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Button
      pending={state === "loading"}
      pendingLabel={label}
      onClick={() => void revalidate()}
    >
      {label}
    </Button>
  );
}
