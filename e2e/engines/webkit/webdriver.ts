type Answer = { value: unknown };

export type WebDriver = Awaited<ReturnType<typeof openSession>>;

/** A session of W3C WebDriver: each command is one HTTP call. */
export async function openSession(driver: string, capabilities: object) {
  async function ask<Result>(
    method: string,
    path: string,
    body?: object,
  ): Promise<Result> {
    const response = await fetch(driver + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as Answer;
    if (response.ok) return value as Result;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  }
  const { sessionId } = await ask<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: capabilities },
  });
  const path = (command: string) => `/session/${sessionId}${command}`;
  return {
    get: <Result>(command: string) => ask<Result>("GET", path(command)),
    post: <Result>(command: string, body: object = {}) =>
      ask<Result>("POST", path(command), body),
    end: () => ask("DELETE", path("")),
  };
}
