import type { ComponentProps, ReactElement } from "react";
import { Aside } from "../../state/aside";
import { later } from "../../state/later";

const AllowsPart = later(
  () => import("./allows"),
  (module) => module.Allows,
);

const SightsPart = later(
  () => import("./sights"),
  (module) => module.Sights,
);

/** What a menu code allows, once somebody is at it. A form stays as it is where that cannot be had. */
export function Allows(props: ComponentProps<typeof AllowsPart>): ReactElement {
  return (
    <Aside>
      <AllowsPart {...props} />
    </Aside>
  );
}

/** What a user with some codes sees; likewise. */
export function Sights(props: ComponentProps<typeof SightsPart>): ReactElement {
  return (
    <Aside>
      <SightsPart {...props} />
    </Aside>
  );
}
