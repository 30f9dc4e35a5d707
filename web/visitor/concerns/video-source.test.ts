import { expect, test } from "vitest";
import { videoSource } from "./video-source.ts";

const frameOf = (link: string) => videoSource(link, "en")?.frame;

test.each([
  "https://www.youtube.com/watch?v=aB3_dE-fG9h",
  "https://m.youtube.com/watch?t=3&v=aB3_dE-fG9h&list=x",
  "https://youtu.be/aB3_dE-fG9h?si=tracking",
  "https://www.youtube.com/shorts/aB3_dE-fG9h",
  "https://youtube.com/live/aB3_dE-fG9h?feature=share",
  "https://www.youtube-nocookie.com/embed/aB3_dE-fG9h",
])("%s is embedded from the host without cookies", (link) => {
  const frame = new URL(frameOf(link) ?? "");
  expect(frame.origin + frame.pathname).toBe(
    "https://www.youtube-nocookie.com/embed/aB3_dE-fG9h",
  );
  expect(frame.search).not.toMatch(/si=|list=|feature=/);
});

test("requests captions in the page's language", () => {
  const link = "https://youtu.be/aB3_dE-fG9h";
  expect(videoSource(link, "es")?.frame).toContain("cc_lang_pref=es");
});

test.each([
  ["https://vimeo.com/76979871", ""],
  ["https://vimeo.com/76979871/8272103f6e", "&h=8272103f6e"],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", "&h=8272103f6e"],
])("%s is embedded from Vimeo with do-not-track", (link, hash) => {
  expect(frameOf(link)).toBe(
    `https://player.vimeo.com/video/76979871?dnt=1&autoplay=1${hash}`,
  );
});

test.each([
  "https://www.cancer.gov/some-video",
  "https://youtube.com.evil.example/watch?v=aB3_dE-fG9h",
  "https://www.youtube.com/watch?v=%22onload%3D",
  "https://www.youtube.com/@channel",
  "https://vimeo.com/channels/staffpicks",
])("%s is only linked, never framed", (link) => {
  expect(videoSource(link, "en")).toMatchObject({ frame: undefined });
});

test("returns no video without an address, and names any other site by its host", () => {
  expect(videoSource("", "en")).toBeUndefined();
  expect(videoSource("https://www.cancer.gov/video", "en")?.host).toBe(
    "cancer.gov",
  );
});
