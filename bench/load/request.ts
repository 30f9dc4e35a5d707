/** A placeholder that is replaced by a new idempotency key in each request. */
export const keyMark = "{key of this request}";

// The headers of a real browser, which the server has to parse.
const browser = [
  "Host: localhost",
  "Connection: keep-alive",
  'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24", "Google Chrome";v="140"',
  "sec-ch-ua-mobile: ?1",
  'sec-ch-ua-platform: "Android"',
  "User-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  "Accept-Encoding: gzip, deflate, br, zstd",
  "Accept-Language: en-US,en;q=0.9",
];

const forPage = [
  "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8",
  "Sec-Fetch-Site: none",
  "Sec-Fetch-Mode: navigate",
  "Sec-Fetch-User: ?1",
  "Sec-Fetch-Dest: document",
  "Upgrade-Insecure-Requests: 1",
];

const forCall = [
  "Accept: */*",
  "Sec-Fetch-Site: same-origin",
  "Sec-Fetch-Mode: cors",
  "Sec-Fetch-Dest: empty",
  "Referer: http://localhost/quiz",
];

function written(lines: string[], headers: Record<string, string>): string {
  const own = Object.entries(headers).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${[...lines, ...own].join("\r\n")}\r\n\r\n`;
}

/** The raw text of a request such as `GET /quiz` or `POST /api/events`. */
export function requestOf(
  line: string,
  body?: object,
  headers: Record<string, string> = {},
): string {
  const json = body === undefined ? "" : JSON.stringify(body);
  const own = {
    ...(json && {
      "Content-Type": "application/json",
      "Content-Length": String(Buffer.byteLength(json)),
      Origin: "http://localhost",
    }),
    ...headers,
  };
  const isPage = line.startsWith("GET ") && !line.includes("/api/");
  const lines = [
    `${line} HTTP/1.1`,
    ...browser,
    ...(isPage ? forPage : forCall),
  ];
  return written(lines, own) + json;
}
