import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from "node:crypto";

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The subset of CBOR needed for public keys and attestations. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, amount: number) => {
    if (amount < 24) return Buffer.from([(major << 5) | amount]);
    if (amount < 256) return Buffer.from([(major << 5) | 24, amount]);
    return Buffer.from([(major << 5) | 25, amount >> 8, amount & 255]);
  };
  if (typeof value === "number")
    return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value))
    return Buffer.concat([head(2, value.length), value]);
  const inner = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...inner]);
}

type Options = { challenge: string };
type How = {
  origin: string;
  host?: string;
  /** Whether the user was verified by fingerprint, face or PIN. */
  verifies?: boolean;
  /** The counter. By default it increases with each use. */
  counter?: number;
};

const sha256 = (bytes: string | Buffer) =>
  createHash("sha256").update(bytes).digest();

function clientData(type: string, { challenge }: Options, { origin }: How) {
  const data = { type, challenge, origin, crossOrigin: false };
  return Buffer.from(JSON.stringify(data));
}

/** The passkey's id and public key in the format of an attestation. */
function attested(id: Buffer, publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const key = new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, "base64url")],
    [-3, Buffer.from(y, "base64url")],
  ]);
  const length = Buffer.from([0, id.length]);
  return Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]);
}

/** A software security key (ES256) that creates and uses one passkey according to WebAuthn. */
export function createKey() {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
  });
  let count = 0;

  function authData(how: How, attested?: Buffer): Buffer {
    const { verifies = true, host = new URL(how.origin).hostname } = how;
    count = how.counter ?? count + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const flags = 1 | (verifies ? 4 : 0) | (attested ? 64 : 0);
    const parts = [sha256(host), Buffer.from([flags]), counter];
    return Buffer.concat(attested ? [...parts, attested] : parts);
  }

  const answer = <Response>(response: Response) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    response,
    clientExtensionResults: {},
  });

  return {
    /** The browser's response for a new passkey. */
    make: (options: Options, how: How) => {
      const attestation = new Map<string, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData(how, attested(id, publicKey))],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", options, how).toString(
          "base64url",
        ),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["usb"],
      });
    },
    /** The browser's response for a sign-in. */
    use: (options: Options, how: How, userHandle?: string) => {
      const client = clientData("webauthn.get", options, how);
      const data = authData(how);
      const signature = sign(
        "sha256",
        Buffer.concat([data, sha256(client)]),
        privateKey,
      );
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
        ...(userHandle !== undefined && { userHandle }),
      });
    },
  };
}
