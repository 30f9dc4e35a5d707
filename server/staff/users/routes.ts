import * as contract from "#shared/contract/staff/users.ts";
import type { Services } from "#server/services.ts";
import { createChange } from "#server/content/editing/change.ts";
import { refuseOtherId } from "#server/platform/errors.ts";
import { newId } from "#server/platform/ids.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import {
  deleteUser,
  turnOffTwoStep,
  createUser,
  findKnownUser,
  hashGoodPassword,
  saveUser,
} from "./save.ts";
import { findUsers } from "./queries.ts";

export function userRoutes(services: Services): Route[] {
  const { db, config } = services;
  const change = createChange(services);
  return [
    route(contract.listUsers, () => findUsers(db)),

    route(contract.readUser, ({ params }) => findKnownUser(db, params.id)),

    route(contract.createUser, async (call) => {
      const { body, caller } = call;
      const _id = newId();
      const password = await hashGoodPassword(config, body, body.password);
      return change(call, { event: "user_added", subject: _id }, (trx) =>
        createUser(trx, { ...body, password, _id }, caller),
      );
    }),

    route(contract.saveUser, async (call) => {
      const { _id, name, email, password, roles } = call.body;
      const subject = call.params.id;
      refuseOtherId(subject, _id);
      const hashed = password !== undefined && {
        password: await hashGoodPassword(config, call.body, password),
      };
      const saved = { name, email, ...hashed, ...(roles && { roles }) };
      return change(call, { event: "user_saved", subject }, (trx) =>
        saveUser(trx, subject, saved, call.caller),
      );
    }),

    route(contract.deleteUser, (call) => {
      const subject = call.params.id;
      return change(call, { event: "user_deleted", subject }, (trx) =>
        deleteUser(trx, subject, call.caller),
      );
    }),

    route(contract.resetTwoStep, (call) => {
      const subject = call.params.id;
      return change(call, { event: "second_step_removed", subject }, (trx) =>
        turnOffTwoStep(trx, subject, call.caller),
      );
    }),
  ];
}
