import { type ReactElement, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { TOUR_KEY } from "../../domain/preference-keys";
import { useInside } from "../../state/inside";
import { later } from "../../state/later";
import { asksForTour } from "../../state/tour";

const Tour = later(
  () => import("./tour/tour"),
  (module) => module.Tour,
);

/**
 * The tour, shown by itself to whom it never was, and to who asks for it. To be drawn once the server has said whether it was: where it
 * cannot say, nobody is shown around. It counts as seen from its beginning: whoever leaves it at once is not asked again.
 */
export function HomeTour(): ReactElement | null {
  const { userSettings } = useInside();
  const navigate = useNavigate();
  const isAsked = asksForTour(useLocation());
  const [isFirst, setFirst] = useState(() => userSettings.knows(TOUR_KEY) && userSettings.get(TOUR_KEY) === undefined);
  const open = isAsked || isFirst;
  useEffect(() => {
    if (open) userSettings.save(TOUR_KEY, "seen");
  }, [open, userSettings]);
  const close = (): void => {
    setFirst(false);
    if (isAsked) void navigate(".", { replace: true, state: null });
  };
  return open ? <Tour onClose={close} /> : null;
}
