import { z } from "zod";
import { explain } from "../explain";
import { wordsSchema, wordsShape } from "../words";
import { schemaKey } from "./common";

/** Controls of the console that a step of the tour can point at. */
export const tourStops = ["menu", "palette", "messages", "settings", "home", "help"] as const;

/** config/tour.json: what a first visit of home points out. */
export const tourSchema = z.strictObject({
  ...schemaKey,
  steps: z
    .array(
      z.strictObject({
        ...wordsShape,
        at: z
          .enum(tourStops)
          .meta(
            explain(
              "The control it points at; a step whose control is not on screen is left out.",
              "所指向的控件；控件不在屏幕上时跳过该步。",
            ),
          ),
        text: wordsSchema.meta(explain("What the control is for, in a sentence or two.", "控件的用途，一两句话。")),
      }),
    )
    .min(1)
    .max(8)
    .meta(explain("Steps in their order.", "步骤，按顺序排列。")),
});

/** config/tour.json. */
export type ConfigTour = z.infer<typeof tourSchema>;
/** One step of the tour. */
export type ConfigTourStep = ConfigTour["steps"][number];
