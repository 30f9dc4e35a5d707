import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { smtpMail } from "./smtp.ts";

async function createMail(options: SMTPServerOptions = {}) {
  const received: { from: unknown; to: unknown[]; content: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, { envelope }, done) {
      void text(stream).then((content) => {
        const { mailFrom, rcptTo } = envelope;
        const from = mailFrom && mailFrom.address;
        received.push({
          from,
          to: rcptTo.map((each) => each.address),
          content,
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  const lines = new Set<Socket>();
  server.server.on("connection", (line) => lines.add(line));
  const cut = () => lines.forEach((line) => line.destroy());
  await new Promise<void>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve()),
  );
  const stop = () =>
    new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  const { port } = server.server.address() as AddressInfo;
  const { send } = smtpMail({
    url: `smtp://127.0.0.1:${port}`,
    from: "quiz@clinic.example",
  });
  const letter = {
    _id: newId(),
    to: "desk@clinic.example",
    replyto: "maria@family.example",
    subject: "Contact us",
    claimed: null,
    body: "¿Cuándo es la próxima visita?\nGracias — María 🙂",
  };
  return { received, send, letter, stop, cut };
}

const refusal = (responseCode: number) =>
  Object.assign(new Error("no"), { responseCode });

test("sends from the site's address with the sender as reply-to", async () => {
  const { send, letter, received } = await createMail();
  expect(await send(letter)).toEqual({ state: "sent", id: null });
  expect(received).toHaveLength(1);
  const [{ from, to, content } = { from: "", to: [], content: "" }] = received;
  expect(from).toBe("quiz@clinic.example");
  expect(to).toEqual(["desk@clinic.example"]);
  expect(content).toMatch(/^Reply-To: maria@family\.example\r$/m);
  expect(content).toMatch(/^Subject: Contact us\r$/m);
  const encoded = content.split("\r\n\r\n").slice(1).join("");
  const plain = /base64/.test(content)
    ? Buffer.from(encoded, "base64").toString()
    : encoded;
  expect(decode(plain)).toContain("próxima visita");
});

test.each([
  "eve@x.example\r\nBcc: all@clinic.example",
  "eve@x.example, all@clinic.example",
  '"a" <eve@x.example>, all@clinic.example',
])("adds no header or recipient for the reply-to %j", async (replyto) => {
  const { send, letter, received } = await createMail();
  await send({
    ...letter,
    replyto,
    subject: "Hello\r\nBcc: all@clinic.example",
  });
  for (const { to, content } of received) {
    expect(to).toEqual(["desk@clinic.example"]);
    const head = content.split("\r\n\r\n")[0] ?? "";
    expect(head).not.toMatch(/^(Bcc|Cc|X-\w+):/im);
  }
});

test("reports failure when the mailbox does not exist", async () => {
  const { send, letter } = await createMail({
    onRcptTo: (_address, _session, done) => done(refusal(550)),
  });
  expect(await send(letter)).toEqual({ state: "failed", problem: "refused" });
});

test("reports busy when the server is busy", async () => {
  const { send, letter } = await createMail({
    onRcptTo: (_address, _session, done) => done(refusal(451)),
  });
  expect(await send(letter)).toEqual({ state: "busy" });
});

test("reports busy when the server does not answer", async () => {
  const { send, letter, stop } = await createMail();
  await stop();
  expect(await send(letter)).toEqual({ state: "busy" });
});

test("reports doubt when the connection breaks after the mail was sent", async () => {
  const { send, letter, cut } = await createMail({
    onData: (stream) => stream.resume().on("end", () => cut()),
  });
  expect(await send(letter)).toEqual({ state: "doubt" });
});

function decode(text: string): string {
  const bytes = text
    .replaceAll("=\r\n", "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString();
}
