/** The renderer's code, fetched when the first screen is. */
export const importScreenRoute = () => import("../render/screen/screen-route");
