import {
  createUser,
  deleteUser,
  listUsers,
  readUser,
  saveUser,
} from "#shared/contract/users.ts";
import type { Services } from "#server/services.ts";
import { needRecentSignIn } from "#server/auth/recent-sign-in.ts";
import { changeWith } from "#server/editing/change.ts";
import { refuseOtherId } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import { type Route, route } from "#server/http/route.ts";
import {
  addUser,
  changeUser,
  findKnownUser,
  hashGoodPassword,
  removeUser,
} from "./change-users.ts";
import { findUsers } from "./queries.ts";

export function userRoutes(services: Services): Route[] {
  const { db, config } = services;
  const change = changeWith(services);
  return [
    route(listUsers, () => findUsers(db)),

    route(readUser, ({ params }) => findKnownUser(db, params.id)),

    route(createUser, async (call) => {
      await needRecentSignIn(db, call.caller.session);
      const _id = newId();
      const password = await hashGoodPassword(
        config,
        call.body,
        call.body.password,
      );
      return change(call, { event: "user_added", subject: _id }, (trx) =>
        addUser(trx, { ...call.body, password, _id }),
      );
    }),

    route(saveUser, async (call) => {
      const { _id, name, email, password } = call.body;
      const subject = call.params.id;
      refuseOtherId(subject, _id);
      const hashed =
        password === undefined
          ? {}
          : { password: await hashGoodPassword(config, call.body, password) };
      return change(call, { event: "user_saved", subject }, (trx) =>
        changeUser(
          trx,
          subject,
          { name, email, ...hashed },
          call.caller.session,
        ),
      );
    }),

    route(deleteUser, (call) => {
      const subject = call.params.id;
      return change(call, { event: "user_deleted", subject }, (trx) =>
        removeUser(trx, subject, call.caller),
      );
    }),
  ];
}
