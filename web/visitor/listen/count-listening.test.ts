import { expect, test, vi } from "vitest";
import * as events from "#web/core/events.ts";
import { countListening } from "./count-listening.ts";

test("counts each event once in each language", () => {
  const track = vi.spyOn(events, "track").mockReturnValue();
  countListening("listen_offered", "/question/{number}", "en");
  countListening("listen_offered", "/results/{id}", "en");
  countListening("listened", "/results/{id}", "en");
  countListening("listened", "/results/{id}", "en");
  countListening("listen_offered", "/results/{id}", "es");
  expect(track.mock.calls).toEqual([
    ["listen_offered", { place: "/question/{number}" }],
    ["listened", { place: "/results/{id}" }],
    ["listen_offered", { place: "/results/{id}" }],
  ]);
});
