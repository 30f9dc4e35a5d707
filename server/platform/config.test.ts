import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("SMS_COUNTRIES", () => {
  test("default to the United States and Puerto Rico", () => {
    expect(readConfig({}).smsCountries).toEqual(["US", "PR"]);
    expect(readConfig({ SMS_COUNTRIES: "MX, CA" }).smsCountries).toEqual([
      "MX",
      "CA",
    ]);
  });

  test.each(["", "Mexico", "US,XX", "us"])("rejects %j", (SMS_COUNTRIES) => {
    expect(() => readConfig({ SMS_COUNTRIES })).toThrow("SMS_COUNTRIES");
  });
});

test.each([
  { SMS_PROVIDER: "pigeon" },
  { HUMAN_CHECK: "maybe" },
  { CONTACT_US_TO: "nobody" },
  { TWILIO_ACCOUNT_SID: "123" },
  { TWILIO_FROM: "us" },
  { TWILIO_BASE_URL: "http://elsewhere.example" },
  { S3_ENDPOINT: "http://elsewhere.example" },
  { SMTP_URL: "https://mail.example" },
  { TRUST_PROXY: "true" },
  { TRUST_PROXY: "10.0.0.1, proxy" },
  { TRUST_PROXY: "10.0.0.0/33" },
  { TRUST_PROXY: "10.0.0.0/8/8" },
  { DRAIN_SECONDS: "soon" },
  { DATABASE_URL: "mysql://one/quiz" },
  { DATABASE_URL: "postgres://one,/quiz" },
  { DATABASE_URL: "postgres://one:5432,two:x/quiz" },
  { DATABASE_URL: "postgres://one,two/quiz?target_session_attrs=any" },
  { DATABASE_DIRECT_URL: "one:5432" },
])("rejects the settings %j", (env) => {
  expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
});

test("drains for five seconds by default behind a proxy", () => {
  expect(readConfig({}).drainSeconds).toBe(0);
  const behind = { TRUST_PROXY: "10.0.0.0/8, ::1, fd00::/8, loopback" };
  expect(readConfig(behind)).toMatchObject({
    drainSeconds: 5,
    trustedProxies: ["10.0.0.0/8", "::1", "fd00::/8", "loopback"],
  });
  expect(readConfig({ ...behind, DRAIN_SECONDS: "0" }).drainSeconds).toBe(0);
});

const twilio = {
  SMS_PROVIDER: "twilio",
  TWILIO_ACCOUNT_SID: "AC1",
  TWILIO_AUTH_TOKEN: "secret",
};

describe("providers", () => {
  test("are undefined by default", () => {
    expect(readConfig({})).toMatchObject({
      twilio: undefined,
      smtp: undefined,
      s3: undefined,
    });
    expect(readConfig({ ...twilio, SMS_PROVIDER: "" }).twilio).toBeUndefined();
  });

  test("are configured when all their settings are present", () => {
    expect(
      readConfig({ ...twilio, TWILIO_FROM: "+12015550100" }).twilio,
    ).toEqual({
      accountSid: "AC1",
      authToken: "secret",
      sender: { from: "+12015550100" },
      baseUrl: undefined,
    });
    const service = { TWILIO_MESSAGING_SERVICE_SID: "MG1" };
    expect(readConfig({ ...twilio, ...service }).twilio?.sender).toEqual({
      messagingServiceSid: "MG1",
    });
    const mail = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@b.example" };
    expect(readConfig(mail).smtp).toEqual({
      url: "smtp://mail.example",
      from: "a@b.example",
    });
    const store = {
      S3_BUCKET: "pictures",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
    };
    expect(readConfig(store).s3).toEqual({
      bucket: "pictures",
      accessKeyId: "id",
      secretAccessKey: "secret",
      endpoint: undefined,
      region: "us-east-1",
    });
  });

  test.each([
    [twilio, "TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID"],
    [{ SMS_PROVIDER: "twilio" }, "TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN"],
    [{ SMTP_URL: "smtp://mail.example" }, "MAIL_FROM"],
    [{ S3_BUCKET: "pictures" }, "S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY"],
  ])("are rejected when settings are missing: %j", (env, names) => {
    expect(() => readConfig(env)).toThrow(
      `These settings are missing: ${names}.`,
    );
  });
});
