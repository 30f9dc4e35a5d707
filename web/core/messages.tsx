import { Alert } from "#web/ui/notices/alert.tsx";

/** The server's messages, each as a separate alert. */
export function Messages({ of }: { of: string[] }) {
  return of.map((message) => (
    <Alert key={message} kind="danger">
      {message}
    </Alert>
  ));
}
