import { later } from "../../state/later";

/** What a menu code allows, once somebody is at it. */
export const Allows = later(
  () => import("./allows"),
  (module) => module.Allows,
);

/** What a user with some codes sees. */
export const Sights = later(
  () => import("./sights"),
  (module) => module.Sights,
);
