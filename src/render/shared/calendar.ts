import { later } from "../../state/later";

/** The calendar of filters and forms, whose library is heavy. */
export const Calendar = later(
  () => import("../../widgets/range/calendar"),
  (module) => module.Calendar,
);
