/** Under which a user's preferences say that the tour of the console was shown. */
export const TOUR_KEY = "tour";
