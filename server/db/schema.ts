import type { Generated } from "kysely";
import type { Concern } from "#shared/contract/concerns.ts";
import type { Question } from "#shared/contract/questions.ts";
import type { Settings } from "#shared/contract/settings.ts";

type Placed = { position: number };

/** The tables of migrations/*.sql, column by column. */
export interface Schema {
  users: {
    _id: string;
    name: string;
    email: string;
    password: string;
    lastsignin: Date | null;
    created: Generated<Date>;
  };
  sessions: {
    token_hash: Buffer;
    user: string;
    created: Generated<Date>;
    last_seen: Generated<Date>;
  };
  setup_links: { token_hash: Buffer; created: Generated<Date> };
  audit: {
    number: Generated<string>;
    date: Generated<Date>;
    event: string;
    user: string | null;
    network: string | null;
    subject: string | null;
  };
  settings: { section: keyof Settings; content: Settings[keyof Settings] };
  concerns: Concern & Placed;
  questions: Question & Placed;
}
