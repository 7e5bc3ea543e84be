import { once } from "../state/later";

/** The renderer's code, fetched when the first screen is. */
export const importScreenRoute = once(() => import("../render/screen/screen-route"));
