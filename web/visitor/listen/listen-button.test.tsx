import { act } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "#web/core/language.tsx";
import { fakeSpeech } from "#web/testing/fake-speech.ts";
import { mount } from "#web/testing/mount.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import * as listening from "./count-listening.ts";
import { ListenButton } from "./listen-button.tsx";

// jsdom has no layout.
beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, 100, 20),
  );
});

function Panels() {
  return (
    <LanguageProvider language="es">
      {["Uno", "Dos"].map((topic) => (
        <details key={topic} open lang="es">
          <summary>{topic}</summary>
          <ListenButton place="/concerns" topic={topic} />
          <p>
            Texto <b>de</b> {topic}.
          </p>
          <p lang="en">English text.</p>
          <p>
            <a href="#x">Otra página</a>
          </p>
          <textarea defaultValue="Mi pregunta" />
          <details>
            <summary>Cerrado</summary>
          </details>
        </details>
      ))}
    </LanguageProvider>
  );
}

async function mountPanels() {
  const view = await mount(<Panels />);
  const press = (name: string) =>
    view.user.click(view.screen.getByRole("button", { name }));
  return { ...view, press };
}

const spanish = () => ({ lang: "es-US" });

test("without a voice for the language there is no button, until one arrives", async () => {
  const { addVoice } = fakeSpeech([{ lang: "en-US" }]);
  const { screen } = await mountPanels();
  expect(screen.queryByRole("button")).toBeNull();
  act(() => addVoice(spanish()));
  screen.getByRole("button", { name: "Escuchar: Uno" });
});

test("in a browser that cannot speak there is no button", async () => {
  vi.stubGlobal("speechSynthesis", undefined);
  const { screen } = await mountPanels();
  expect(screen.queryByRole("button")).toBeNull();
});

test("reads the visible text of its panel, and leaves out other languages, links, and what was typed", async () => {
  const { texts, end } = fakeSpeech([spanish()]);
  const { press, screen, container } = await mountPanels();
  await press("Escuchar: Uno");
  await vi.waitFor(() => expect(texts()).toEqual(["Uno"]));
  expect(container.querySelector("[data-reading]")?.textContent).toBe("Uno");
  end();
  await vi.waitFor(() => expect(texts()).toEqual(["Uno", "Texto de Uno."]));
  const marks = () => container.querySelectorAll("[data-reading]");
  await act(async () => {
    end();
    await vi.waitFor(() => expect(marks()).toHaveLength(0));
  });
  screen.getByRole("button", { name: "Escuchar: Uno" });
});

test("counts that it is offered, and that it was used", async () => {
  const counted = vi.spyOn(listening, "countListening").mockReturnValue();
  fakeSpeech([spanish()]);
  const { press } = await mountPanels();
  const offered = ["listen_offered", "/concerns", "es"];
  expect(counted.mock.calls).toEqual([offered, offered]);
  await press("Escuchar: Dos");
  expect(counted.mock.calls[2]).toEqual(["listened", "/concerns", "es"]);
});

test("reads another language in its own voice", async () => {
  const { spoken, end } = fakeSpeech([spanish(), { lang: "en-GB" }]);
  const { press } = await mountPanels();
  await press("Escuchar: Uno");
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(spoken).toHaveLength(count));
    if (count < 3) end();
  }
  expect(spoken[2]).toMatchObject({ text: "English text.", lang: "en-GB" });
});

test("the button stops the reading, and another one replaces it", async () => {
  const { speech, texts } = fakeSpeech([spanish()]);
  const { press, screen } = await mountPanels();
  await press("Escuchar: Uno");
  await vi.waitFor(() => expect(texts()).toEqual(["Uno"]));
  await press("Detener: Uno");
  expect(speech.speaking).toBe(false);
  await press("Escuchar: Uno");
  await vi.waitFor(() => expect(texts()).toEqual(["Uno", "Uno"]));
  await press("Escuchar: Dos");
  await vi.waitFor(() => expect(texts()).toEqual(["Uno", "Uno", "Dos"]));
  screen.getByRole("button", { name: "Escuchar: Uno" });
  screen.getByRole("button", { name: "Detener: Dos" });
});

const departures: Record<
  string,
  (view: Awaited<ReturnType<typeof mountPanels>>) => void
> = {
  "the panel is closed": ({ container }) => {
    const panel = container.querySelector("details");
    panel?.removeAttribute("open");
    panel?.dispatchEvent(new Event("toggle"));
  },
  "the page is hidden": () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
  },
  "the page is left": () => window.dispatchEvent(new Event("pagehide")),
  "the screen changes": ({ unmount }) => unmount(),
};

for (const [name, leave] of Object.entries(departures))
  test(`stops when ${name}`, async () => {
    const { speech, texts } = fakeSpeech([spanish()]);
    const view = await mountPanels();
    await view.press("Escuchar: Uno");
    await vi.waitFor(() => expect(texts()).toEqual(["Uno"]));
    act(() => leave(view));
    expect(speech.speaking).toBe(false);
  });

test("says so if the device fails", async () => {
  const { spoken } = fakeSpeech([spanish()]);
  const { press, screen } = await mountPanels();
  await press("Escuchar: Uno");
  await vi.waitFor(() => expect(spoken).toHaveLength(1));
  spoken[0]?.onerror?.({ error: "audio-hardware" });
  await screen.findByRole("button", { name: "Escuchar: Uno" });
  expect(toasts.shown()).toMatchObject([
    { text: "No se puede leer en voz alta ahora." },
  ]);
});
