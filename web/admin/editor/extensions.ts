import { Image } from "@tiptap/extension-image";
import { Link } from "@tiptap/extension-link";
import { StarterKit } from "@tiptap/starter-kit";
import { Extension, type Extensions } from "@tiptap/react";

/** Only pictures of our own: one from elsewhere would tell its host who reads here. */
const OwnImage = Image.extend({
  parseHTML: () => [
    { tag: 'img[src^="/uploads/"]' },
    { tag: 'img[src^="/images/"]' },
  ],
  addInputRules: () => [],
});

const SafeLink = Link.configure({
  autolink: false,
  openOnClick: false,
  defaultProtocol: "https",
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri: (address) => /^(https:|mailto:|tel:)/i.test(address),
});

/** Tab leaves this field as it leaves every other; these two move list items instead. */
const Indent = Extension.create({
  name: "indent",
  addKeyboardShortcuts() {
    return {
      "Mod-]": () => this.editor.commands.sinkListItem("listItem"),
      "Mod-[": () => this.editor.commands.liftListItem("listItem"),
    };
  },
});

const kit = StarterKit.configure({
  heading: { levels: [3, 4] },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  link: false,
  dropcursor: { class: "drop-cursor", color: false, width: 3 },
});

/** What a text may hold; the children's page shows no links, so its texts know none. */
export function extensionsFor(mayLink: boolean): Extensions {
  return [kit, OwnImage, Indent, ...(mayLink ? [SafeLink] : [])];
}
