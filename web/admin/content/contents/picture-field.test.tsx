import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act, useState } from "react";
import { expect, test, vi } from "vitest";
import { contentsWords } from "#web/i18n/admin/content/contents.words.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { PictureField } from "./picture-field.tsx";

const words = contentsWords.en;
const address = "/uploads/new.png";

function Form() {
  const [value, onChange] = useState("");
  const field = { value, onChange, error: undefined };
  return <PictureField id="photo" label="Photo" {...field} />;
}

/** Chooses a file; the test controls its upload. */
async function choose(type = "image/png") {
  const requests: UploadRequest[] = [];
  class UploadRequest {
    upload: { onprogress?: (event: object) => void } = {};
    onload = () => {};
    status = 0;
    responseText = "";
    open() {}
    setRequestHeader() {}
    send = () => void requests.push(this);
  }
  vi.stubGlobal("XMLHttpRequest", UploadRequest);
  vi.stubGlobal(
    "Image",
    class {
      decode = async () => {};
    },
  );
  await mount(<Form />);
  const user = userEvent.setup({ applyAccept: false });
  const file = new File(["bytes"], "me", { type });
  await user.upload(screen.getByLabelText("Photo"), file);
  return {
    requests,
    progress: (loaded: number) =>
      act(async () => requests[0]?.upload.onprogress?.({ loaded, total: 4 })),
    answer: (status: number, body: object) =>
      act(async () => {
        Object.assign(requests[0] ?? {}, {
          status,
          responseText: JSON.stringify(body),
        });
        requests[0]?.onload();
      }),
  };
}

test("uploads a chosen picture at once, and shows it when it is stored", async () => {
  const { progress, answer } = await choose();
  expect(screen.getByText(words.uploading("0%"))).toBeDefined();
  await progress(3);
  expect(screen.getByText(words.uploading("75%"))).toBeDefined();
  await answer(200, { Data: [{ Location: address }] });
  expect(await screen.findByText(words.chooseOther)).toBeDefined();
  expect(screen.getByAltText("").getAttribute("src")).toBe(address);
});

test("removing a picture returns the focus to the field", async () => {
  const { answer } = await choose();
  await answer(200, { Data: [{ Location: address }] });
  await screen.findByText(words.chooseOther);
  await userEvent.click(screen.getByRole("button", { name: /Photo/ }));
  expect(document.activeElement).toBe(screen.getByLabelText("Photo"));
  expect(screen.queryByAltText("")).toBeNull();
});

test("shows a refusal from the server at the field", async () => {
  const { answer } = await choose();
  await answer(413, { errors: [{ code: "too_large", values: { most: 5 } }] });
  expect(screen.getByLabelText("Photo").ariaInvalid).toBe("true");
  expect(screen.getByText(words.choose)).toBeDefined();
  expect(screen.getByText(words.noPicture)).toBeDefined();
});

test("refuses a file that is not a picture before uploading it", async () => {
  const { requests } = await choose("image/svg+xml");
  expect(screen.getByText(refusalWords.en.unsupported_type)).toBeDefined();
  expect(requests).toEqual([]);
});
