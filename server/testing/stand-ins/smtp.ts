import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type Letter = { to: string; content: string };

/** A mail server that stores received mail; `next` waits for the next one. */
export async function startSmtpStandIn() {
  const letters: Letter[] = [];
  const waiting: ((letter: Letter) => void)[] = [];
  let read = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, { envelope }, done) {
      void text(stream).then((content) => {
        const to = envelope.rcptTo.map(({ address }) => address).join();
        const letter = { to, content: plain(content) };
        letters.push(letter);
        waiting.shift()?.(letter);
        done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve()),
  );
  const { port } = server.server.address() as AddressInfo;
  async function next(): Promise<Letter> {
    const letter =
      letters[read] ??
      (await new Promise<Letter>((resolve) => waiting.push(resolve)));
    read += 1;
    return letter;
  }
  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "quiz@clinic.example",
    },
    letters,
    next,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Decodes base64 or quoted-printable text. */
function plain(content: string): string {
  if (/^content-transfer-encoding: base64/im.test(content)) {
    const [head = "", ...body] = content.split("\r\n\r\n");
    return `${head}\n\n${Buffer.from(body.join(""), "base64").toString()}`;
  }
  return content.replaceAll(/=\r?\n/g, "").replaceAll(/=3D/g, "=");
}

/** The token after the # of the link in a mail. */
export function secretIn(words: string): string {
  return /#\w+=([\w-]+)/.exec(words)?.[1] ?? "";
}
