// npm run stand-ins: runs stand-ins for all providers on this machine until Ctrl-C.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { startIdentityProvider } from "./identity-provider.ts";
import { startS3StandIn } from "./s3.ts";
import { startTwilioStandIn } from "./twilio.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

const ports = { twilio: 4010, smtp: 4025, identities: 4040, s3: 4572 };

const twilio = await startTwilioStandIn({
  port: ports.twilio,
  accepting: ({ to, body }) => say(`\nText to ${to}:\n${body}`),
});
const s3 = await startS3StandIn(
  await mkdtemp(join(tmpdir(), "hpv-quiz-s3-")),
  ports.s3,
);
const identities = await startIdentityProvider({
  people: new Map(
    ["admin", "editor", "inviter", "researcher"].map((role) => [
      role,
      {
        email: `${role}@clinic.example`,
        email_verified: true,
        name: `Placeholder ${role}`,
        groups: [role],
      },
    ]),
  ),
  site: () => process.env["PUBLIC_URL"] ?? "http://localhost:3000",
  port: ports.identities,
});
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    void text(stream).then((mail) => {
      say(`\nMail:\n${mail}`);
      done();
    });
  },
});
smtp.listen(ports.smtp, "127.0.0.1");

say("Start the product with these settings:\n");
for (const [name, value] of Object.entries({
  ...twilio.env,
  SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  MAIL_FROM: "quiz@clinic.example",
  CONTACT_US_TO: "desk@clinic.example",
  ...s3.env,
  ...identities.env,
  OIDC_DOMAINS: "clinic.example",
  OIDC_ROLES:
    "admin=admin; editor=editor; inviter=inviter; researcher=researcher",
}))
  say(`export ${name}='${value}'`);
