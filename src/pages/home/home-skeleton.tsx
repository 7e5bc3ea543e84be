import type { ReactElement } from "react";
import { CardSkeleton } from "../../render/dashboard/card-states";

/** Stands in the place of the cards until it is known which there are. */
export function HomeSkeleton(): ReactElement {
  return (
    <div className="home-cards" aria-busy="true">
      <div className="home-card home-card-full home-panel home-waiting">
        <CardSkeleton />
      </div>
    </div>
  );
}
