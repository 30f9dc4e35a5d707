import { useRevalidator } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";

/** Asks once more for what this screen could not load; without a connection the screen stays. */
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
