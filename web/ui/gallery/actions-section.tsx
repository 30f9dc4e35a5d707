import ArrowRight from "lucide-react/icons/arrow-right";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { ButtonLink, Link, OutsideLink } from "#web/ui/actions/link.tsx";
import { Row } from "#web/ui/layout/page.tsx";
import { Section } from "./section.tsx";

const kinds = ["primary", "secondary", "quiet", "danger"] as const;

export function ActionsSection() {
  const [isPending, setPending] = useState(false);
  return (
    <Section title="Buttons and links">
      <Row>
        <Button iconAfter={ArrowRight}>Next</Button>
        <Button kind="secondary">Go back</Button>
        <Button kind="quiet">Not now</Button>
        <Button kind="danger" icon={Trash}>
          Delete
        </Button>
      </Row>
      <Row>
        {kinds.map((kind) => (
          <Button key={kind} kind={kind} disabled>
            Disabled
          </Button>
        ))}
      </Row>
      <Row>
        {kinds.map((kind) => (
          <Button key={kind} kind={kind} pending pendingLabel="Saving …">
            Save
          </Button>
        ))}
        <Button
          pending={isPending}
          pendingLabel="Saving …"
          onClick={() => setPending(true)}
        >
          Press to save
        </Button>
      </Row>
      <SmallOnes />
      <Links />
    </Section>
  );
}

function SmallOnes() {
  return (
    <Row>
      <Button compact icon={Plus}>
        Add one
      </Button>
      <Button compact kind="secondary">
        Compact
      </Button>
      <Button compact kind="quiet">
        Compact
      </Button>
      <IconButton icon={Pencil} label="Edit" />
      <IconButton icon={Trash} label="Delete" danger />
      <IconButton icon={Plus} label="Add" aria-pressed />
      <IconButton icon={Plus} label="Add" disabled />
    </Row>
  );
}

function Links() {
  return (
    <Row gap={5}>
      <ButtonLink to="#top" iconAfter={ArrowRight}>
        A link to the next step
      </ButtonLink>
      <Link to="#top" look="standalone">
        A link by itself
      </Link>
      <OutsideLink href="https://example.org" newTabLabel="opens in a new tab">
        Somebody else's page
      </OutsideLink>
    </Row>
  );
}
