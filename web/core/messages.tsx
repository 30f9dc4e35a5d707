import { Alert } from "#web/ui/notices/alert.tsx";

/** The server's messages, each as an alert of its own. */
export function Messages({ of }: { of: string[] }) {
  return of.map((message) => (
    <Alert key={message} kind="danger">
      {message}
    </Alert>
  ));
}
